import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landingKind } from '#domain/content/rules/landing.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import {
  createSiteText,
  publishSiteText,
  restoreSiteText,
  saveSiteText,
  withdrawSiteText,
} from './commands.ts'
import { keepSiteTexts } from './keepSiteTexts.ts'
import type { Drawing } from './openDrawing.ts'
import { getSiteText, listShown, listSiteTexts } from './queries.ts'

let at: TestApp
let staff: Person
beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
  await at.query(
    `insert into site_documents (path, kind, title, note, body) values ('/advisory/request', 'page', 'Ask', '', 'Ask')`,
  )
})
afterAll(() => at.close())

const fieldsOf = (slug: string, headline = 'Seed round') => ({
  ...landingKind.start,
  slug,
  headline,
  lead: 'For teams that raise in spring.',
  offerTitle: 'A session',
  points: '<b>One</b>\nTwo',
})
const make = async (slug: string = `page-${randomUUID()}`) => {
  const id = randomUUID()
  await at.call(staff, createSiteText, { id, kind: 'landing', fields: fieldsOf(slug) })
  return { id, slug }
}
const published = async () =>
  (await inTransaction(at.app.pool, { kind: 'visitor' }, listShown)).map(({ slug }) => slug)
const publish = (id: string, baseVersion: number, from: string | null = null) =>
  at.call(staff, publishSiteText, { id, baseVersion, at: from })

describe('a page that staff write (K07, K90)', () => {
  it('is a draft that nobody sees, then published, changed without changing what is seen, and restored', async () => {
    const { id, slug } = await make()
    expect(await published()).not.toContain(slug)
    const first = await publish(id, 1)
    expect(first.text).toMatchObject({ state: 'published' })
    expect(await published()).toContain(slug)

    const { text } = await at.call(staff, saveSiteText, {
      id,
      baseVersion: first.text.version,
      fields: fieldsOf(slug, 'Another headline'),
    })
    expect(text.state).toBe('changed')
    // Which versions say what the draft says, so that nobody is asked about words that are kept.
    const kept = async () =>
      (await at.call(staff, getSiteText, { id })).versions.map(({ isDraft }) => isDraft)
    expect(await kept()).toEqual([false])
    const shown = (await inTransaction(at.app.pool, { kind: 'visitor' }, listShown)).find(
      (each) => each.slug === slug,
    )
    expect(shown?.fields.headline).toBe('Seed round')

    await publish(id, text.version)
    const { versions } = await at.call(staff, getSiteText, { id })
    expect(versions.map(({ title }) => title)).toEqual(['Another headline', 'Seed round'])
    const back = await at.call(staff, restoreSiteText, { id, version: versions[1]?.version ?? 0 })
    expect(back.text).toMatchObject({ state: 'changed', fields: { headline: 'Seed round' } })
    expect(await kept()).toEqual([false, true])
  })

  it('shows from a time to come, and not at all once it is withdrawn', async () => {
    const { id, slug } = await make()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await publish(id, 1, later)).text).toMatchObject({ state: 'scheduled', showsAt: later })
    expect(await published()).not.toContain(slug)
    await at.query(`update site_text_versions set from_at = now() - interval '1 second' where text_id = $1`, [
      id,
    ])
    expect(await published()).toContain(slug)
    expect((await at.call(staff, withdrawSiteText, { id })).text.state).toBe('withdrawn')
    expect(await published()).not.toContain(slug)
    await expect(publish(id, 3, new Date(Date.now() - 1000).toISOString())).rejects.toMatchObject({
      data: { problems: [{ field: 'at' }] },
    })
  })

  it('tells by what visitors find it, whatever the draft says, as long as they do', async () => {
    const { id, slug } = await make()
    const shownSlug = async () => (await at.call(staff, getSiteText, { id })).shownSlug
    expect(await shownSlug()).toBeNull()
    const { text } = await publish(id, 1)
    const moved = `${slug}-again`
    const draft = { id, baseVersion: text.version, fields: fieldsOf(moved) }
    const saved = await at.call(staff, saveSiteText, draft)
    expect(await shownSlug()).toBe(slug)
    await publish(id, saved.text.version)
    expect(await shownSlug()).toBe(moved)
    await at.call(staff, withdrawSiteText, { id })
    expect(await shownSlug()).toBeNull()
  })

  it('stays off the site until its new version is due, where it was withdrawn before', async () => {
    const { id, slug } = await make()
    await publish(id, 1)
    const off = await at.call(staff, withdrawSiteText, { id })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await publish(id, off.text.version, later)).text).toMatchObject({ state: 'scheduled' })
    expect(await published()).not.toContain(slug)
    const due = `update site_text_versions set from_at = now() + $2::interval where text_id = $1 and from_at > now()`
    await at.query(due, [id, '100 milliseconds'])
    await expect.poll(published).toContain(slug)
    expect((await at.call(staff, getSiteText, { id })).text.state).toBe('published')
    expect((await at.call(staff, withdrawSiteText, { id })).text.state).toBe('withdrawn')
    expect(await published()).not.toContain(slug)
  })

  it('is refused where its link leads nowhere, where its address is taken, and where somebody saved meanwhile', async () => {
    const { id, slug } = await make()
    const broken = { ...fieldsOf(slug), actionHref: '/no-such-page' }
    const { text } = await at.call(staff, saveSiteText, { id, baseVersion: 1, fields: broken })
    await expect(publish(id, text.version)).rejects.toMatchObject({
      data: { problems: [{ field: 'actionHref', message: siteTextTexts.linkBroken('/no-such-page') }] },
    })
    await expect(
      at.call(staff, createSiteText, { id: randomUUID(), kind: 'landing', fields: fieldsOf(slug) }),
    ).rejects.toMatchObject({ data: { problems: [{ field: 'slug' }] } })
    await expect(at.call(staff, saveSiteText, { id, baseVersion: 1, fields: broken })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const member = await at.person()
    await expect(at.call(member, listSiteTexts, { kind: 'landing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is in memory within two seconds of publishing, in the frame of a built page, found by the search, and gone after withdrawing', async () => {
    const html = (main: string) =>
      `<title>x</title><meta name="robots" content="noindex"/><link rel="canonical" href="https://jul.example/landing"/><main id="main" data-find="page" data-find-note="">${main}</main><footer>Foot</footer>`
    const template: Page = {
      type: 'text/html',
      etag: '',
      bodies: { identity: Buffer.from(html('')) },
      policy: null,
      immutable: false,
    }
    // Lists that others fill over what staff write, such as the map for search engines, are filled in the same moment (K11).
    let filledOver: readonly string[] = []
    const site: Site = {
      ...{ pages: new Map([['/landing', template]]), shell: template, missing: template },
      refills: new Set([
        () => {
          filledOver = [...(site.written?.keys() ?? [])]
        },
      ]),
    }
    const drawing: Drawing = {
      built: async () => [],
      draw: async (texts) =>
        texts.map(({ slug, fields }) => ({
          path: `/landing/${slug}`,
          frame: '/landing',
          main: `<h1>${fields.headline}</h1>`,
          title: 'Offer & more',
          description: 'One',
          graph: [],
        })),
    }
    const stop = await keepSiteTexts(at.app, at.jobsPool, site, drawing)
    try {
      const { id, slug } = await make()
      await publish(id, 1)
      const page = () => {
        const shown = site.written?.get(`/landing/${slug}`)
        return shown && sourceOf(shown)
      }
      await expect.poll(page, { timeout: 2_000 }).toContain('<h1>Seed round</h1></main><footer>Foot</footer>')
      expect(page()).toContain('<title>Offer &amp; more</title>')
      expect(filledOver).toContain(`/landing/${slug}`)
      // The template that it stands in is left out by search engines; the page is not.
      expect(page()).not.toContain('noindex')
      const found = () => at.query('select path from site_documents where path = $1', [`/landing/${slug}`])
      await expect.poll(async () => (await found()).length, { timeout: 1_000 }).toBe(1)
      await at.call(staff, withdrawSiteText, { id })
      await expect.poll(page, { timeout: 2_000 }).toBeUndefined()
    } finally {
      await stop()
    }
  })
})
