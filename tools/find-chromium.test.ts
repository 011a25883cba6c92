import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findChromium, findHeadless } from './find-chromium.mjs'

const bin = mkdtempSync(join(tmpdir(), 'jul-browser-'))
afterAll(() => rmSync(bin, { recursive: true }))
const edge = join(bin, 'microsoft-edge')
writeFileSync(edge, '', { mode: 0o755 })

it('takes the browser that CHROMIUM names, or says that there is none', async () => {
  expect(await findChromium({ CHROMIUM: edge, PATH: '' })).toBe(edge)
  expect(await findChromium({ CHROMIUM: join(bin, 'nothing'), PATH: bin })).toBeNull()
})

it('finds Edge on the PATH where there is no Chromium', async () => {
  expect(await findChromium({ PATH: bin })).toBe(edge)
})

it('takes a shell without windows for journeys, and a whole browser where there is none', async () => {
  expect(await findHeadless({ PATH: bin })).toBe(edge)
  const shell = join(bin, 'chromium-headless-shell')
  writeFileSync(shell, '', { mode: 0o755 })
  expect(await findHeadless({ PATH: bin })).toBe(shell)
  expect(await findHeadless({ CHROMIUM: edge, PATH: bin })).toBe(edge)
  expect(await findChromium({ PATH: bin })).toBe(edge)
})
