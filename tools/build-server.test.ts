import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processTree } from '#tests/bench/processTree.ts'
import { buildServer } from './build-server.mjs'
import { readStack } from './read-stack.mjs'

const root = join(import.meta.dirname, '..')
let folder: string
let text: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jul-build-'))
  await buildServer(join(folder, 'server'))
  text = readFileSync(join(folder, 'server', 'main.mjs'), 'utf8')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where the built text says `words`, as a stack would name the place. */
function placeOf(words: string): string {
  const lines = text.slice(0, text.indexOf(words)).split('\n')
  return `${join(folder, 'server', 'main.mjs')}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

describe('the built server', () => {
  it('keeps the names of functions, so that a stack can be read as it is', () => {
    for (const words of ['function readConfig(', 'function becomeAdmin(', 'ConfigError=class extends Error'])
      expect(text.includes(words), words).toBe(true)
  })

  it('has no line so long that an uncaught error would fill the log with it', () => {
    const code = text.split('\n').filter((line) => !line.includes('`'))
    expect(code.filter((line) => line.length > 10_000)).toEqual([])
    expect(code.length).toBeGreaterThan(5_000)
  })

  it('has a map by which a stack names its sources', () => {
    const stack = `ConfigError: no\n    at readConfig (file://${placeOf('function readConfig(')})\n    at node:internal/main:1:2`
    const line = readFileSync(join(root, 'server/platform/config.ts'), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('function readConfig('))
    expect(readStack(stack, join(folder, 'server'))).toMatch(
      new RegExp(
        `^ConfigError: no\\n {4}at readConfig \\(server/platform/config\\.ts:${line + 1}:\\d+\\)\\n {4}at node:internal/main:1:2$`,
      ),
    )
  })
})

it.runIf(process.platform === 'linux')('leaves nothing of esbuild running once it is built', async () => {
  const script = `import { buildServer } from './tools/build-server.mjs'
    await buildServer(process.argv[1])
    console.log('built')
    setInterval(() => undefined, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, join(folder, 'second')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    expect(String(await once(child.stdout, 'data'))).toContain('built')
    const below = () => processTree(child.pid ?? 0).map(({ pid }) => pid)
    await expect.poll(below, { timeout: 10_000 }).toEqual([child.pid])
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})
