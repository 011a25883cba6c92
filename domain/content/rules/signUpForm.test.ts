import { describe, expect, it } from 'vitest'
import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { signUpTexts } from '#domain/accounts/texts/signUp.ts'
import { checkFields, cleanFields } from './forms.ts'
import { asFormProblems, joinedPath, signUpForm, typeOf } from './signUpForm.ts'

const whole = {
  type: 'investor',
  first: 'Ada',
  last: 'Nord',
  email: 'ada@quay.example',
  password: ' Harbour-lamp 27 ',
  terms: 'on',
}

describe('the form that makes an account (T-199)', () => {
  it('needs neither company nor goal, keeps a password as it is, and stores the version that was agreed to', () => {
    const fields = cleanFields(signUpForm, whole)
    expect(checkFields(signUpForm, fields)).toEqual([])
    expect(fields).toMatchObject({ password: whole.password, terms: String(agreedVersions.terms) })
  })

  it('asks what somebody is and that they agree, each at its field', () => {
    const problems = checkFields(signUpForm, cleanFields(signUpForm, { ...whole, type: '', terms: '' }))
    expect(problems).toEqual([
      { field: 'type', message: signUpTexts.typeMissing },
      { field: 'terms', message: signUpTexts.agreeMissing },
    ])
  })

  it.each([
    ['founder', '/juliverse-signup/founder'],
    ['investor', '/juliverse-signup/investor'],
    ['advisory', '/juliverse-signup/advisory'],
    ['https://evil.example', '/juliverse-signup/founder'],
  ])('leads %s to %s', (type, path) => {
    expect(joinedPath(type)).toBe(path)
  })

  it('names the problems of an account by its own fields', () => {
    expect(asFormProblems([{ field: 'firstName', message: 'one' }])).toEqual([
      { field: 'first', message: 'one' },
    ])
    expect([typeOf('advisory'), typeOf('admin'), typeOf(undefined)]).toEqual(['advisory', null, null])
  })
})
