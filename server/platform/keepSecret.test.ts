import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSecret } from './keepSecret.ts'

let folder: string
let warned: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jul-secret-'))
  warned = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const keep = (dataDir = folder) => keepSecret(dataDir, (line) => warned.push(line))

it('is made once, for its user alone, and leaves nothing next to it', async () => {
  const made = await keep(join(folder, 'data'))
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(await keep(join(folder, 'data'))).toBe(made)
  expect(readdirSync(join(folder, 'data'))).toEqual(['auth-secret'])
  expect(statSync(join(folder, 'data', 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(warned).toEqual([])
})

it.each(['', 'abc', '0123456789abcdef0123456789abcde'])(
  'cut off to %j it is made anew, and that is said',
  async (torn) => {
    writeFileSync(join(folder, 'auth-secret'), torn)
    const made = await keep()
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(made)
    expect(warned).toEqual([
      `${join(folder, 'auth-secret')} was damaged and is made anew; everybody signs in again.`,
    ])
    expect(await keep()).toBe(made)
  },
)

it('that cannot be kept is refused in one line that names the setting', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(keep(join(folder, 'file'))).rejects.toThrow(/^DATA_DIR: .* cannot be read or written$/)
})
