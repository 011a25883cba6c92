import { randomUUID } from 'node:crypto'
import { cardVersionsMost } from '#domain/billing/limits.ts'
import { landingKind } from '#domain/content/rules/landing.ts'
import { processingSlug } from '#domain/privacy/rules/processing.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { seedBoard } from './boardRows.ts'
import { seedBooking } from './bookingRows.ts'
import type { Name } from './cast.ts'
import { advisorOf, cast, leaderOf, names } from './cast.ts'
import { putNewsletter } from './newsletterRows.ts'
import { putRows } from './putRows.ts'
import type { Put, Rows } from './rowKinds.ts'
import { ago, appRows, day, label, rowKinds } from './rowKinds.ts'
import { seedSessions } from './sessionRows.ts'

export type World = {
  people: Readonly<Record<Name, Person>>
  rows: Readonly<Record<Name, Rows>>
  /** Whose row an id is; ids of people are their own. */
  ownerOf: ReadonlyMap<string, Name>
}

/** Everybody with rows of every kind, in every state that a call asks for. Owners' texts carry `canary:<name>:`. */
export async function seedWorld(at: TestApp): Promise<World> {
  const people = {} as Record<Name, Person>
  for (const name of names) people[name] = await at.person({ ...cast[name], firstName: `First${name}` })
  const rows = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(rowKinds.map((kind) => [kind, randomUUID()])) as Rows]), // safe because rowKinds lists every kind
  ) as Record<Name, Rows>
  const everybody = names.map((name) => ({
    name,
    ids: rows[name],
    id: people[name].id,
    advisor: people[advisorOf(name)].id,
    leader: people[leaderOf(name)].id,
  }))
  const put: Put = (table, make) => putRows(at.owner, table, everybody.flatMap(make))

  await putRows(
    at.owner,
    'service_cards',
    [appRows.serviceCard, appRows.secondServiceCard].map((id, at) => ({
      id,
      card_id: `service-${at}`,
      title: 'A service',
      position_order: at + 1,
      cta_type: 'form',
    })),
  )
  await putRows(
    at.owner,
    'service_card_versions',
    [0, -cardVersionsMost].map((version) => ({
      service_card_id: appRows.serviceCard,
      version,
      fields: {},
      changed: '{title}',
      edited_by: people.manager.id,
      edited_at: '2020-01-01T00:00:00Z',
    })),
  )
  const agreement = { slug: processingSlug, title: 'Agreement', short: 'One', sections: '## One {#one}' }
  await putRows(at.owner, 'site_texts', [
    { id: appRows.agreementText, kind: 'legal', slug: processingSlug, fields: agreement },
    {
      id: appRows.siteText,
      kind: 'landing',
      slug: 'matrix',
      fields: { ...landingKind.start, slug: 'matrix' },
    },
  ])
  await putRows(
    at.owner,
    'site_text_versions',
    ['2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z'].map((from_at, before) => ({
      text_id: appRows.siteText,
      version: before + 1,
      fields: { ...landingKind.start, slug: 'matrix' },
      from_at,
      published_by: people.manager.id,
    })),
  )
  await putRows(at.owner, 'site_text_versions', [
    {
      text_id: appRows.agreementText,
      version: 1,
      fields: { ...agreement, version: '1', inForceSince: '2020-01-01' },
      from_at: '2020-01-01T00:00:00Z',
      published_by: people.manager.id,
    },
  ])
  await putNewsletter(at.owner)
  await putRows(at.owner, 'calendly_invitees', [
    {
      id: appRows.calendlyBooking,
      uri: 'https://api.calendly.com/invitees/matrix',
      facts: {
        name: 'A visitor',
        email: 'visitor@matrix.example',
        title: 'A booking',
        startAt: '2030-01-01T10:00:00.000Z',
        endAt: '2030-01-01T11:00:00.000Z',
        status: 'active',
        isNoShow: false,
      },
    },
  ])
  await put('member_advisors', ({ name, id, advisor }) =>
    id === advisor ? [] : [{ id: rows[name].assignment, user_id: id, advisor_id: advisor }],
  )
  await put('member_views', ({ id, advisor }) => [
    { user_id: id, advisor_id: advisor, area: 'board', viewed_on: '2026-01-05' },
  ])
  await put('text_consents', ({ id }) => [{ user_id: id, text: 'terms', version: 1 }])
  await put('data_requests', ({ id }) => [
    { id: randomUUID(), user_id: id, kind: 'export', status: 'failed' },
  ])
  await put('processing_acceptances', ({ name, id }) => [
    {
      ...{
        id: randomUUID(),
        user_id: id,
        created_by: id,
        company: label(name, 'company'),
        address: 'Norway',
      },
      ...{
        name: 'Mara Talven',
        position: 'Director',
        version: 1,
        in_force_since: '2020-01-01',
        text_hash: '0',
      },
    },
  ])
  await put('retention_choices', ({ id }) => [{ user_id: id, kind: 'views', months: 12 }])
  await put('learning_progress', ({ id }) => [{ user_id: id, lesson: 'count-the-buyers', done_at: ago(day) }])
  await put('passkeys', ({ name, id }) => [
    {
      id: randomUUID(),
      user_id: id,
      credential_id: `key of ${name}`,
      public_key: 'one',
      counter: 0,
      transports: '{}',
      name: 'One',
    },
  ])
  await put('authenticators', ({ id }) => [{ user_id: id, sealed_secret: 'one' }])
  await put('recovery_codes', ({ id }) => [{ user_id: id, code_hash: 'one' }])
  await put('factor_resets', ({ id }) => [{ user_id: id, asked_by: id, reason: 'one', due_at: ago(-day) }])
  await put('address_changes', ({ name, id }) => [
    {
      id: randomUUID(),
      user_id: id,
      old_email: `${name}@old.example`,
      new_email: `${name}@new.example`,
      expires_at: ago(-day),
    },
  ])
  await put('auth_accounts', ({ id }) => [
    { id: randomUUID(), account_id: id, provider_id: 'credential', user_id: id },
  ])
  await put('plan_grants', ({ id, ids }) => [
    {
      id: ids.endedGrant,
      user_id: id,
      plan: 'mobile_premium',
      source: 'staff',
      reason: 'over',
      ended_at: ago(day),
    },
  ])
  // A grant that gives nothing more than every member has, so that it changes nobody's tier.
  await put('plan_grants', ({ id, ids }) => [
    { id: ids.grant, user_id: id, plan: 'desktop_standard', source: 'staff', reason: 'matrix' },
  ])
  await put('inquiries', ({ name, id, ids }) => {
    const kept = { user_id: id, body: label(name, 'asks'), is_demo: cast[name] && 'isDemo' in cast[name] }
    return [
      { id: ids.inquiry, kind: 'portfolio_update', subject: 'one', status: 'open', closed_at: null, ...kept },
      {
        id: ids.takenInquiry,
        kind: 'portfolio_update',
        subject: 'two',
        status: 'in_progress',
        closed_at: null,
        ...kept,
      },
      {
        id: ids.closedInquiry,
        kind: 'portfolio_update',
        subject: 'three',
        status: 'done',
        closed_at: ago(day),
        ...kept,
      },
    ]
  })
  await put('inquiry_drafts', ({ id, ids }) => [
    { inquiry_id: ids.takenInquiry, created_by: id, outcome: 'done', answer: 'Half of it' },
  ])

  await seedBoard(put)
  await seedBooking(put)
  await seedSessions(put)

  const ownerOf = new Map<string, Name>()
  for (const name of names) {
    ownerOf.set(people[name].id, name)
    for (const id of Object.values(rows[name])) ownerOf.set(id, name)
  }
  return { people, rows, ownerOf }
}
