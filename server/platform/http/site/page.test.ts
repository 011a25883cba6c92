import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { bytesOf, compressNext } from './compressPages.ts'
import type { Page } from './page.ts'
import { rewritten, sourceOf } from './page.ts'

const kind = { type: 'text/html', policy: null, immutable: false }
// Words enough that pressing them harder is worth it.
const many = Array.from({ length: 600 }, (_, at) => `word ${(at * 7_919) % 1_009} of a page`).join(', ')
const words = `<html lang="en">${many}${randomUUID()}</html>`

it('a page that says what another says already has its bytes, as they are compressed by now, and its own headers', async () => {
  const first = rewritten(kind, words)
  const br = bytesOf(first.bodies, 'br')
  await compressNext([first])
  expect(first.bodies.br).not.toBe(br)
  const again = rewritten({ ...kind, policy: "default-src 'none'", isPrivate: true }, words)
  expect(again.bodies).toBe(first.bodies)
  expect([again.policy, again.isPrivate, first.policy]).toEqual(["default-src 'none'", true, null])
})

it('pages that say the same are compressed once more as one, whichever of them is there longer', async () => {
  const page: Page = rewritten(kind, `${words} once`)
  // As pages are that say another version of a text (sayLegal): what was made for it is gone at once.
  Object.assign(page, rewritten(page, `${words} twice`))
  const again = rewritten(kind, `${words} twice`)
  expect(again.bodies).toBe(page.bodies)
  await compressNext([again])
  expect(again.bodies.br).toBe(page.bodies.br)
})

it('a page that was given other words in place lends them to nobody as those it had', () => {
  const old = `${words} before`
  const page: Page = rewritten(kind, old)
  Object.assign(page, rewritten(page, `${words} after`))
  const again = rewritten(kind, old)
  expect([sourceOf(page), sourceOf(again)]).toEqual([`${words} after`, old])
})
