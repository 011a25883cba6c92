import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Bodies } from './compressPages.ts'
import {
  compressNext,
  compressQuickly,
  lengthOf,
  noteCompressed,
  plainOf,
  withoutPlain,
} from './compressPages.ts'

const words = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url))
const page = (file: string): { bodies: Bodies } => ({ bodies: compressQuickly(words(file)) })

it('pages that were packed quickly are pressed one at a time, into fewer bytes that say the same', async () => {
  const pages = [page('README.md'), page('CONTRIBUTING.md')]
  const quick = pages.map(({ bodies }) => bodies)
  await compressNext(pages)
  expect(pages[0]?.bodies.br?.length).toBeLessThan((quick[0]?.br?.length ?? 0) * 0.95)
  expect(brotliDecompressSync(pages[0]?.bodies.br ?? '')).toEqual(words('README.md'))
  expect([pages[0]?.bodies.gzip, pages[0]?.bodies.identity]).toEqual([quick[0]?.gzip, quick[0]?.identity])
  expect(pages[1]?.bodies).toBe(quick[1])
  await compressNext(pages)
  expect(pages[1]?.bodies.br?.length).toBeLessThan(quick[1]?.br?.length ?? 0)
  const done = pages.map(({ bodies }) => bodies)
  await compressNext(pages)
  for (const [at, { bodies }] of pages.entries()) expect(bodies).toBe(done[at])
})

it('what the build pressed is left alone', async () => {
  const built = page('README.md')
  if (built.bodies.br) noteCompressed(built.bodies.br)
  const { bodies } = built
  await compressNext([built])
  expect(built.bodies).toBe(bodies)
})

it('a page that got other words meanwhile keeps them', async () => {
  const one = page('README.md')
  const pressing = compressNext([one])
  const other = compressQuickly(words('CONTRIBUTING.md'))
  one.bodies = other
  await pressing
  expect(one.bodies).toBe(other)
})

it('what is kept compressed alone is unpacked once for all who hold it, and its length is known without', () => {
  const bodies = withoutPlain(compressQuickly(words('README.md')))
  expect(bodies).not.toHaveProperty('identity')
  expect(plainOf(bodies)).toEqual(words('README.md'))
  expect(plainOf(bodies)).toBe(plainOf(bodies))
  expect(lengthOf(bodies)).toBe(words('README.md').length)
})
