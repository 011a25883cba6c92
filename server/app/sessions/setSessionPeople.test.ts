import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteGuest } from '#server/consent/commands.ts'
import { getConsent } from '#server/consent/queries.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { deleteSession, editSession, restoreSession, setSessionStatus } from './commands.ts'
import { getSession } from './queries.ts'
import { setSessionPeople } from './setSessionPeople.ts'

const HOUR_MS = 3_600_000
let at: TestApp
let advisor: Person
let member: Person
let ahead: (who?: Person) => Promise<string>
beforeAll(async () => {
  at = await testApp()
  const stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person()
  // Each an hour after the one before: no two sessions of one advisor overlap (T-064).
  let hours = 47
  ahead = (who = member) => {
    hours += 1
    return stage.schedule(advisor, who, hours * HOUR_MS)
  }
})
afterAll(() => at?.close())

type Someone = { name: string; email: string }
const tom = { name: 'Tom Treasurer', email: 'tom@harbour.example' }
const ana = { name: 'Ana Analyst', email: 'ana@harbour.example' }
const me = () => ({ name: 'Mia Member', email: member.email })
const set = (who: Person, id: string, people: Someone[]) => at.call(who, setSessionPeople, { id, people })
const guests = async (id: string) =>
  (await at.call(advisor, getConsent, { sessionId: id })).consent.people
    .filter(({ party }) => party === 'guest')
    .map(({ guestEmail }) => guestEmail)

describe('who comes to a session (4.13.18)', () => {
  it('is asked for nothing of one that was deleted, by whoever has its page open still (T-076)', async () => {
    const id = await ahead()
    await at.call(advisor, deleteSession, { id })
    const refused = { reason: 'session_deleted' }
    await expect(set(advisor, id, [tom])).rejects.toMatchObject(refused)
    const invited = at.call(advisor, inviteGuest, { id: randomUUID(), sessionId: id, ...tom })
    await expect(invited).rejects.toMatchObject(refused)
    expect(await emailsTo(at, tom.email)).toEqual([])
    await at.call(advisor, restoreSession, { id })
    await set(advisor, id, [tom])
  })

  it('is stored with the attendee first, read by member and advisor, and said in the trail by number alone', async () => {
    const id = await ahead()
    const { session } = await set(member, id, [me(), { ...tom, email: ' TOM@harbour.example' }])
    expect(session.people).toEqual([{ name: 'Mia Member', email: member.email }, tom])
    expect((await at.call(advisor, getSession, { id })).session.people).toEqual(session.people)
    expect(await at.query('select attendee_email, further_people from sessions where id = $1', [id])).toEqual(
      [{ attendee_email: member.email, further_people: [tom] }],
    )
    expect(
      await at.query(
        `select d.details from audit_events e join audit_details d on d.event_id = e.id
         where e.subject_id = $1 and e.action = 'session.people_set'`,
        [id],
      ),
    ).toEqual([{ details: { people: 2 } }])
    await set(member, id, [me(), tom])
    expect(
      await at.query(`select kind from live_events where entity_id = $1 and kind = 'session.people_set'`, [
        id,
      ]),
    ).toHaveLength(1)
  })

  it('asks everybody but member and advisor for consent, once, and asks whoever left no more (4.12.11)', async () => {
    const id = await ahead()
    const before = (await emailsTo(at, tom.email)).length
    await set(member, id, [me(), tom, { name: 'Ada', email: advisor.email }])
    expect(await guests(id)).toEqual([tom.email])
    const [mail] = await emailsTo(at, tom.email)
    expect(mail?.subject).toBe('May a recording or transcript of "Pricing and runway" be stored?')
    expect(mail?.attachments?.[0]).toMatchObject({ filename: 'session.ics' })
    expect(mail?.attachments?.[0]?.content).toContain(id)
    await set(advisor, id, [me(), tom, ana])
    expect(await guests(id)).toEqual([tom.email, ana.email])
    expect(await emailsTo(at, tom.email)).toHaveLength(before + 1)
    await at.query(`update consents set refused_at = now() where session_id = $1 and guest_email = $2`, [
      id,
      tom.email,
    ])
    await set(member, id, [me()])
    // A no is kept: without it the session would be complete that never was.
    expect(await guests(id)).toEqual([tom.email])
  })

  it('keeps whom somebody else added while the list was open, and asks their consent still (K93)', async () => {
    const host = await at.person()
    const [ole, pia, kim] = ['Ole', 'Pia', 'Kim'].map((name) => ({
      name,
      email: `${name.toLowerCase()}@quay.example`,
    })) as [Someone, Someone, Someone]
    const id = await ahead(host)
    const { session } = await set(host, id, [ole])
    await set(advisor, id, [ole, pia])
    const input = { id, base: session.people, people: [ole, kim] }
    const answer = await at.call(host, setSessionPeople, input)
    expect(answer.session.people).toEqual([ole, kim, pia])
    expect(await guests(id)).toEqual([ole.email, pia.email, kim.email])
    const more = {
      ...input,
      people: [
        ...input.people,
        { name: 'Max', email: 'max@harbour.example' },
        { name: 'Lea', email: 'lea@harbour.example' },
      ],
    }
    await expect(at.call(host, setSessionPeople, more)).rejects.toMatchObject({ reason: 'people_full' })
  })

  it('is told of a new time and of an end by the same calendar entry, whoever changes it (4.13.18)', async () => {
    const id = await ahead()
    const [one, two] = [
      { name: 'Uma', email: 'uma@harbour.example' },
      { name: 'Vic', email: 'vic@harbour.example' },
    ]
    await set(member, id, [me(), one, two])
    // Whoever has answered and no longer comes is told nothing.
    await at.query(`update consents set given_at = now() where session_id = $1 and guest_email = $2`, [
      id,
      two.email,
    ])
    await set(member, id, [me(), one])
    const { session } = await at.call(advisor, getSession, { id })
    const later = (iso: string) => new Date(Date.parse(iso) + 300 * 24 * HOUR_MS).toISOString()
    await at.call(advisor, editSession, {
      id,
      baseVersion: session.version,
      changes: { startAt: later(session.startAt), endAt: later(session.endAt) },
    })
    await at.call(advisor, setSessionStatus, { id, status: 'cancelled', reason: 'Ill' })
    await at.call(advisor, setSessionStatus, { id, status: 'scheduled', reason: 'Well again' })
    await at.call(advisor, deleteSession, { id })
    await at.call(advisor, restoreSession, { id })
    await at.call(advisor, restoreSession, { id })
    const told = await emailsTo(at, one.email)
    expect(told.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual(
      [
        'May a recording or transcript of "Pricing and runway" be stored?',
        'New time',
        'Session cancelled',
        'Session cancelled',
        'Session takes place',
        'Session takes place',
      ].toSorted(),
    )
    const files = told
      .map(({ attachments }) => attachments?.[0]?.content ?? '')
      .map((file) => ({
        uid: /UID:(.*)/.exec(file)?.[1]?.trim(),
        sequence: Number(/SEQUENCE:(\d+)/.exec(file)?.[1]),
        method: /METHOD:(\w+)/.exec(file)?.[1],
      }))
      .toSorted((first, second) => first.sequence - second.sequence)
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1)
    expect(files.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6])
    expect(files.map(({ method }) => method)).toEqual([
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
      'PUBLISH',
      'CANCEL',
      'PUBLISH',
    ])
    expect(await emailsTo(at, two.email)).toHaveLength(1)
    // The member had the same: scheduled, moved, and off and on twice.
    const mine = (await emailsTo(at, member.email)).filter(({ attachments }) =>
      attachments?.[0]?.content.includes(id),
    )
    expect(mine).toHaveLength(6)
  })

  it('mails strangers no more than its buckets give, however often people come and go', async () => {
    const host = await at.person()
    const group = (names: string) => [...names].map((name) => ({ name, email: `${name}@strangers.example` }))
    const id = await ahead(host)
    for (const round of ['abcd', 'efgh', 'abcd', 'efgh', 'abcd']) await set(host, id, group(round))
    await expect(set(host, id, group('efgh'))).rejects.toMatchObject({
      problems: [
        {
          field: 'people.0.email',
          message: 'No more people can be invited by email today. Try again tomorrow.',
        },
      ],
    })
    expect((await guests(id)).toSorted()).toEqual(group('abcd').map(({ email }) => email))
    expect(await emailsTo(at, 'e@strangers.example')).toHaveLength(2)
    // Another member has invitations left, but none to an address that has had its three.
    await expect(set(member, await ahead(), [me(), ...group('fa')])).rejects.toMatchObject({
      problems: [
        {
          field: 'people.2.email',
          message: 'This address was invited several times today. Try again tomorrow.',
        },
      ],
    })
    expect(await emailsTo(at, 'a@strangers.example')).toHaveLength(3)
    expect(await emailsTo(at, 'f@strangers.example')).toHaveLength(2)
  })

  it('is not said twice, without an address, by a stranger, or once it is over', async () => {
    const id = await ahead()
    await expect(set(member, id, [tom, { ...tom, name: 'Again' }])).rejects.toMatchObject({
      problems: [{ field: 'people.1.email' }],
    })
    await expect(set(member, id, [{ name: '', email: 'tom' }])).rejects.toMatchObject({
      problems: [{ field: 'people.0.name' }, { field: 'people.0.email' }],
    })
    const stranger = await at.person()
    await expect(set(stranger, id, [tom])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await at.call(advisor, setSessionStatus, { id, status: 'cancelled' })
    await expect(set(member, id, [tom])).rejects.toMatchObject({ reason: 'not_scheduled' })
  })

  it('is nobody whose address a mail program would read another in (T-MAIL)', async () => {
    const host = await at.person()
    const id = await ahead(host)
    const pia = 'pia@harbour.example'
    for (const email of [`${pia};`, `<${pia}>`, `bob,${pia}`])
      await expect(set(host, id, [{ name: 'Pia', email }])).rejects.toMatchObject({
        problems: [{ field: 'people.0.email' }],
      })
    expect(await guests(id)).toEqual([])
    expect(await emailsTo(at, pia)).toEqual([])
  })
})
