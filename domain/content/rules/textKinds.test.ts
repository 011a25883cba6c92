import { describe, expect, it } from 'vitest'
import type { SiteTextFields } from '../types.ts'
import { isKeptIn, lostPath } from './textKinds.ts'

const text = { slug: 'terms', title: 'Terms', short: 'One.', sections: '## One\nTwo.' }
const first = { ...text, version: '1', inForceSince: '2026-01-02', changed: 'The price.', again: 'yes' }

describe('what a draft says (K90)', () => {
  it.each<[string, boolean, SiteTextFields]>([
    ['the same words', true, text],
    ['the same words under another number', true, { ...text, version: '2' }],
    ['the same words with spaces around them', true, { ...text, title: ' Terms ' }],
    ['what that version says of itself alone (0075)', true, first],
    ['another word', false, { ...text, title: 'Terms of service' }],
    ['a word less', false, { ...text, short: '' }],
    ['what its next version changes (0075)', false, { ...text, changed: 'The term.' }],
  ])('with %s is in a version: %j', (_with, isKept, draft) =>
    expect(isKeptIn('legal', draft, first)).toBe(isKept),
  )
})

it.each([
  ['landing', 'summer', 'spring', '/landing/spring'],
  ['lesson', 'count-them', 'count', '/jul-playbook/count'],
  ['landing', ' spring ', 'spring', null],
  ['landing', '', 'spring', null],
  ['landing', 'summer', null, null],
  ['question', 'how', 'when', null],
  ['tile', 'one', 'two', null],
] as const)('a %s that moves to %j from %j leaves %j (K07)', (kind, slug, shownSlug, path) =>
  expect(lostPath(kind, slug, shownSlug)).toBe(path),
)
