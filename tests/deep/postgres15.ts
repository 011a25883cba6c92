import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '#server/platform/db/pool.ts'
import { freePort } from '#tests/faults/productNode.ts'

const binaries = '/usr/lib/postgresql/15/bin'
/** Where Debian puts the oldest PostgreSQL that is supported. */
export const hasPostgres15 = existsSync(join(binaries, 'postgres'))

/** A cluster of PostgreSQL 15 of its own; `adminUrl` may do everything. */
export async function startPostgres15(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'jul-pg15-'))
  const user = lentUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (const until = Date.now() + 20_000; ; await pause(100)) {
    const client = openClient({ connectionString: adminUrl })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) break
    if (Date.now() > until) throw new Error('PostgreSQL 15 does not answer')
  }
  return {
    adminUrl,
    stop: async () => {
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses root; the user that Debian made for it is there where it is installed. */
function lentUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
