import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { giveConsent } from '#server/consent/commands.ts'
import { getConsent } from '#server/consent/queries.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { requestExport } from '#server/privacy/rights/commands.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getSession } from '../sessions/queries.ts'
import { setSessionPeople } from '../sessions/setSessionPeople.ts'
import { forgetAddress } from './forgetAddress.ts'

const HOUR_MS = 3_600_000
const tom = { name: 'Tom Treasurer', email: 'tom@harbour.example' }
const ana = { name: 'Ana Analyst', email: 'ana@harbour.example' }
const ben = { name: 'Ben Buyer', email: 'ben@harbour.example' }

let at: TestApp
let advisor: Person
let member: Person
let schedule: (hours: number) => Promise<string>
beforeAll(async () => {
  at = await testApp()
  const stage = sessionStage(at)
  const people = await stage.people()
  ;({ advisor, member } = people)
  schedule = (hours) => stage.schedule(advisor, member, hours * HOUR_MS)
})
afterAll(() => at.close())

const set = (id: string, people: (typeof tom)[]) => at.call(member, setSessionPeople, { id, people })
const peopleOf = async (id: string) => (await at.call(member, getSession, { id })).session.people

describe('a guest who is erased (K37)', () => {
  it('comes to no session any more, first or further, and is not invited again by whoever stores the others', async () => {
    const [first, further] = [await schedule(48), await schedule(50)]
    await set(first, [tom, ana])
    await set(further, [ana, tom, ben])
    // Addresses from elsewhere are in every case.
    await at.query(`update sessions set attendee_email = 'Tom@Harbour.example' where id = $1`, [first])
    // A finished copy of what the member has names him, too.
    await at.call(member, requestExport, { id: randomUUID() })
    await at.query(`update data_requests set status = 'ready' where user_id = $1`, [member.id])
    await asJobs(at.jobsApp, (db) => forgetAddress(db, 'TOM@harbour.example'))

    expect(await at.query('select from data_requests where user_id = $1', [member.id])).toEqual([])
    expect(await peopleOf(first)).toEqual([ana])
    expect(await peopleOf(further)).toEqual([ana, ben])
    for (const table of ['sessions', 'consents'])
      expect(await at.query(`select from ${table} t where t::text ~* 'tom@harbour|Tom Treasurer'`)).toEqual(
        [],
      )
    await set(first, [...(await peopleOf(first)), ben])
    await set(further, (await peopleOf(further)).slice(0, 1))
    expect(await emailsTo(at, tom.email)).toEqual([])
    expect(await at.query(`select from consents where guest_email ilike $1`, [tom.email])).toEqual([])
  })

  it('keeps nobody waiting for a yes that they had not given', async () => {
    const id = await schedule(54)
    await set(id, [ben])
    for (const person of [member, advisor])
      await at.call(person, giveConsent, { sessionId: id, textVersion: consentTextVersion })
    const state = async () => (await at.call(member, getConsent, { sessionId: id })).consent.state
    expect(await state()).toBe('waiting')
    await asJobs(at.jobsApp, (db) => forgetAddress(db, ben.email))
    expect(await state()).toBe('complete')
  })

  it('is found among who comes after a backup was restored, and not where somebody named them since', async () => {
    const id = await schedule(52)
    const found = async (erasedInHours: number) => {
      const erasedAt = new Date(Date.now() + erasedInHours * HOUR_MS).toISOString()
      const listed = [tom, ana].map(({ email }) => ({ digest: hash('sha256', email), at: erasedAt }))
      const rows = await at.query<{ email: string }>(
        'select email from app_listed_addresses($1) order by 1',
        [JSON.stringify(listed)],
      )
      return rows.map(({ email }) => email)
    }
    await set(id, [tom, ana])
    await at.query('delete from consents')
    await at.query('delete from mail_messages')
    await at.query(`update sessions set attendee_email = null, further_people = '[]' where id <> $1`, [id])
    expect(await found(1)).toEqual([ana.email, tom.email])
    expect(await found(-1)).toEqual([])
  })
})
