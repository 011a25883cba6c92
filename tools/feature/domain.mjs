// The rules of a noun: its fields and what is wrong with them, who may do what.

/** Path → text of what a noun has to itself. */
export const domainOfNoun = ({ feature, noun, Noun, nouns }) => ({
  [`domain/${feature}/rules/${nouns}.ts`]: `import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'

/** Bounds of ${nouns}: lengths in characters, how many a member may have, archived ones included, and of one page. */
export const ${noun}Limits = { titleLength: 200, bodyLength: 5_000, most: 1_000, page: 50 } as const

/** What a member writes of a ${noun}. */
export type ${Noun}Fields = { readonly title: string; readonly body: string }

/** Every field of a ${noun} that can be edited. */
export const ${noun}Fields: readonly (keyof ${Noun}Fields)[] = ['title', 'body']

/** What is wrong with the fields of a ${noun}, field by field; fields left out stay as they are. */
export function check${Noun}Fields(fields: { readonly title?: string | undefined; readonly body?: string | undefined }): readonly Problem[] {
  const problems: Problem[] = []
  if (fields.title !== undefined && fields.title.trim() === '') problems.push({ field: 'title', message: fieldTexts.required('Title') })
  if ((fields.body?.length ?? 0) > ${noun}Limits.bodyLength) problems.push({ field: 'body', message: fieldTexts.length('Text') })
  return problems
}
`,
  [`domain/${feature}/rules/${nouns}.test.ts`]: `import { expect, it } from 'vitest'
import { check${Noun}Fields, ${noun}Limits } from './${nouns}.ts'

it('a ${noun} has a title that is not blank, and a text within its bounds', () => {
  expect(check${Noun}Fields({ title: 'One', body: '' })).toEqual([])
  expect(check${Noun}Fields({})).toEqual([])
  expect(check${Noun}Fields({ title: '  ' })).toMatchObject([{ field: 'title' }])
  expect(check${Noun}Fields({ body: 'x'.repeat(${noun}Limits.bodyLength + 1) })).toMatchObject([{ field: 'body' }])
})
`,
  [`domain/${feature}/permissions.${nouns}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { member } from '#tests/app/member.ts'
import { canArchive${Noun}, canCreate${Noun}, canEdit${Noun} } from './permissions.ts'
import { ${noun}Limits } from './rules/${nouns}.ts'

const mine = { userId: member.userId, archivedAt: null }

describe('a ${noun}', () => {
  it.each([
    ['a member', member, true],
    ['a member who is not confirmed', { ...member, isVerified: false }, false],
    ['a member who is shut out', { ...member, isDisabled: true }, false],
  ])('is created, edited and archived by %s', (_who, actor, expected) => {
    expect(canCreate${Noun}(actor, 0).ok).toBe(expected)
    expect(canEdit${Noun}(actor, mine).ok).toBe(expected)
    expect(canArchive${Noun}(actor, mine).ok).toBe(expected)
  })

  it('is its member’s alone, is not edited once archived, and there are only so many', () => {
    expect(canEdit${Noun}(member, { ...mine, userId: 'b' })).toMatchObject({ reason: 'not_yours' })
    expect(canEdit${Noun}(member, { ...mine, archivedAt: new Date(0) })).toMatchObject({ reason: '${noun}_archived' })
    expect(canCreate${Noun}(member, ${noun}Limits.most)).toMatchObject({ reason: 'too_many_${nouns}' })
  })
})
`,
})

/** Path → text of what a feature has once; the nouns write into it. */
export const domainOfFeature = ({ feature }) => ({
  [`domain/${feature}/events.ts`]: `import type { Events } from '#domain/eventClass.ts'

/** What can happen to ${feature}, in the past tense; audit rows and live events use the same words (4.12.13). */
export const ${feature}Events = {
} as const satisfies Events
`,
  [`domain/${feature}/permissions.ts`]: '',
})

const happens = ({ noun }) => ['created', 'edited', 'archived', 'restored'].map((what) => `${noun}.${what}`)

export const eventsOf = (n) =>
  happens(n)
    .map((event) => `  '${event}': 'user_action.low',\n`)
    .join('')

export const permissionsOf = ({ noun, Noun, nouns }) => ({
  imports: [
    "import { canEnterConsole } from '#domain/accounts/permissions.ts'",
    "import type { Actor } from '#domain/actor.ts'",
    "import type { Decision } from '#domain/decision.ts'",
    "import { all, no, yes } from '#domain/decision.ts'",
    `import { ${noun}Limits } from './rules/${nouns}.ts'`,
  ],
  text: `
/** What a decision about a ${noun} rests on. */
export type ${Noun}Of = { readonly userId: string; readonly archivedAt: Date | null }

/** A member creates ${nouns} of their own, up to a bound; the row rules keep them their own (T-025). */
export function canCreate${Noun}(actor: Actor, ${noun}Count: number): Decision {
  return all(canEnterConsole(actor), ${noun}Count < ${noun}Limits.most ? yes : no('too_many_${nouns}'))
}

/** A member archives a ${noun} of their own and brings it back; either one done twice changes nothing (4.0 rule 10). */
export function canArchive${Noun}(actor: Actor, ${noun}: ${Noun}Of): Decision {
  return all(canEnterConsole(actor), ${noun}.userId === actor.userId ? yes : no('not_yours'))
}

/** A member edits a ${noun} of their own; an archived one is restored first. */
export function canEdit${Noun}(actor: Actor, ${noun}: ${Noun}Of): Decision {
  return all(canArchive${Noun}(actor, ${noun}), ${noun}.archivedAt === null ? yes : no('${noun}_archived'))
}
`,
})
