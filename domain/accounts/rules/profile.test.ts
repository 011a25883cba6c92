import { describe, expect, it } from 'vitest'
import { checkProfile, unknownProfileFields } from './profile.ts'

const problems = (profile: Parameters<typeof checkProfile>[0]) =>
  Object.fromEntries(checkProfile(profile).map(({ field, message }) => [field, message]))

const named = { firstName: 'Ada', lastName: 'Lovelace' }

describe('a profile (K79, T-023)', () => {
  it('needs a first and a last name', () => {
    expect(problems({})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    })
    expect(problems({ firstName: '  ', lastName: 'L' })).toEqual({ firstName: 'First name is required' })
  })

  it('is fine with everything said, and with everything else unsaid', () => {
    expect(problems(named)).toEqual({})
    expect(
      problems({
        ...named,
        company: 'Analytical Engines',
        companyWebsite: 'https://engines.example',
        jobTitle: 'Founder',
        phone: '+44 20 7946 0000',
        linkedinUrl: 'https://www.linkedin.com/in/ada',
        userType: 'founder',
        timeZone: 'Europe/London',
        locale: 'en-GB',
        theme: 'dark',
      }),
    ).toEqual({})
  })

  it.each([
    [{ companyWebsite: 'engines' }, { companyWebsite: 'Company website must be a valid URL' }],
    [{ companyWebsite: 'javascript:alert(1)' }, { companyWebsite: 'Company website must be a valid URL' }],
    [{ linkedinUrl: 'x' }, { linkedinUrl: 'LinkedIn URL must be a valid URL' }],
    [{ phone: '123' }, { phone: 'Phone must be a valid phone number' }],
    [{ company: 'x'.repeat(201) }, { company: 'Company length is invalid' }],
    [{ company: '<script>' }, { company: 'Potential threat detected in Company' }],
    [{ jobTitle: 'a\u0000b' }, { jobTitle: 'Job title contains invalid content' }],
    [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Time zone is invalid' }],
    [{ locale: 'not a tag' }, { locale: 'Language is invalid' }],
    [{ userType: 'admin' as never }, { userType: 'User type is invalid' }],
    [{ theme: 'pink' as never }, { theme: 'Appearance is invalid' }],
  ])('%j is refused', (fields, expected) => {
    expect(problems({ ...named, ...fields })).toEqual(expected)
  })

  it('names every key that no member may write', () => {
    expect(unknownProfileFields({ firstName: 'A', accessLevel: 'admin', roles: [], user_id: 'x' })).toEqual([
      'accessLevel',
      'roles',
      'user_id',
    ])
  })
})
