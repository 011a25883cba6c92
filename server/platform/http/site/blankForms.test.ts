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

it('is one page for whoever opens it in the same moment, and says when that was', () => {
  const [blanks, from] = [new BlankForms(), pageOf(source)]
  const blank = blanks.on(from, form, { said: 'Hello' }, began, 'br')
  expect(blanks.on(from, form, { said: 'Hello' }, at(49), 'br')).toBe(blank)
  const later = blanks.on(from, form, { said: 'Hello' }, at(50), 'br')
  expect(later.etag).not.toBe(blank.etag)
  for (const [page, ms] of [
    [blank, 0],
    [later, 50],
  ] as const) {
    const [, sign = ''] = /value="([^"]+)"/.exec(read(page)) ?? []
    expect(readPage('trial', sign, at(60))?.openedAt).toEqual(at(ms))
    expect(read(page)).toContain('<p>Hello</p>')
  }
})

it('is compressed in the encodings that are asked for alone', () => {
  const [blanks, from] = [new BlankForms(), pageOf(source.repeat(9))]
  expect(Object.keys(blanks.on(from, form, {}, began, 'br').bodies)).toEqual(['identity', 'br'])
  expect(Object.keys(blanks.on(from, form, {}, began, 'gzip').bodies)).toEqual(['identity', 'br', 'gzip'])
})

it('stands between other words as soon as they are published, and where the clock went back', () => {
  const blanks = new BlankForms()
  const before = blanks.on(pageOf(source), form, {}, began, 'br')
  const page = pageOf(`<h1>New</h1>${source}`)
  const now = blanks.on(page, form, { said: attribute('x', '') }, began, 'br')
  expect(now).not.toBe(before)
  expect(read(now)).toContain('<h1>New</h1>')
  expect(blanks.on(page, form, {}, at(-10), 'br')).not.toBe(now)
})
