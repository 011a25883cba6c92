import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Bodies } from './compressPages.ts'
import {
  atRest,
  bytesOf,
  compressNext,
  isCompressed,
  lengthOf,
  noteCompressed,
  plainOf,
  toCompress,
} from './compressPages.ts'

const words = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url))
const page = (file: string): { bodies: Bodies } => ({ bodies: toCompress(words(file)) })
/** The same, after somebody asked for it. */
function asked(file: string): { bodies: Bodies } {
  const one = page(file)
  bytesOf(one.bodies, 'br')
  return one
}

it('what nobody asked for yet waits as it is; whoever asks first has it compressed for all', () => {
  const { bodies } = page('README.md')
  expect([Object.keys(bodies), isCompressed(bodies)]).toEqual([['identity'], true])
  expect(bytesOf(bodies, 'identity')).toEqual(words('README.md'))
  const br = bytesOf(bodies, 'br')
  expect(brotliDecompressSync(br ?? '')).toEqual(words('README.md'))
  expect([Object.keys(bodies), isCompressed(bodies)]).toEqual([['br'], true])
  expect(bytesOf(bodies, 'br')).toBe(br)
  expect(bytesOf(bodies, 'identity')).toBeUndefined()
})

it('whoever asks for gzip first finds it, too', () => {
  const { bodies } = page('README.md')
  expect(gunzipSync(bytesOf(bodies, 'gzip') ?? '')).toEqual(words('README.md'))
})

it('whatever waits is compressed at the first look, unless somebody asked meanwhile, and one page as hard as it goes', async () => {
  const pages = [
    asked('README.md'),
    page('CONTRIBUTING.md'),
    page('ARCHITECTURE.md'),
    page('docs/glossary.md'),
  ]
  const [hard, underWay, next, left] = pages.map(({ bodies }) => bodies)
  const compressing = compressNext(pages)
  const early = [underWay, next].map((bodies) => bytesOf(bodies ?? {}, 'br'))
  await compressing
  for (const { bodies } of pages) expect(Object.keys(bodies)).toEqual(['br'])
  expect([underWay?.br, next?.br]).toEqual(early)
  expect(underWay?.br).toBe(early[0])
  expect(brotliDecompressSync(left?.br ?? '')).toEqual(words('docs/glossary.md'))
  expect(hard?.br?.length).toBeLessThan((asked('README.md').bodies.br?.length ?? 0) * 0.95)
  expect(lengthOf(hard ?? {})).toBe(words('README.md').length)
})

it('pages that were packed quickly are pressed one at a time, into fewer bytes that say the same', async () => {
  const pages = [asked('README.md'), asked('CONTRIBUTING.md')]
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
  const built = asked('README.md')
  if (built.bodies.br) noteCompressed(built.bodies.br)
  const { br } = built.bodies
  await compressNext([built])
  expect(built.bodies.br).toBe(br)
})

it('a page that got other words meanwhile keeps them', async () => {
  const one = asked('README.md')
  const pressing = compressNext([one])
  const other = toCompress(words('CONTRIBUTING.md'))
  one.bodies = other
  await pressing
  expect(one.bodies).toBe(other)
})

it('what is kept compressed alone is unpacked once for all who hold it, and its length is known without', async () => {
  const one = asked('README.md')
  expect(Object.keys(one.bodies)).toEqual(['br'])
  expect(plainOf(one.bodies)).toEqual(words('README.md'))
  expect(plainOf(one.bodies)).toBe(plainOf(one.bodies))
  expect(lengthOf(one.bodies)).toBe(words('README.md').length)
  await compressNext([one])
  expect(lengthOf(one.bodies)).toBe(words('README.md').length)
})

it('gzip is made when somebody asks for it first, once, and stays when the page is pressed again', async () => {
  const one = asked('README.md')
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
