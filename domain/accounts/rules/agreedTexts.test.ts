import { describe, expect, it } from 'vitest'
import { askedLinks } from '../texts/agreeAgain.ts'
import { agreedNames, agreedPaths, agreedVersions, askedVersions, missingAgreements } from './agreedTexts.ts'

describe('what somebody has to agree to (T-199)', () => {
  const inForce = [
    { text: 'terms', version: 3, asked: 2 },
    { text: 'privacy', version: 9, asked: 9 },
  ] as const

  it.each([
    ['nothing was ever agreed to', [], ['terms 3', 'privacy 9']],
    [
      'an older version of both',
      [
        ['terms', 1],
        ['privacy', 8],
      ],
      ['terms 3', 'privacy 9'],
    ],
    [
      'one whose change since was wording',
      [
        ['terms', 2],
        ['privacy', 9],
      ],
      [],
    ],
    [
      'the version in force',
      [
        ['terms', 3],
        ['privacy', 9],
      ],
      [],
    ],
    [
      'several, of which the last counts',
      [
        ['terms', 1],
        ['terms', 3],
        ['privacy', 7],
      ],
      ['privacy 9'],
    ],
  ] as const)('%s', (_what, agreed, missing) => {
    const rows = agreed.map(([text, version]) => ({ text, version }))
    expect(missingAgreements(inForce, rows).map(({ text, version }) => `${text} ${version}`)).toEqual(missing)
  })

  it('is called and found alike when it is asked for again', () => {
    for (const text of ['terms', 'privacy'] as const)
      expect(askedLinks[text]).toEqual({ name: agreedNames[text], path: agreedPaths[text] })
  })

  it('never asks for a version that is not there', () => {
    for (const text of ['terms', 'privacy'] as const)
      expect(askedVersions[text]).toBeLessThanOrEqual(agreedVersions[text])
  })
})
