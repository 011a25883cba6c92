import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedVersions, askedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { agreeAgainTexts } from '#domain/accounts/texts/agreeAgain.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'
import { agreeTexts } from './agreeTexts.ts'
import { getMe } from './queries.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const terms = { text: 'terms' as const, version: agreedVersions.terms }
const privacy = { text: 'privacy' as const, version: agreedVersions.privacy }
const both = [terms, privacy]
const kept = async (userId: string) =>
  (
    await at.query<{ said: string }>(
      `select text || ' ' || version as said from text_consents where user_id = $1 order by 1`,
      [userId],
    )
  ).map(({ said }) => said)
const asked = async (person: Parameters<typeof at.call>[0]) =>
  (await at.call(person, getMe, undefined)).me?.asked

/** What staff publish; the build's own version is the one before it. */
async function publish(slug: string, version: number, again: 'yes' | 'no'): Promise<void> {
  const id = randomUUID()
  const fields = JSON.stringify({ slug, title: slug, version: String(version), again })
  await at.query(
    `insert into site_texts (id, kind, slug, fields) values ($1, 'legal', $2, $3) on conflict (kind, slug) do update set fields = $3`,
    [id, slug, fields],
  )
  await at.query(
    `insert into site_text_versions (text_id, version, fields, from_at, published_by)
     select id, $2::int, $3::jsonb, now() - interval '1 minute', gen_random_uuid() from site_texts where kind = 'legal' and slug = $1`,
    [slug, version, fields],
  )
}

describe('the texts that a member agrees to (T-199)', () => {
  it('are kept in the version in force by whoever signs up on /auth, who is then asked for nothing', async () => {
    await at.signedUp('auth@members.example')
    const cookie = await at.signedIn('auth@members.example')
    const [user] = await at.query<{ id: string }>(
      `select id from auth_users where email = 'auth@members.example'`,
    )
    expect(await kept(user?.id ?? '')).toEqual([
      `privacy ${agreedVersions.privacy}`,
      `terms ${agreedVersions.terms}`,
    ])
    expect((await at.me(cookie))?.asked).toBeNull()
  })

  it('are asked for once, of members alone, and kept with an event', async () => {
    const member = await at.person()
    expect(await asked(member)).toEqual(both)
    expect(await at.call(member, agreeTexts, { agreed: [terms] })).toEqual({ asked: [privacy] })
    expect(await at.call(member, agreeTexts, { agreed: both })).toEqual({ asked: null })
    expect(await at.call(member, agreeTexts, { agreed: both })).toEqual({ asked: null })
    expect(await asked(member)).toBeNull()
    expect(await kept(member.id)).toEqual([
      `privacy ${agreedVersions.privacy}`,
      `terms ${agreedVersions.terms}`,
    ])
    const events = await at.query(
      `select from audit_events where action = 'texts.agreed' and member_id = $1`,
      [member.id],
    )
    expect(events).toHaveLength(2)

    const [staff, demo] = [await at.person({ roles: ['staff'] }), await at.person({ isDemo: true })]
    expect([await asked(staff), await asked(demo)]).toEqual([null, null])
    await expect(at.call(staff, agreeTexts, { agreed: both })).rejects.toMatchObject({
      reason: 'staff_account',
    })
    await expect(at.call(demo, agreeTexts, { agreed: both })).rejects.toMatchObject({ reason: 'demo_member' })
  })

  it('are asked for again where a version is more than wording, and whoever joins then agrees to that one', async () => {
    const member = await at.person()
    await at.call(member, agreeTexts, { agreed: both })
    const wording = agreedVersions.privacy + 1
    await publish('privacy-policy', wording, 'no')
    expect(await asked(member)).toBeNull()
    await publish('privacy-policy', wording + 1, 'yes')
    const now = { text: 'privacy' as const, version: wording + 1 }
    expect(await asked(member)).toEqual([now])
    // What was shown is no longer in force: it is shown again.
    await expect(
      at.call(member, agreeTexts, { agreed: [{ ...now, version: wording }] }),
    ).rejects.toMatchObject({
      problems: [{ field: 'agreed', message: agreeAgainTexts.changed }],
    })
    expect(await at.call(member, agreeTexts, { agreed: [now] })).toEqual({ asked: null })
    // A later one that is wording again asks nobody who agreed since.
    await publish('privacy-policy', wording + 2, 'no')
    expect(await asked(member)).toBeNull()
    await at.signedUp('later@members.example')
    const [user] = await at.query<{ id: string }>(
      `select id from auth_users where email = 'later@members.example'`,
    )
    expect(await kept(user?.id ?? '')).toContain(`privacy ${wording + 2}`)
  })

  it('are asked for once where staff published a version below the one that a later build asks for', async () => {
    await at.query(
      `delete from site_text_versions where text_id in (select id from site_texts where slug = 'privacy-policy')`,
    )
    const below = { text: 'privacy' as const, version: askedVersions.privacy - 1 }
    await publish('privacy-policy', below.version, 'no')
    const member = await at.person()
    expect(await asked(member)).toEqual([terms, below])
    expect(await at.call(member, agreeTexts, { agreed: [terms, below] })).toEqual({ asked: null })
    expect(await asked(member)).toBeNull()
    await at.signedUp('below@members.example')
    const cookie = await at.signedIn('below@members.example')
    expect((await at.me(cookie))?.asked).toBeNull()
  })
})
