import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordTexts } from '../texts/passwords.ts'
import { checkPassword, commonWords, type PasswordRules } from './password.ts'

const rules = (over: Partial<PasswordRules> = {}): PasswordRules => ({
  mode: 'documented',
  isCommon: () => false,
  context: [],
  ...over,
})
const problems = (password: string, over?: Partial<PasswordRules>) =>
  checkPassword(password, rules(over)).problems

describe('a password', () => {
  it.each([
    ['Ab1!xyz', [passwordTexts.tooShort]],
    ['ab1!wxyz', [passwordTexts.noUpper]],
    ['AB1!WXYZ', [passwordTexts.noLower]],
    ['Abc!wxyz', [passwordTexts.noNumber]],
    ['Abc1wxyz', [passwordTexts.noSpecial]],
    ['Abc1 wxyz', []],
    ['Correct-horse-9', []],
    ['Ölfaß-über-7', []],
    [
      '',
      [
        passwordTexts.tooShort,
        passwordTexts.noUpper,
        passwordTexts.noLower,
        passwordTexts.noNumber,
        passwordTexts.noSpecial,
      ],
    ],
  ])('%j is answered with exactly the documented messages (T-017)', (password, expected) => {
    expect(problems(password)).toEqual(expected)
  })

  it('may be 64 characters and up to 128, and no longer (T-017)', () => {
    expect(problems(`Aa1!${'x'.repeat(124)}`)).toEqual([])
    expect(problems(`Aa1!${'x'.repeat(125)}`)).toEqual(['Password must be at most 128 characters long'])
  })

  it('counts characters as people do, so four emoji are four', () => {
    expect(problems('😀😀😀😀')).toContain(passwordTexts.tooShort)
  })

  it.each(commonWords)('%s is too common in any case (T-018)', (word) => {
    expect(problems(word.toUpperCase())).toContain(passwordTexts.tooCommon)
  })

  it.each(['Password123!', 'P@ssw0rd!!', 'Pa55word-2026', 'Adm1n-1234', '99-Qwerty-99!'])(
    '%s is one of them but for digits and signs, and refused (T-018)',
    (password) => {
      expect(problems(password)).toEqual([passwordTexts.tooCommon])
    },
  )

  it.each(['Password-rows-4-boats', 'My 1st qwerty', 'Adm1ral-Wexel'])(
    '%s only begins like one and is taken',
    (password) => {
      expect(problems(password, { mode: 'length' })).toEqual([])
    },
  )

  it('is held against the long list the server passes in, lower-cased (T-018)', () => {
    const isCommon = (lower: string) => lower === 'trustno1!'
    expect(problems('TrustNo1!', { isCommon })).toEqual([passwordTexts.tooCommon])
  })

  it.each([
    ['Juliverse1!', []],
    ['Julboard2026!', []],
    ['Lovelace1!', ['ada.lovelace@acme.example', 'Ada', 'Lovelace']],
    ['Ada.Lovelace9', ['ada.lovelace@acme.example']],
    ['Acme-123456!', ['ada@acme.example']],
  ])(
    '%s is made of the product or the person and refused, each with its own words (T-017, T-018, K23)',
    (password, context) => {
      const own = context.length > 0
      expect(problems(password, { context })).toEqual([
        own ? 'Too close to your name' : passwordTexts.tooCommon,
      ])
    },
  )

  it('counts the name the product goes by here among its own words', () => {
    expect(problems('Northwind-9!', { brand: 'Northwind' })).toEqual([passwordTexts.tooCommon])
  })

  it.each(['Julius-rows-4-boats', 'Ada-knits-9-hats'])(
    '%s only mentions a known word and is taken',
    (password) => {
      expect(problems(password, { context: ['ada@acme.example', 'Ada'] })).toEqual([])
    },
  )

  it('in length mode gets composition as advice, while length and common words still refuse (T-017)', () => {
    expect(checkPassword('correct horse battery', rules({ mode: 'length' }))).toEqual({
      problems: [],
      advice: [passwordTexts.noUpper, passwordTexts.noNumber],
    })
    expect(problems('qwerty', { mode: 'length' })).toEqual([passwordTexts.tooShort, passwordTexts.tooCommon])
  })

  it('gives documented problems exactly where length mode gives problems or advice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (password) => {
        const byLength = checkPassword(password, rules({ mode: 'length' }))
        expect(new Set(problems(password))).toEqual(new Set([...byLength.problems, ...byLength.advice]))
      }),
    )
  })
})
