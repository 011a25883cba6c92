import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Bodies } from './compressPages.ts'
import {
  atRest,
  bytesOf,
  compressNext,
  compressQuickly,
  lengthOf,
  noteCompressed,
  plainOf,
} from './compressPages.ts'

const words = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url))
const page = (file: string): { bodies: Bodies } => ({ bodies: compressQuickly(words(file)) })

it('pages that were packed quickly are pressed one at a time, into fewer bytes that say the same', async () => {
  const pages = [page('README.md'), page('CONTRIBUTING.md')]
  const brOf = () => pages.map(({ bodies }) => bodies.br)
  const quick = brOf()
  await compressNext(pages)
  const [first, second] = brOf()
  expect(first?.length).toBeLessThan((quick[0]?.length ?? 0) * 0.95)
  expect(brotliDecompressSync(first ?? '')).toEqual(words('README.md'))
  expect(second).toBe(quick[1])
  await compressNext(pages)
  expect(brOf()[1]?.length).toBeLessThan(quick[1]?.length ?? 0)
  const done = brOf()
  await compressNext(pages)
  for (const [at, br] of brOf().entries()) expect(br).toBe(done[at])
})

it('what the build pressed is left alone', async () => {
  const built = page('README.md')
  if (built.bodies.br) noteCompressed(built.bodies.br)
  const { br } = built.bodies
  await compressNext([built])
  expect(built.bodies.br).toBe(br)
})

it('a page that got other words meanwhile keeps them', async () => {
  const one = page('README.md')
  const pressing = compressNext([one])
  const other = compressQuickly(words('CONTRIBUTING.md'))
  one.bodies = other
  await pressing
  expect(one.bodies).toBe(other)
})

it('what is kept compressed alone is unpacked once for all who hold it, and its length is known without', async () => {
  const one = { bodies: atRest(compressQuickly(words('README.md'))) }
  expect(Object.keys(one.bodies)).toEqual(['br'])
  expect(plainOf(one.bodies)).toEqual(words('README.md'))
  expect(plainOf(one.bodies)).toBe(plainOf(one.bodies))
  expect(lengthOf(one.bodies)).toBe(words('README.md').length)
  await compressNext([one])
  expect(lengthOf(one.bodies)).toBe(words('README.md').length)
})

it('gzip is made when somebody asks for it first, once, and stays when the page is pressed again', async () => {
  const one = { bodies: atRest(compressQuickly(words('README.md'))) }
  const zipped = bytesOf(one.bodies, 'gzip')
  expect(gunzipSync(zipped ?? '')).toEqual(words('README.md'))
  expect(bytesOf(one.bodies, 'gzip')).toBe(zipped)
  await compressNext([one])
  expect(bytesOf(one.bodies, 'gzip')).toBe(zipped)
  expect(bytesOf(one.bodies, 'identity')).toBeUndefined()
})

it('what was never compressed has neither', () => {
  const bodies = atRest({ identity: Buffer.from('short') })
  expect([bytesOf(bodies, 'gzip'), bytesOf(bodies, 'br'), lengthOf(bodies)]).toEqual([
    undefined,
    undefined,
    5,
  ])
  expect([plainOf({}).length, lengthOf({})]).toEqual([0, 0])
})
