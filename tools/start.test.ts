import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processTree } from '#tests/bench/processTree.ts'
import { serverFlags } from './serverFlags.mjs'

const tools = import.meta.dirname
let clone: string
let starter: ChildProcess | null = null

// A project that is installed and built, with a Node that only says how it was started.
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'jul-start-'))
  for (const folder of ['tools', 'build/client', 'build/server', 'node_modules/node/bin'])
    mkdirSync(join(clone, folder), { recursive: true })
  for (const name of globSync('*.mjs', { cwd: tools })) cpSync(join(tools, name), join(clone, 'tools', name))
  const lock = JSON.stringify({ packages: { 'node_modules/node': { version: '24.21.0', integrity: 'x' } } })
  writeFileSync(join(clone, 'package-lock.json'), lock)
  writeFileSync(join(clone, 'node_modules/.package-lock.json'), lock)
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}')
  writeFileSync(join(clone, 'build/server/main.mjs'), '')
  const stamp = `import { writeFileSync } from 'node:fs'
    import { fingerprint, stampOf } from './tools/stale.mjs'
    for (const part of ['web', 'server']) writeFileSync(stampOf(part), fingerprint(part))`
  spawnSync(process.execPath, ['--input-type=module', '-e', stamp], { cwd: clone })
})
afterEach(async () => {
  if (starter?.exitCode === null && starter.signalCode === null) {
    starter.kill('SIGKILL')
    await once(starter, 'exit')
  }
  starter = null
  rmSync(clone, { recursive: true, force: true })
})

async function start(server: string): Promise<{ child: ChildProcess; said: string }> {
  const text = `#!/bin/sh\n[ "$1" = --version ] && echo v24.21.0 && exit\necho "$*"\n${server}\n`
  writeFileSync(join(clone, 'node_modules/node/bin/node'), text, { mode: 0o755 })
  const child = spawn(process.execPath, [join(clone, 'tools/start.mjs')], {
    cwd: clone,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  starter = child
  return { child, said: String(await once(child.stdout, 'data')) }
}

describe('npm start', () => {
  it('runs the server with the one list of flags, and ends with its code', async () => {
    const { child, said } = await start('exit 7')
    expect(said).toBe(`${[...serverFlags, join(clone, 'build/server/main.mjs')].join(' ')}\n`)
    expect(await once(child, 'exit')).toEqual([7, null])
  })

  it.runIf(process.platform === 'linux')(
    'keeps nothing but itself and the server, and passes a signal on',
    async () => {
      const { child } = await start('exec sleep 60')
      const below = () => processTree(child.pid ?? 0).map(({ command }) => command.trim())
      await expect
        .poll(below, { timeout: 10_000 })
        .toEqual([expect.stringContaining('tools/start.mjs'), 'sleep 60'])
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([143, null])
    },
  )
})

describe.runIf(process.platform === 'linux')('the note of what serves', () => {
  const serving = () => {
    const ask = `import { servingProcess } from './tools/serving.mjs'; console.log(servingProcess())`
    return spawnSync(process.execPath, ['--input-type=module', '-e', ask], {
      cwd: clone,
      encoding: 'utf8',
    }).stdout.trim()
  }

  it('is of the server, which serves on where whoever started it is killed', async () => {
    const { child } = await start('echo $$ >pid; sleep 60')
    // The file is there a moment before what is written in it.
    const pid = () => (existsSync(join(clone, 'pid')) ? readFileSync(join(clone, 'pid'), 'utf8') : '')
    await expect.poll(pid).toMatch(/^\d+\n$/)
    const server = pid().trim()
    expect(serving()).toBe(server)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(serving()).toBe(server)
    process.kill(-Number(server), 'SIGKILL')
    await expect.poll(serving).toBe('null')
  })

  it('is of nobody where another has the number by now, as in a container that was killed', () => {
    const note = join(clone, 'build/.running', String(process.pid))
    mkdirSync(join(clone, 'build/.running'))
    writeFileSync(note, `${process.pid} 1-00000000`)
    expect(serving()).toBe('null')
    expect(existsSync(note)).toBe(false)
  })
})

it('no other file states a flag of the server, and none of them loads source maps', () => {
  const names = serverFlags.map((flag) => flag.split('=')[0] ?? flag)
  const others = globSync('{tools,tests,server}/**/*.{mjs,ts}', { cwd: join(tools, '..') })
    .filter((path) => path !== 'tools/serverFlags.mjs')
    .filter((path) => names.some((name) => readFileSync(join(tools, '..', path), 'utf8').includes(name)))
  expect(others).toEqual([])
  expect(serverFlags).not.toContain('--enable-source-maps')
})
