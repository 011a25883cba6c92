import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { totpNow } from '#tests/app/totp.ts'

const DAY = 24 * 3_600_000

let at: AuthApp
beforeAll(async () => {
  at = await authApp({ STAFF_DOMAIN: 'staff.example' })
})
afterAll(() => at.close())

const idOf = async (email: string) =>
  (await at.query<{ id: string }>('select id from auth_users where email = $1', [email]))[0]?.id ?? ''
const ask = (cookie: string, email: string) => at.post('/api/auth/address/change', { email }, { cookie })
const confirm = (cookie: string | undefined, token: unknown) =>
  at.post('/api/auth/address/confirm', { token }, { cookie })
const undo = (token: unknown) => at.post('/api/auth/address/undo', { token })
const linkTo = async (email: string, template: string) => {
  const sent = (await emailsTo(at, email)).find((each) => each.template === template)
  const token = sent?.text.match(/(?:address|undo|token)=([\w.%-]+)/)?.[1]
  return token ? decodeURIComponent(token) : null
}
const events = async (id: string) =>
  (
    await at.query<{ action: string }>(
      `select action from audit_events where subject_id = $1 and action like 'address.%' order by id`,
      [id],
    )
  ).map(({ action }) => action)

/** A member of `name` whose address was asked to change and was confirmed in the same browser. */
async function changed(name: string) {
  const [old, next] = [`${name}@members.example`, `${name}@new.example`]
  await at.signedUp(old)
  const cookie = await at.signedIn(old)
  const id = await idOf(old)
  await ask(cookie, next)
  const answer = await confirm(cookie, await linkTo(next, 'accounts.newAddress'))
  return { old, next, cookie, id, answer, undoToken: await linkTo(old, 'accounts.addressChanged') }
}

describe('a change of address (T-209)', () => {
  it('tells both addresses, waits for the new one, ends every other sign-in and is in the trail', async () => {
    await at.signedUp('mara@members.example')
    const [cookie, other] = [
      await at.signedIn('mara@members.example'),
      await at.signedIn('mara@members.example'),
    ]
    const id = await idOf('mara@members.example')
    expect((await ask(cookie, 'mara@new.example')).body).toEqual({ message: accountUiTexts.mailOnItsWay })
    expect(await at.me(cookie)).toMatchObject({ email: 'mara@members.example' })
    const told = (await emailsTo(at, 'mara@members.example'))[0]
    expect(told?.text).toContain('mara@new.example')
    const token = await linkTo('mara@new.example', 'accounts.newAddress')
    expect((await confirm(undefined, token)).status).toBe(401)
    expect((await confirm(cookie, token)).body).toEqual({ message: addressTexts.changed })
    expect(await at.me(cookie)).toMatchObject({ email: 'mara@new.example' })
    expect(await at.me(other)).toBeNull()
    expect((await confirm(cookie, token)).status).toBe(400)
    expect(await linkTo('mara@members.example', 'accounts.addressChanged')).not.toBeNull()
    const again = await at.post('/api/auth/sign-in/email', { email: 'mara@new.example', password: PASSWORD })
    expect(again.body).toEqual({ signedIn: true })
    expect(await events(id)).toEqual(['address.confirmed', 'address.asked', 'address.changed'])
  })

  it('is undone from a network where somebody tried links of their own making (4.13.15)', async () => {
    const { undoToken } = await changed('network')
    const from = newAddress()
    const tried = (token: unknown) => at.post('/api/auth/address/undo', { token }, { from })
    for (const status of [400, 400, 400, 400, 400, 429]) expect((await tried('made up')).status).toBe(status)
    expect((await tried(undoToken)).body).toEqual({ message: addressTexts.undone })
  })

  it('is undone from the old address for seven days, by a link alone: every sign-in ends and a password is chosen', async () => {
    const { old, next, cookie, id, undoToken } = await changed('undo')
    expect((await at.post('/api/auth/recovery-codes', {}, { cookie })).status).toBe(200)
    at.moveTime(6 * DAY)
    expect((await undo(`${undoToken?.slice(0, -2)}xx`)).status).toBe(400)
    expect((await undo(undoToken)).body).toEqual({ message: addressTexts.undone })
    expect(await at.me(cookie)).toBeNull()
    expect(await idOf(old)).toBe(id)
    expect(await idOf(next)).toBe('')
    // Whoever took the account knows the password, and may have made codes of their own.
    expect((await at.post('/api/auth/sign-in/email', { email: old, password: PASSWORD })).status).toBe(401)
    expect(await at.query('select 1 from recovery_codes where user_id = $1', [id])).toEqual([])
    const reset = await linkTo(old, 'accounts.addressUndone')
    expect(
      (await at.post('/api/auth/reset-password', { token: reset, newPassword: 'Other-lamp 31 south' }))
        .status,
    ).toBe(200)
    expect((await undo(undoToken)).status).toBe(400)
    expect((await events(id)).at(-1)).toBe('address.undone')
    at.moveTime(-6 * DAY)
  })

  it('takes back the app of a stranger who went on with one that its owner had begun before', async () => {
    const old = 'begun@members.example'
    await at.signedUp(old)
    const cookie = await at.signedIn(old)
    const id = await idOf(old)
    await at.post('/api/auth/app/begin', {}, { cookie })
    at.moveTime(DAY)
    const stranger = await at.signedIn(old)
    await ask(stranger, 'begun@stranger.example')
    await confirm(stranger, await linkTo('begun@stranger.example', 'accounts.newAddress'))
    const { secret } = (await at.post('/api/auth/app/begin', {}, { cookie: stranger })).body as {
      secret: string // safe because the route answers it
    }
    await at.query(`update authenticators set created_at = now() - interval '2 days' where user_id = $1`, [
      id,
    ])
    const on = await at.post('/api/auth/app/confirm', { code: totpNow(at, secret) }, { cookie: stranger })
    expect(on.status).toBe(200)
    await undo(await linkTo(old, 'accounts.addressChanged'))
    expect(await at.query('select from authenticators where user_id = $1', [id])).toEqual([])
    at.moveTime(-DAY)
  })

  it('is not undone after seven days', async () => {
    const { next, undoToken, id } = await changed('late')
    at.moveTime(7 * DAY + 1)
    expect((await undo(undoToken)).status).toBe(400)
    expect(await idOf(next)).toBe(id)
    at.moveTime(-7 * DAY - 1)
  })

  it('is undone with every later one, by the oldest address of the week', async () => {
    const { old, cookie, id, undoToken } = await changed('chain')
    await ask(cookie, 'chain@third.example')
    await confirm(cookie, await linkTo('chain@third.example', 'accounts.newAddress'))
    expect(await idOf('chain@third.example')).toBe(id)
    await undo(undoToken)
    expect(await idOf(old)).toBe(id)
    expect(await at.query('select 1 from address_changes where user_id = $1', [id])).toEqual([])
  })

  it('that waits is stopped from the old address, or taken back by its owner', async () => {
    await at.signedUp('wait@members.example')
    const cookie = await at.signedIn('wait@members.example')
    await ask(cookie, 'wait@new.example')
    const stop = await linkTo('wait@members.example', 'accounts.addressAsked')
    expect((await undo(stop)).body).toEqual({ message: addressTexts.stopped })
    expect((await confirm(cookie, await linkTo('wait@new.example', 'accounts.newAddress'))).status).toBe(400)
    await ask(cookie, 'wait@other.example')
    await at.post('/api/auth/address/cancel', {}, { cookie })
    expect((await confirm(cookie, await linkTo('wait@other.example', 'accounts.newAddress'))).status).toBe(
      400,
    )
    expect(await at.me(cookie)).toMatchObject({ email: 'wait@members.example' })
  })

  it('gives nobody an account who only reads a mistyped mailbox, and asks for the link where its owner is signed in', async () => {
    await at.signedUp('typo@members.example')
    await at.signedUp('stranger@members.example')
    const [cookie, stranger] = [
      await at.signedIn('typo@members.example'),
      await at.signedIn('stranger@members.example'),
    ]
    await ask(cookie, 'typo@new.example')
    const token = await linkTo('typo@new.example', 'accounts.newAddress')
    expect(await confirm(stranger, token)).toMatchObject({
      status: 403,
      body: { data: { reason: 'other_account' } },
    })
    expect(await idOf('typo@members.example')).not.toBe('')
  })

  it('to one address by two accounts at the same moment: one has it, the other is told that it is taken', async () => {
    const cookies: string[] = []
    for (const name of ['first', 'second']) {
      await at.signedUp(`${name}@race.example`)
      const cookie = await at.signedIn(`${name}@race.example`)
      cookies.push(cookie)
      await ask(cookie, 'both@race.example')
    }
    const tokens = (await emailsTo(at, 'both@race.example')).flatMap(
      ({ text }) => text.match(/address=([\w-]+)/)?.[1] ?? [],
    )
    expect(tokens).toHaveLength(2)
    // Newest first.
    const [second, first] = tokens
    const answers = await Promise.all([confirm(cookies[0], first), confirm(cookies[1], second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      data: { problems: [{ field: 'token', message: addressTexts.taken }] },
    })
  })

  it('to an address that has an account answers alike, and moves nothing; an unconfirmed claim stands in nobody’s way', async () => {
    await at.signedUp('mine@members.example')
    await at.signedUp('theirs@members.example')
    const cookie = await at.signedIn('mine@members.example')
    expect((await ask(cookie, 'theirs@members.example')).body).toEqual({
      message: accountUiTexts.mailOnItsWay,
    })
    expect((await emailsTo(at, 'theirs@members.example'))[0]?.template).toBe('accounts.addressTaken')
    await at.signUp('claimed@members.example', { firstName: 'Eve' })
    await ask(cookie, 'claimed@members.example')
    const token = await linkTo('claimed@members.example', 'accounts.newAddress')
    expect((await confirm(cookie, token)).status).toBe(200)
    expect(await at.me(cookie)).toMatchObject({ email: 'claimed@members.example' })
  })

  it('asks for a recent proof, refuses the address one has, and leaves links to the old one dead', async () => {
    await at.signedUp('proof@members.example')
    const cookie = await at.signedIn('proof@members.example')
    expect((await ask(cookie, 'proof@members.example')).body).toMatchObject({
      data: { problems: [{ field: 'email', message: addressTexts.same }] },
    })
    at.moveTime(10 * 60_000 + 1)
    expect(await ask(cookie, 'proof@new.example')).toMatchObject({
      status: 403,
      body: { data: { reason: 'proof_needed' } },
    })
    at.moveTime(-10 * 60_000 - 1)
    await at.post('/api/auth/request-password-reset', { email: 'proof@members.example' })
    const reset = await linkTo('proof@members.example', 'accounts.reset')
    await ask(cookie, 'proof@new.example')
    await confirm(cookie, await linkTo('proof@new.example', 'accounts.newAddress'))
    expect(
      (await at.post('/api/auth/reset-password', { token: reset, newPassword: 'Other-lamp 31 south' }))
        .status,
    ).toBe(400)
  })

  it('takes the staff role that the address had brought, gives none, and gives it back when undone (4.12.4)', async () => {
    const { id, undoToken, cookie } = await (async () => {
      await at.signedUp('hana@staff.example')
      const cookie = await at.signedIn('hana@staff.example')
      const id = await idOf('hana@staff.example')
      await ask(cookie, 'hana@new.example')
      await confirm(cookie, await linkTo('hana@new.example', 'accounts.newAddress'))
      return { id, cookie, undoToken: await linkTo('hana@staff.example', 'accounts.addressChanged') }
    })()
    expect(await at.me(cookie)).toMatchObject({ isStaff: false })
    await undo(undoToken)
    expect(await at.query('select role from roles where user_id = $1', [id])).toEqual([{ role: 'staff' }])
    await at.signedUp('plain@members.example')
    const plain = await at.signedIn('plain@members.example')
    await ask(plain, 'plain@staff.example')
    await confirm(plain, await linkTo('plain@staff.example', 'accounts.newAddress'))
    expect(await at.me(plain)).toMatchObject({ email: 'plain@staff.example', isStaff: false })
  })
})
