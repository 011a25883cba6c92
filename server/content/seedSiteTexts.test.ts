import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import type { BuiltText } from '#domain/content/types.ts'
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
import { seedSiteTexts } from './seedSiteTexts.ts'

const wordsOf = (page: Page | undefined): string | undefined => page && sourceOf(page)

let at: TestApp
let staff: Person
beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

const shownNow = () => inTransaction(at.app.pool, { kind: 'visitor' }, listShown)
const publish = (id: string, baseVersion: number, from: string | null = null) =>
  at.call(staff, publishSiteText, { id, baseVersion, at: from })

describe('a text that the build brings (K90)', () => {
  const question = (slug: string, words: string) => ({
    kind: 'question' as const,
    slug,
    fields: { slug, topic: 'booking', place: '10', question: words, text: 'So.' },
  })
  const seed = (...texts: BuiltText[]) => seedSiteTexts(at.jobsPool, { built: async () => texts })
  const list = async () => (await at.call(staff, listSiteTexts, { kind: 'question' })).texts

  it('is published by nobody, follows the next build, and stays as staff left it once they published', async () => {
    await seed(question('one', 'First?'), question('two', 'Second?'))
    await seed(question('one', 'First, again?'), question('two', 'Second?'))
    const [one, two] = await list()
    expect(one).toMatchObject({ title: 'First, again?', state: 'published', isBuilt: true, path: '/faq#one' })
    // What the build says stands on its pages already.
    expect((await shownNow()).filter(({ kind }) => kind === 'question')).toEqual([])

    const id = one?.id ?? ''
    const fields = { ...question('one', 'Ours?').fields }
    const saved = await at.call(staff, saveSiteText, { id, baseVersion: one?.version ?? 0, fields })
    await publish(id, saved.text.version)
    await seed(question('one', 'Third?'))
    expect((await list()).map(({ title }) => title)).toEqual(['Ours?'])
    expect((await at.call(staff, getSiteText, { id })).versions.map((each) => each.publishedBy)).toEqual([
      ...[expect.any(String), siteTextTexts.byBuild, siteTextTexts.byBuild],
    ])
    await expect(
      at.call(staff, saveSiteText, {
        id,
        baseVersion: saved.text.version + 1,
        fields: { ...fields, slug: 'other' },
      }),
    ).rejects.toMatchObject({ data: { problems: [{ field: 'slug', message: siteTextTexts.slugStays }] } })
    expect(two?.title).toBe('Second?')
  })

  it('stays off the site where staff took it off, whatever later builds say', async () => {
    await seed(question('off', 'Off?'))
    const there = async () => (await list()).find((each) => each.path === '/faq#off')
    await at.call(staff, withdrawSiteText, { id: (await there())?.id ?? '' })
    await seed(question('off', 'Off, again?'))
    expect(await there()).toMatchObject({ state: 'withdrawn' })
    expect((await shownNow()).filter(({ slug }) => slug === 'off')).toMatchObject([{ isWithdrawn: true }])
  })

  it('that binds gets its next version and the day it is in force from when it is published, and says so on every page (K19, T-160)', async () => {
    const fields = {
      slug: 'cookie-preferences',
      title: 'Cookies',
      short: 'Short.',
      sections: '## One {#one}\n\nTwo.',
      version: '5',
      inForceSince: '2026-01-01',
    }
    await seed({ kind: 'legal', slug: 'cookie-preferences', fields })
    const [text] = (await at.call(staff, listSiteTexts, { kind: 'legal' })).texts
    const id = text?.id ?? ''
    const byHand = { ...fields, title: 'Cookies, again', version: '99', inForceSince: '2040-01-01' }
    const saved = await at.call(staff, saveSiteText, { id, baseVersion: text?.version ?? 0, fields: byHand })
    expect(saved.text.fields).toMatchObject({ title: 'Cookies, again', version: '5' })

    const html: Page = {
      type: 'text/html',
      etag: '',
      policy: null,
      immutable: false,
      bodies: { identity: Buffer.from('<html lang="en"><main></main></html>') },
    }
    const main = '<main><div data-legal="act"><form></form></div><div data-legal="text">Two.</div></main>'
    const legal: Page = { ...html, bodies: { identity: Buffer.from(`<head></head>${main}`) } }
    const pages = new Map([
      ['/', html],
      ['/cookie-preferences', legal],
    ])
    const stampWorker = vi.fn()
    const site: Site = { pages, shell: html, missing: html, stampWorker }
    const numbers: (string | undefined)[][] = []
    const drawing: Drawing = {
      built: async () => [],
      draw: async (_texts, _today, history) => {
        numbers.push(history.map((each) => each.fields.version))
        return []
      },
    }
    const stop = await keepSiteTexts(at.app, at.jobsPool, site, drawing)
    try {
      const { text: shown } = await publish(id, saved.text.version)
      const today = new Date().toISOString().slice(0, 10)
      expect(shown.fields).toMatchObject({ version: '6', inForceSince: today })
      await expect.poll(() => site.legal?.get('/cookie-preferences'), { timeout: 2_000 }).toBe(6)
      await expect
        .poll(() => wordsOf(site.pages.get('/')), { timeout: 1_000 })
        .toContain('<html data-cookies="6" lang="en">')
      // The worker of the consoles keeps the document as it is now (0107).
      expect(stampWorker).toHaveBeenCalled()
      // Both can be read: the one before is drawn, and what is in force has the address that it will keep.
      expect(numbers).toEqual([['5'], ['6', '5']])
      const kept = wordsOf(site.written?.get('/cookie-preferences/version-6'))
      expect(kept).toContain('noindex')
      // To be read: what can be done on the page is done there.
      expect(kept).toContain('<main><div data-legal="text">Two.</div></main>')
      // None is added and none taken away.
      await expect(at.call(staff, withdrawSiteText, { id })).rejects.toMatchObject({
        data: { reason: 'site_text_fixed' },
      })
      await expect(
        at.call(staff, createSiteText, { id: randomUUID(), kind: 'legal', fields }),
      ).rejects.toMatchObject({ data: { reason: 'site_text_fixed' } })
    } finally {
      await stop()
    }
  })

  it('that binds asks members again and says its change of the one version that does so, not of drafts after it or restored from it', async () => {
    const fields = {
      slug: 'privacy-policy',
      title: 'Privacy',
      short: 'Short.',
      sections: '## One {#one}\n\nTwo.',
      version: '1',
      inForceSince: '2026-01-01',
    }
    await seed({ kind: 'legal', slug: fields.slug, fields })
    const texts = (await at.call(staff, listSiteTexts, { kind: 'legal' })).texts
    const { id, version } = texts.find(({ path }) => path === '/privacy-policy') ?? { id: '', version: 0 }
    const again = { ...fields, again: 'yes', changed: 'Adds a line.' }
    const saved = await at.call(staff, saveSiteText, { id, baseVersion: version, fields: again })
    const asking = await publish(id, saved.text.version)
    const restored = await at.call(staff, restoreSiteText, { id, version: saved.text.version })
    for (const { text } of [asking, restored])
      expect([text.fields.again ?? '', text.fields.changed ?? '']).toEqual(['', ''])
    await publish(id, restored.text.version)
    const said = await at.query<{ again: string | null; changed: string | null }>(
      `select fields->>'again' as again, fields->>'changed' as changed from site_text_versions where text_id = $1 order by version`,
      [id],
    )
    const none = { again: null, changed: null }
    expect(said).toEqual([none, { again: 'yes', changed: 'Adds a line.' }, none])
  })

  it('that binds still asks again when it is published anew before its time, and its draft does not once it is in force', async () => {
    const fields = {
      slug: 'terms-of-service',
      title: 'Terms',
      short: 'Short.',
      sections: '## One {#one}\n\nTwo.',
      version: '1',
      inForceSince: '2026-01-01',
    }
    await seed({ kind: 'legal', slug: fields.slug, fields })
    const texts = (await at.call(staff, listSiteTexts, { kind: 'legal' })).texts
    const { id, version } = texts.find(({ path }) => path === '/terms-of-service') ?? { id: '', version: 0 }
    const save = (baseVersion: number, more: object) =>
      at.call(staff, saveSiteText, { id, baseVersion, fields: { ...fields, ...more } })
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const schedule = (baseVersion: number) =>
      at.call(staff, publishSiteText, { id, baseVersion, at: soon }).then(({ text }) => text)
    const said = async () =>
      (
        await at.query<{ again: string | null }>(
          `select fields->>'again' as again from site_text_versions where text_id = $1 and from_at > now()`,
          [id],
        )
      ).map(({ again }) => again)

    const first = await schedule((await save(version, { again: 'yes' })).text.version)
    expect(first.fields.again).toBe('yes')
    // A slip of the pen is mended in what the editor showed.
    const mended = await save(first.version, { ...first.fields, title: 'The terms' })
    const second = await schedule(mended.text.version)
    expect(await said()).toEqual(['yes'])
    const wording = await save(second.version, { ...second.fields, again: 'no' })
    const third = await schedule(wording.text.version)
    expect(await said()).toEqual(['no'])
    await schedule((await save(third.version, { ...third.fields, again: 'yes' })).text.version)
    // Its day has come.
    await at.query(`update site_texts set updated_at = now() - interval '2 days' where id = $1`, [id])
    await at.query(
      `update site_text_versions set from_at = now() - interval '1 day' where text_id = $1 and from_at > now()`,
      [id],
    )
    const { text } = await at.call(staff, getSiteText, { id })
    expect(text.fields.again ?? '').toBe('')
    await publish(id, text.version)
    expect(
      await at.query(
        `select fields->>'again' as again from site_text_versions where text_id = $1 order by version desc limit 2`,
        [id],
      ),
    ).toEqual([{ again: null }, { again: 'yes' }])
  })

  it('that staff take away is told to the site as gone', async () => {
    await seed(question('three', 'Away?'))
    const id = (await list()).find(({ title }) => title === 'Away?')?.id ?? ''
    await at.call(staff, withdrawSiteText, { id })
    expect(await shownNow()).toContainEqual(expect.objectContaining({ slug: 'three', isWithdrawn: true }))
  })
})
