import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
// @ts-expect-error safe because the tools are plain modules without types
import { writePressFiles } from './press-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jul-press-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('gives the press the wordmark for light and for dark ground, as SVG and as PNG without a ground', async () => {
  await writePressFiles(folder)
  const press = join(folder, 'press')
  expect(readdirSync(press).sort()).toEqual([
    ...['jul-wordmark-on-dark.png', 'jul-wordmark-on-dark.svg'],
    ...['jul-wordmark-on-light.png', 'jul-wordmark-on-light.svg'],
  ])
  for (const [ground, paint] of [
    ['light', [0x10, 0x14, 0x18]],
    ['dark', [0xf2, 0xf4, 0xf5]],
  ] as const) {
    const svg = readFileSync(join(press, `jul-wordmark-on-${ground}.svg`), 'utf8')
    expect(svg.match(/<path d=/g)).toHaveLength(3)
    const picture = sharp(join(press, `jul-wordmark-on-${ground}.png`)).ensureAlpha()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1840, 700])
    const at = (x: number, y: number) => [...data.subarray((y * 1840 + x) * 4, (y * 1840 + x) * 4 + 4)]
    expect(at(0, 0)[3]).toBe(0)
    expect(at(420, 300)).toEqual([...paint, 255])
  }
})
