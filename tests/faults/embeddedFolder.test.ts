import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { endOwner, startOwner, temporaryFolder } from './owner.ts'
import { ask } from './writers.ts'

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder.path, 'data')
})
afterEach(() => folder.remove())

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

it('refuses a second process on the folder within 5 s, names the first, and leaves it alone (F04)', async () => {
  const first = startOwner(dataDir)
  const { ownerUrl } = await first.answer
  symlinkSync(dataDir, join(folder.path, 'other-name'))
  const startedAt = performance.now()
  for (const name of [dataDir, join(folder.path, 'other-name')]) {
    const second = startOwner(name)
    const { code, message } = await second.answer
    await second.ended
    expect(code).toBe('in_use')
    expect(message).toContain(`process ${first.pid}`)
    expect(message).not.toContain('\n')
  }
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(await ask(String(ownerUrl), 'select 1 as alive')).toEqual([{ alive: 1 }])
  await endOwner(first)
})

it('lets exactly one of several processes in that start at the same moment', async () => {
  const owners = Array.from({ length: 4 }, () => startOwner(dataDir))
  const answers = await Promise.all(owners.map((owner) => owner.answer))
  expect(answers.filter((answer) => answer.ownerUrl)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'in_use')).toHaveLength(3)
  await Promise.all(owners.map((owner) => endOwner(owner)))
})

it('refuses a second start in the same process', async () => {
  const database = await startEmbedded({ dataDir, log: quiet })
  await expect(startEmbedded({ dataDir, log: quiet })).rejects.toMatchObject({ code: 'in_use' })
  await database.stop()
})

it('is not held up by numbers of dead processes that strangers carry now', async () => {
  const before = await startEmbedded({ dataDir, log: quiet })
  await ask(before.ownerUrl, 'create table remembered (id int)')
  await before.stop()
  writeFileSync(join(dataDir, 'postgres.lock', `${process.ppid}.1-00000000`), 'held')
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.ppid}\n${dataDir}\n1\n5432\n\n\n\n`, {
    mode: 0o600,
  })

  const after = await startEmbedded({ dataDir, log: quiet })
  expect(await ask(after.ownerUrl, 'select * from remembered')).toEqual([])
  await after.stop()
})

it('removes what an interrupted first start left, and starts in an empty folder somebody made', async () => {
  mkdirSync(join(dataDir, 'postgres.new-abcdef', 'data', 'base'), { recursive: true })
  mkdirSync(join(dataDir, 'postgres'))
  const database = await startEmbedded({ dataDir, log: quiet })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))).toEqual([])
  await database.stop()
})

it.each([
  {
    what: 'a file where the folder should be',
    make: () => writeFileSync(dataDir, ''),
    code: 'unreadable',
    says: 'is not a folder',
  },
  {
    what: 'files that are no database of ours',
    make: () => {
      mkdirSync(join(dataDir, 'postgres'), { recursive: true })
      writeFileSync(join(dataDir, 'postgres', 'diary.txt'), 'dear diary')
    },
    code: 'unreadable',
    says: 'not a database created by JUL',
  },
  {
    what: 'a database of another version',
    make: () => {
      mkdirSync(join(dataDir, 'postgres'), { recursive: true })
      writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
      writeFileSync(join(dataDir, 'postgres', 'owner-password'), 'x')
    },
    code: 'failed',
    says: 'was created by PostgreSQL 17, but JUL runs PostgreSQL 18',
  },
])('says in one line that it found $what, and touches nothing', async ({ make, code, says }) => {
  make()
  const refusal = await startEmbedded({ dataDir, log: quiet }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code })
  expect(String(refusal)).toContain(says)
  expect(String(refusal)).not.toContain('\n')
  rmSync(join(dataDir), { recursive: true })
})

it('says which setting of the cluster stops it, in one line', async () => {
  await (await startEmbedded({ dataDir, log: quiet })).stop()
  writeFileSync(join(dataDir, 'postgres', 'postgresql.auto.conf'), 'no_such_setting = 1\n')
  const refusal = await startEmbedded({ dataDir, log: quiet }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'failed' })
  expect(String(refusal)).not.toContain('\n')
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('no_such_setting')
})

it.each(['', '12', '\u0000\u0000\u0000', 'no number\n'])(
  'starts within 5 s with a postmaster.pid that a crash or a full disk cut off to %j, and stops what still runs there (F45)',
  async (torn) => {
    const first = startOwner(dataDir)
    const { ownerUrl } = await first.answer
    await ask(String(ownerUrl), 'create table remembered (id int)')
    const file = join(dataDir, 'postgres', 'postmaster.pid')
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    // Our process is gone at once; its PostgreSQL runs on, and its file names nobody.
    process.kill(first.pid, 'SIGKILL')
    await first.ended
    writeFileSync(file, torn, { mode: 0o600 })
    const startedAt = performance.now()
    const after = await startEmbedded({ dataDir, log: quiet })
    const tookMs = performance.now() - startedAt
    expect(Number.parseInt(readFileSync(file, 'utf8'), 10)).not.toBe(pid)
    expect(await ask(after.ownerUrl, 'select * from remembered')).toEqual([])
    await after.stop()
    expect(tookMs).toBeLessThan(5_000)
  },
)
