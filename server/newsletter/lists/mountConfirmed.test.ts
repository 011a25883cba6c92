import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmForm } from '#domain/newsletter/rules.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { confirmedPath, mountConfirmed } from './mountConfirmed.ts'

const page = rewritten(
  { type: 'text/html', policy: null, immutable: false },
  '<i data-fill="waitlist">Once</i><b data-fill="yelmail">The next issue</b>',
)
const site: Site = { pages: new Map([[confirmForm.sentPath, page]]), shell: page, missing: page }
const server = Fastify()
beforeAll(() => mountConfirmed(server, site))
afterAll(() => server.close())

const bodyAt = async (url: string) => (await server.inject(url)).body

it('whoever confirmed hears what comes of the kind of list they are on, and of no other (K13, K15)', async () => {
  expect(await bodyAt(confirmedPath(['founders', 'lessons']))).toBe(
    '<i hidden="">Once</i><b>The next issue</b>',
  )
  expect(await bodyAt(confirmedPath(['membership']))).toBe('<i>Once</i><b hidden="">The next issue</b>')
})

it('on both kinds, and at any other address, the page is the built one', async () => {
  expect(confirmedPath(['console', 'investors'])).toBe(confirmForm.sentPath)
  for (const query of ['', '?list=', '?list=report'])
    expect((await server.inject(`${confirmForm.sentPath}${query}`)).statusCode).toBe(404)
})
