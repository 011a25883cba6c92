import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import type { SiteForm } from '#domain/content/rules/forms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { BlankForms } from './blankForms.ts'
import { attribute } from './filledPage.ts'
import { readPage } from './formPage.ts'
import type { Page } from './page.ts'
import { rewritten } from './page.ts'

const form: SiteForm = {
  ...{ name: 'trial', path: '/trial', sentPath: '/trial/sent', submit: 'Send', failed: 'Failed.' },
  fields: [{ name: 'name', label: 'Your name', kind: 'line', most: 20 }],
}
const source = '<form><input name="page" data-fill="opened-at"/><p data-fill="said"></p></form>'
const pageOf = (text: string) => rewritten({ type: 'text/html', policy: null, immutable: false }, text)
const began = new Date('2026-11-27T12:00:00Z')
const at = (ms: number) => new Date(began.getTime() + ms)
const read = (page: Page) => brotliDecompressSync(page.bodies.br ?? Buffer.alloc(0)).toString()
beforeAll(() => keepCookieSecret('a secret of the tests that is long enough'))

const signOf = (page: Page) => readPage('trial', /value="([^"]+)"/.exec(read(page))?.[1] ?? '', at(90))

it('is a page of its own for each of a few, and one for a crowd that opens it in the same moment (K14)', () => {
  const [blanks, from] = [new BlankForms(), pageOf(source)]
  const open = (ms: number) => blanks.pageFor(from, form, { said: 'Hello' }, at(ms), 'br')
  const few = [0, 1, 2, 3].map(open)
  const crowd = [4, 5, 49].map(open)
  expect(new Set(few.map((page) => signOf(page)?.number)).size).toBe(4)
  expect(new Set(few.map(({ etag }) => etag)).size).toBe(4)
  expect(new Set(crowd).size).toBe(1)
  expect(few.map((page) => signOf(page)?.number)).not.toContain(signOf(crowd[0] ?? from)?.number)
  const later = open(50)
  expect(signOf(later)?.openedAt).toEqual(at(50))
  for (const page of [...few, ...crowd, later]) expect(read(page)).toContain('<p>Hello</p>')
})

it('is compressed in the encodings that are asked for alone', () => {
  const [blanks, from] = [new BlankForms(), pageOf(source.repeat(9))]
  const open = (accepted: string) => Object.keys(blanks.pageFor(from, form, {}, began, accepted).bodies)
  expect(['br', 'br', 'br', 'gzip'].map(open).at(-1)).toEqual(['identity', 'gzip'])
  expect(open('br')).toEqual(['identity', 'br'])
  expect(open('gzip')).toEqual(['identity', 'br', 'gzip'])
})

it('stands between other words as soon as they are published, and where the clock went back', () => {
  const blanks = new BlankForms()
  const before = blanks.pageFor(pageOf(source), form, {}, began, 'br')
  const page = pageOf(`<h1>New</h1>${source}`)
  const now = blanks.pageFor(page, form, { said: attribute('x', '') }, began, 'br')
  expect(now).not.toBe(before)
  expect(read(now)).toContain('<h1>New</h1>')
  expect(blanks.pageFor(page, form, {}, at(-10), 'br')).not.toBe(now)
})
