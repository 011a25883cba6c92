import { expect, it } from 'vitest'
import { escapeHtml } from '#server/platform/template.ts'
import { attribute, fillHtml } from './filledPage.ts'
import type { Page } from './site.ts'

const page = (html: string): Page => ({
  type: 'text/html',
  etag: '""',
  bodies: { identity: Buffer.from(html) },
  policy: null,
  immutable: false,
})

it('fills attributes and words, leaves nothing of a place, and reads no place in what people typed', () => {
  const built = page(
    '<input name="a" data-fill="a"/><textarea data-fill="b"></textarea><p data-fill="b-error"></p><i data-fill="c"><b></b></i>',
  )
  const typed = '"><script> data-fill="a" $& $1 </textarea>'
  expect(
    fillHtml(built, { a: attribute('value', typed), b: escapeHtml(typed), 'b-state': ' class="bad"' }),
  ).toBe(
    `<input name="a" value="${escapeHtml(typed)}"/><textarea class="bad">${escapeHtml(typed)}</textarea><p></p><i><b></b></i>`,
  )
  expect(escapeHtml(typed)).not.toMatch(/[<>"]/)
})
