import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedWords, processingSlug } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { acceptedEmail } from '../emails.ts'
import { acceptProcessing } from './commands.ts'
import { listAcceptances } from './queries.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await publish(2)
})
afterAll(() => at.close())

const said = { company: 'Nordlys AS', address: 'Norway', name: 'Mara Talven', position: 'Director' }
const accept = (person: Person | null, over: Partial<typeof said & { id: string; version: number }> = {}) =>
  at.call(person, acceptProcessing, { id: randomUUID(), ...said, version: 2, accept: true, ...over })
const listed = async (person: Person, memberId?: string) =>
  (await at.call(person, listAcceptances, memberId ? { memberId } : {})).acceptances
const mailsTo = ({ email }: Person) =>
  at.query<{ template: string; values: object }>(
    'select template, values from mail_messages where to_address = $1',
    [email],
  )
const fieldsOf = (version: number) => ({
  ...{ slug: processingSlug, title: 'Agreement', version: String(version), inForceSince: '2026-11-24' },
  ...{ short: 'In short', sections: `## Parties {#parties}\n\nAs version ${version} says it.` },
})

/** What staff publish is in force from then on. */
async function publish(version: number): Promise<void> {
  const fields = JSON.stringify(fieldsOf(version))
  await at.query(
    `insert into site_texts (id, kind, slug, fields) values ($1, 'legal', $2, $3) on conflict (kind, slug) do update set fields = $3`,
    [randomUUID(), processingSlug, fields],
  )
  await at.query(
    `insert into site_text_versions (text_id, version, fields, from_at, published_by)
     select id, $2, $3, now() - interval '1 minute', gen_random_uuid() from site_texts where slug = $1`,
    [processingSlug, version, fields],
  )
}

describe('the data processing agreement (0100)', () => {
  it('is accepted for a company by a member, with the version and the hash of its words, an event and a receipt', async () => {
    const member = await at.person()
    const id = randomUUID()
    const { acceptance } = await accept(member, { id, company: '  Nordlys AS ' })
    const textHash = hash('sha256', agreedWords(fieldsOf(2), []))
    expect(acceptance).toMatchObject({ id, ...said, version: 2, inForceSince: '2026-11-24', textHash })
    expect(await listed(member)).toEqual([acceptance])
    expect(
      await at.query(
        'select action, details from audit_events join audit_details on event_id = id where member_id = $1',
        [member.id],
      ),
    ).toEqual([{ action: 'processing.accepted', details: { version: 2, textHash } }])
    const [mail, ...more] = await mailsTo(member)
    expect([mail?.template, more]).toEqual(['privacy.accepted', []])
    const { subject, text } = acceptedEmail.write(at.app.config, mail?.values)
    expect(subject).toBe(processingTexts.subject(2))
    for (const part of [
      'Nordlys AS',
      'Norway',
      'Mara Talven, Director',
      textHash,
      '/version-2',
      '/version-2.txt',
    ])
      expect(text).toContain(part)
  })

  it('is one record however often the same version is accepted for the same company, and another for another one', async () => {
    const member = await at.person()
    const [first, second] = await Promise.all([accept(member), accept(member, { company: 'NORDLYS AS' })])
    expect(second).toEqual(first)
    expect(await accept(member, { position: 'Chair' })).toEqual(first)
    expect(await mailsTo(member)).toHaveLength(1)
    await accept(member, { company: 'Nordlys Holding AS' })
    expect((await listed(member)).map(({ company }) => company)).toEqual([
      'Nordlys Holding AS',
      first.acceptance.company,
    ])
    // Somebody else's record of the same company is their own, and an id is one record's.
    const other = await at.person()
    expect((await accept(other)).acceptance.id).not.toBe(first.acceptance.id)
    await expect(accept(other, { id: first.acceptance.id, company: 'Else' })).rejects.toMatchObject({
      reason: 'id_taken',
    })
  })

  it('is refused to visitors, demos and whoever works here, without a tick, and with a field that says nothing', async () => {
    await expect(accept(null)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(accept(await at.person({ isDemo: true }))).rejects.toMatchObject({ reason: 'demo_member' })
    await expect(accept(await at.person({ roles: ['staff'] }))).rejects.toMatchObject({
      reason: 'staff_account',
    })
    const member = await at.person()
    const unticked = { id: randomUUID(), ...said, version: 2, accept: false as unknown as true } // safe because the test sends what the contract forbids
    await expect(at.call(member, acceptProcessing, unticked)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(accept(member, { company: '   ' })).rejects.toMatchObject({
      problems: [{ field: 'company' }],
    })
    expect(await listed(member)).toEqual([])
  })

  it('is shown to its member and to staff, and to no other member; nobody changes or deletes it', async () => {
    const [member, other, staff] = [
      await at.person(),
      await at.person(),
      await at.person({ roles: ['staff'] }),
    ]
    const { acceptance } = await accept(member)
    expect(await listed(other, member.id)).toEqual([])
    expect(await listed(staff, member.id)).toEqual([acceptance])
    for (const change of [
      `update processing_acceptances set company = 'Else'`,
      'delete from processing_acceptances',
    ])
      for (const person of [member, staff])
        await expect(at.as(person, ({ db }) => db.execute(change))).rejects.toMatchObject({
          cause: { code: '42501' },
        })
  })

  // Last, for it moves what is in force.
  it('is refused in a version that is no longer in force, and keeps what was accepted before', async () => {
    const member = await at.person()
    const { acceptance } = await accept(member)
    await publish(3)
    await expect(accept(member)).rejects.toMatchObject({
      problems: [{ field: 'accept', message: processingTexts.changed }],
    })
    await expect(accept(member, { version: 4 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const newer = await accept(member, { version: 3 })
    expect(newer.acceptance.textHash).not.toBe(acceptance.textHash)
    expect(await listed(member)).toEqual([newer.acceptance, acceptance])
  })
})
