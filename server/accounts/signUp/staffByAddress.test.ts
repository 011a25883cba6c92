import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, PASSWORD } from '#tests/app/authApp.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp({ STAFF_DOMAIN: 'company.com', STAFF_EMAILS: 'ext@partner.example' })
})
afterAll(() => at.close())

const rolesOf = async (email: string) =>
  (
    await at.query<{ role: string }>(
      'select role from roles r join auth_users u on u.id = r.user_id where u.email = $1',
      [email],
    )
  ).map(({ role }) => role)

describe('staff by address (T-005, 4.12.4)', () => {
  it('gives the role at confirmation, not before, to the exact domain and to named addresses', async () => {
    await at.signUp('Boss@company.com')
    expect(await rolesOf('boss@company.com')).toEqual([])
    await at.signedUp('boss@company.com')
    expect(await rolesOf('boss@company.com')).toEqual(['staff'])
    await at.signedUp('ext@partner.example')
    expect(await rolesOf('ext@partner.example')).toEqual(['staff'])
  })

  it('makes no staff of a stranger who signed up with a colleague’s address: the mail’s reader chooses the password', async () => {
    await at.signUp('colleague@company.com')
    const emailTo = await at.emailTo('colleague@company.com')
    expect((await at.post('/api/auth/verify-email', { token: emailTo?.token })).status).toBe(400)
    const theirs = 'Lantern-quay 81 south'
    expect(
      (await at.post('/api/auth/reset-password', { token: emailTo?.token, newPassword: theirs })).status,
    ).toBe(200)
    expect(await rolesOf('colleague@company.com')).toEqual(['staff'])
    const stranger = await at.post('/api/auth/sign-in/email', {
      email: 'colleague@company.com',
      password: PASSWORD,
    })
    expect(stranger.status).toBe(401)
  })

  it('gives it once: what an admin took stays taken at the next sign-in', async () => {
    await at.signedUp('left@company.com')
    await at.query(
      `delete from roles where user_id = (select id from auth_users where email = 'left@company.com')`,
    )
    await at.signedIn('left@company.com')
    expect(await rolesOf('left@company.com')).toEqual([])
  })

  it.each([
    'a@company.com.evil',
    'a@evilcompany.com',
    'a@sub.company.com',
    'a@company.co',
    'a@company.comm',
    'a+company.com@evil.example',
    'company.com@evil.example',
    'a@company-com.example',
    'ext@partner.example.evil',
    'xext@partner.example',
    'ext+tag@partner.example',
  ])('makes no staff of %s', async (email) => {
    await at.signedUp(email)
    expect(await rolesOf(email)).toEqual([])
  })

  it.each([
    '"a@company.com"@evil',
    'a@сompany.com',
    'a@company.com.',
    'a@company.com\u0000',
    'a@company.com@evil.example',
    '@company.com',
    'a@\u212Aompany.com',
  ])('does not take %j as an address at all', async (email) => {
    expect((await at.signUp(email)).status).toBe(400)
  })
})
