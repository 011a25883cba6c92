import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { catalogueCards, serviceCardDefaults } from '#domain/billing/rules/serviceCards.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { requestService } from '#server/app/inquiries/requestService.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { sourceOf } from '#server/platform/http/site/page.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { createServiceCard, editServiceCard, moveServiceCard } from './commands.ts'
import { servicePages } from './keepServiceCards.ts'
import { listAllServiceCards, listServiceCards, listServiceCardVersions } from './queries.ts'
import { seedServiceCards } from './seedServiceCards.ts'

let at: TestApp
let staff: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
  member = await at.person({})
  await seedServiceCards(at.jobsPool)
})
afterAll(() => at.close())

const add = async (cardId: string, more: Partial<ServiceCardFields> = {}, id: string = randomUUID()) =>
  (await at.call(staff, createServiceCard, { ...serviceCardDefaults, id, cardId, title: cardId, ...more }))
    .card
const offered = async (who: Person | null = null) => (await at.call(who, listServiceCards, undefined)).cards
const edit = async (
  id: string,
  changes: Partial<ServiceCardFields>,
  baseVersion = 1,
  base: Partial<ServiceCardFields> = {},
) => (await at.call(staff, editServiceCard, { id, baseVersion, base, changes })).card

describe('the catalogue (K12, T-042)', () => {
  it('begins with the services of the price list, once, and staff’s words are never written over', async () => {
    expect((await offered()).map(({ cardId, priceEurCents }) => [cardId, priceEurCents])).toEqual(
      catalogueCards.map(({ cardId, priceEurCents }) => [cardId, priceEurCents]),
    )
    const [first] = await offered()
    await edit(first?.id ?? '', { title: 'Session of strategy' })
    await seedServiceCards(at.jobsPool)
    expect((await offered(member))[0]?.title).toBe('Session of strategy')
    expect(await offered()).toHaveLength(3)
  })

  it('leads to a page that there is, asked when the page is written (K90)', async () => {
    await at.query(
      `insert into site_documents (path, kind, title, note, body) values ('/ventures', 'page', 'Ventures', '', 'Ventures')
        on conflict do nothing`,
    )
    const refused = { problems: [{ field: 'infoUrl', message: siteTextTexts.linkBroken('/nowhere') }] }
    await expect(add('to-nowhere', { isActive: false, infoUrl: '/nowhere' })).rejects.toMatchObject(refused)
    const card = await add('to-ventures', { isActive: false, infoUrl: '/ventures#criteria' })
    await expect(edit(card.id, { infoUrl: '/nowhere?from=card' })).rejects.toMatchObject(refused)
    // The page is gone meanwhile: its other fields are still written.
    await at.query(`delete from site_documents where path = '/ventures'`)
    expect((await edit(card.id, { title: 'Ventures' })).title).toBe('Ventures')
  })

  it('shows everybody the active ones with nothing wrong, and staff all with what is wrong (T-043)', async () => {
    const hidden = await add('hidden', { isActive: false })
    const broken = await add('broken', { ctaType: 'calendly', calendlyUrl: 'https://calendly.com/jul' })
    await at.query(
      `update service_cards set cta_config = '"{\\"calendly_url\\":\\"javascript:alert(1)\\"}"' where id = $1`,
      [broken.id],
    )
    const ids = (await offered()).map((card) => card.id)
    expect(ids).not.toContain(hidden.id)
    expect(ids).not.toContain(broken.id)
    const { cards } = await at.call(staff, listAllServiceCards, undefined)
    expect(cards.find((card) => card.id === broken.id)?.problems).toMatchObject([{ field: 'calendlyUrl' }])
    expect(cards.find((card) => card.id === hidden.id)?.problems).toEqual([])
    await expect(at.call(member, listAllServiceCards, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is written by staff alone: checked, the same when sent again, in the trail', async () => {
    const id = randomUUID()
    await add('one', { priceEurCents: 9_900, badgeText: ' New ' }, id)
    expect(await add('one', {}, id)).toMatchObject({ id, badgeText: 'New', version: 1 })
    await expect(add('one')).rejects.toMatchObject({ problems: [{ field: 'cardId' }] })
    await expect(add('two', { ctaType: 'calendly' })).rejects.toMatchObject({
      problems: [{ field: 'calendlyUrl' }],
    })
    await expect(
      at.call(member, createServiceCard, {
        ...serviceCardDefaults,
        id: randomUUID(),
        cardId: 'x',
        title: 'x',
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await edit(id, { priceUsdCents: 11_000 })
    await expect(edit(randomUUID(), { title: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const trail = await at.query('select action from audit_events where subject_id = $1 order by id', [id])
    expect(trail.map((row) => row.action)).toEqual(['service_card.created', 'service_card.edited'])
  })

  it('takes two edits of different fields; of one field the second is told (K93)', async () => {
    const { id } = await add('edited')
    const base = { title: 'edited', subtitle: '' }
    await edit(id, { title: 'Hers' }, 1, base)
    expect(await edit(id, { subtitle: 'His' }, 1, base)).toMatchObject({
      title: 'Hers',
      subtitle: 'His',
      version: 3,
    })
    await expect(edit(id, { title: 'His' }, 1, base)).rejects.toMatchObject({
      reason: 'service_card_changed',
      current: { fields: ['title'], theirs: { title: 'Hers' } },
    })
  })

  it('has one order, in which a card moves behind another or first, and again without a change', async () => {
    const order = async () =>
      (await at.call(staff, listAllServiceCards, undefined)).cards.map((card) => card.id)
    const before = await order()
    const [first = '', second = '', third = ''] = before
    const move = (id: string, afterId: string | null) => at.call(staff, moveServiceCard, { id, afterId })
    // An id in capitals is the same id.
    const { cards } = await move(first, third.toUpperCase())
    expect(cards.slice(0, 3).map((card) => card.id)).toEqual([second, third, first])
    await move(first, third)
    await Promise.all([move(first, null), move(third, null)])
    const after = await order()
    expect([...after].sort()).toEqual([...before].sort())
    expect(new Set(after).size).toBe(before.length)
    // Neither move is lost to the other.
    expect(after.slice(0, 2).sort()).toEqual([first, third].sort())
    await expect(move(randomUUID(), null)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(move(first, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('asking for a service', () => {
  it('opens one request that names the card, however often it is sent; one that is not offered is not there', async () => {
    const id = randomUUID()
    const ask = (cardId: string, as: string = randomUUID()) =>
      at.call(member, requestService, { id: as, cardId })
    const { inquiry } = await ask('monthly-retainer', id)
    expect(inquiry).toMatchObject({ kind: 'service', subject: 'monthly-retainer', title: 'Monthly Retainer' })
    expect(await ask('monthly-retainer', id)).toEqual({ inquiry })
    await expect(ask('monthly-retainer')).rejects.toMatchObject({ reason: 'already_requested' })
    await expect(ask('hidden')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const trail = await at.query('select action from audit_events where subject_id = $1', [id])
    expect(trail.map((row) => row.action)).toEqual(['inquiry.opened'])
  })
})

it('the pages of the site carry the cards of their place, written anew from what the build wrote', async () => {
  const page = (place: string): Page => ({
    type: 'text/html',
    etag: '""',
    bodies: {
      identity: Buffer.from(
        `<section data-list-of="services-${place}" hidden=""><ul data-list="services-${place}"><li><h3 data-fill="title">Built</h3><p data-fill="price"></p><a href="/x" data-fill="action">Go<span data-fill="action-of"></span></a></li></ul></section>`,
      ),
    },
    policy: null,
    immutable: false,
  })
  await add('for-founders', {
    location: 'founders',
    title: 'Founders & co',
    ctaType: 'stripe',
    priceEurCents: 12_000,
  })
  const pages = servicePages(
    {
      pages: new Map([
        ['/founders', page('founders')],
        ['/ventures', page('ventures')],
      ]),
    },
    await offered(),
  )
  const html = (path: string) => {
    const page = pages.get(path)
    return page && sourceOf(page)
  }
  expect(html('/founders')).toBe(
    '<section data-list-of="services-founders"><ul data-list="services-founders"><li><h3 data-fill="title">Founders &amp; co</h3><p data-fill="price" data-eur="€120" data-usd="€120" data-gbp="€120">€120</p><a data-fill="action" href="/contact?topic=advisory&amp;service=for-founders">Ask about it<span data-fill="action-of">, Founders &amp; co</span></a></li></ul></section>',
  )
  expect(html('/ventures')).toContain('hidden=""')
  expect([...pages.keys()]).toEqual(['/founders', '/ventures'])
})

describe('the history of a card (K90)', () => {
  const versionsOf = async (id: string, who: Person = staff) =>
    (await at.call(who, listServiceCardVersions, { id })).versions

  it('keeps what it said before each edit, with who made the edit, when, and which fields it changed', async () => {
    const card = await add('kept', { title: 'First', priceEurCents: 35_000 })
    expect(await versionsOf(card.id)).toEqual([])
    await edit(card.id, { title: 'Second', priceEurCents: 40_000 }, 1)
    // Sent as it stands already: nothing changed, and nothing is kept.
    await edit(card.id, { title: 'Second' }, 2)
    await edit(card.id, { subtitle: 'Anew' }, 3)
    const [newest, oldest, ...more] = await versionsOf(card.id)
    expect(more).toEqual([])
    expect(newest).toMatchObject({
      version: 3,
      changed: ['subtitle'],
      fields: { title: 'Second', subtitle: '' },
    })
    expect(oldest).toMatchObject({
      ...{ version: 1, changed: ['title', 'priceEurCents'] },
      ...{ editedBy: expect.stringMatching(/\S/), editedAt: expect.any(String) },
      fields: { title: 'First', priceEurCents: 35_000 },
    })
  })

  it('brings a version back as an edit, which is kept like any other and asks where somebody else was faster', async () => {
    const card = await add('back', { title: 'First' })
    await edit(card.id, { title: 'Second' }, 1)
    const [first] = await versionsOf(card.id)
    await expect(
      edit(card.id, { title: first?.fields.title ?? '' }, 1, { title: 'First' }),
    ).resolves.toMatchObject({
      title: 'Second',
    })
    expect((await edit(card.id, { title: first?.fields.title ?? '' }, 3, { title: 'Second' })).title).toBe(
      'First',
    )
    expect((await versionsOf(card.id)).map(({ fields }) => fields.title)).toEqual(['Second', 'First'])
  })

  it('is the last fifty, and staff’s alone', async () => {
    const card = await add('long')
    await at.query(
      `insert into service_card_versions (service_card_id, version, fields, changed, edited_by, edited_at)
       select id, g, $2, '{title}', $3, now() from service_cards, generate_series(1, 51) g where id = $1`,
      [card.id, { ...serviceCardDefaults, cardId: 'long', title: 'Long' }, staff.id],
    )
    await at.query('update service_cards set version = 52 where id = $1', [card.id])
    await edit(card.id, { title: 'Longer' }, 52)
    const rows = await at.query<{ version: number }>(
      'select version from service_card_versions where service_card_id = $1 order by version',
      [card.id],
    )
    expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => index + 3))
    await expect(versionsOf(card.id, member)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(versionsOf(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // What nobody can read any more, such as a place that is gone, is left out.
    await at.query(
      `update service_card_versions set fields = '{}' where service_card_id = $1 and version > 3`,
      [card.id],
    )
    expect((await versionsOf(card.id)).map(({ version }) => version)).toEqual([3])
  })
})
