import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { compressNext } from './compressPages.ts'
import type { Page } from './page.ts'
import { rewritten, sourceOf } from './page.ts'

const kind = { type: 'text/html', policy: null, immutable: false }
const words = `<html lang="en">${'words of a page '.repeat(100)}${randomUUID()}</html>`

it('a page that says what another says already has its bytes, as they are compressed by now, and its own headers', async () => {
  const first = rewritten(kind, words)
  const quick = first.bodies
  await compressNext([first])
  expect(first.bodies).not.toBe(quick)
  const again = rewritten({ ...kind, policy: "default-src 'none'", isPrivate: true }, words)
  expect(again.bodies).toBe(first.bodies)
  expect([again.policy, again.isPrivate, first.policy]).toEqual(["default-src 'none'", true, null])
})

it('a page that was given other words in place lends them to nobody as those it had', () => {
  const old = `${words} before`
  const page: Page = rewritten(kind, old)
  Object.assign(page, rewritten(page, `${words} after`))
  const again = rewritten(kind, old)
  expect([sourceOf(page), sourceOf(again)]).toEqual([`${words} after`, old])
})
