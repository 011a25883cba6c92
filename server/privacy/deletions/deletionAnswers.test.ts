import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmDeletionForm, keepDataForm } from '#domain/privacy/rules/deletions.ts'
import { rewritten } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { deletionAnswers } from './deletionAnswers.ts'

const page = rewritten(
  { type: 'text/html', policy: null, immutable: false },
  ['asked', 'waiting', 'cancelled', 'unknown', 'keep']
    .map((each) => `<p data-fill="${each}">${each}</p>`)
    .join(''),
)
const forms = [confirmDeletionForm, keepDataForm]
const site: Site = { shell: page, missing: page, pages: new Map(forms.map(({ path }) => [path, page])) }

let at: TestApp
const server = Fastify()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  mountForms(server, at.app, site, deletionAnswers)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

it.each(forms)(
  '$path says to an address without a token what it says to one we have not made (K37)',
  async ({ path }) => {
    const [blank, empty] = await Promise.all(
      ['', '?token='].map(async (query) => (await server.inject(`${path}${query}`)).body),
    )
    expect(blank).toContain('<p>unknown</p>')
    expect(blank).toBe(empty)
  },
)
