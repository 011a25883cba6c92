import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { signUpTexts } from '#domain/accounts/texts/signUp.ts'
import { cleanFields } from '#domain/content/rules/forms.ts'
import { signUpForm } from '#domain/content/rules/signUpForm.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp, newAddress, PASSWORD } from '#tests/app/authApp.ts'
import { signUpAnswer } from './signUpAnswer.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp()
})
afterAll(() => at.close())

const post = (more: Record<string, string> = {}, unseen = '') => {
  const typed = {
    type: 'investor',
    first: 'Ada',
    last: 'Nord',
    email: 'ada@quay.example',
    company: 'Quay',
    goal: 'Three pilots',
    password: PASSWORD,
    terms: 'yes',
    ...more,
  }
  const context = at.callContextOf(undefined)
  const page = signPage(signUpForm.name, new Date(at.app.clock.now().getTime() - 60_000))
  return signUpAnswer(at.auth).send(
    { ...context, origin: { ...context.origin, ipAddress: newAddress() } },
    { fields: cleanFields(signUpForm, typed), unseen, page },
  )
}
const profileOf = (email: string) =>
  at.query(
    `select user_type, company, first_goal, array(select c.text || ' ' || c.version from text_consents c where c.user_id = p.id order by 1) as agreed
     from profiles p join auth_users u on u.id = p.id where u.email = $1`,
    [email],
  )

describe('joining by the form of the site (T-199)', () => {
  it('makes the account that /auth makes, with type, company, goal and the versions agreed to, and leads on by type', async () => {
    const outcome = await post()
    expect(outcome).toMatchObject({
      to: '/juliverse-signup/investor',
      headers: { 'set-cookie': expect.stringMatching(/^joined=/) },
    })
    expect(await profileOf('ada@quay.example')).toEqual([
      {
        user_type: 'investor',
        company: 'Quay',
        first_goal: 'Three pilots',
        agreed: [`privacy ${agreedVersions.privacy}`, `terms ${agreedVersions.terms}`],
      },
    ])
    expect(await at.emailTo('ada@quay.example')).toMatchObject({ template: 'accounts.confirm' })
  })

  it('answers the same for an address that has an account, and changes nothing of it', async () => {
    await post({ email: 'twice@quay.example' })
    expect(
      await post({ email: 'twice@quay.example', company: 'Somebody else', type: 'founder' }),
    ).toMatchObject({
      to: '/juliverse-signup/founder',
    })
    expect(await profileOf('twice@quay.example')).toMatchObject([{ company: 'Quay', user_type: 'investor' }])
  })

  it('says what is wrong at the fields of the form, and makes nothing', async () => {
    expect(await post({ email: 'weak@quay.example', password: 'password' })).toMatchObject({
      problems: expect.arrayContaining([{ field: 'password', message: passwordTexts.noUpper }]),
    })
    expect(await post({ email: 'odd@quay.example', first: '<script>' })).toMatchObject({
      problems: [{ field: 'first' }],
    })
    expect(await post({ email: 'trap@quay.example' }, 'filled')).toEqual({
      problems: [],
      said: signUpTexts.unseen,
    })
    for (const name of ['weak', 'odd', 'trap']) expect(await profileOf(`${name}@quay.example`)).toEqual([])
  })
})
