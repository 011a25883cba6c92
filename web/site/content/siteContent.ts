import { landingPath } from '#domain/content/rules/landing.ts'
import { legalVersions, versionOf } from '#domain/content/rules/legal.ts'
import { playbookParts, playbookTopics } from '#domain/content/rules/playbook.ts'
import { questionTopics } from '#domain/content/rules/questions.ts'
import { readSections } from '#domain/content/rules/textBody.ts'
import { linesOf, wordsOf } from '#domain/content/rules/textFields.ts'
import type { LegalVersion, ShownText, SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import { builtFields } from './builtTexts.ts'
import type { LegalText } from './legal/legalText.ts'
import type { Lesson } from './playbook/lesson.ts'
import type { Myth } from './playbook/myths.ts'
import type { Question } from './text/question.ts'

export type Topic = { readonly id: string; readonly title: string; readonly questions: readonly Question[] }
/** Something to use: a guide, a form, a recording or a word, by its group. */
export type Resource = {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly text: string
  readonly link: string
}
/** Something that can be had in the store; `price` is one of `storePrices`. */
export type StoreItem = Omit<Resource, 'group'> & { readonly price: string }
/** Somebody of the firm. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly text: string
  readonly picture: string
  readonly alt: string
}
/** A picture with a word and a link. */
export type Tile = Omit<Person, 'name' | 'role' | 'text'> & { readonly title: string; readonly link: string }

/** A landing page as the list of all pages names it. */
export type LandingEntry = { readonly path: string; readonly label: string }

/** What staff may change of the site, as its pages take it. */
export type SiteContent = {
  readonly topics: readonly Topic[]
  /** In the order in which they are read. */
  readonly lessons: readonly Lesson[]
  readonly myths: readonly Myth[]
  readonly resources: readonly Resource[]
  readonly store: readonly StoreItem[]
  readonly team: readonly Person[]
  readonly tiles: readonly Tile[]
  readonly landings: readonly LandingEntry[]
  /** By their addresses. */
  readonly legal: ReadonlyMap<string, LegalText>
  /** Each legal text by its address as it is in force, and as it was before, the newest first. */
  readonly legalHistory: ReadonlyMap<string, readonly LegalText[]>
}

/** What the build brings, with what staff wrote in its place or besides, in the order of its places. */
function textsOf(kind: SiteTextKind, shown: readonly ShownText[]): readonly SiteTextFields[] {
  const texts = new Map(builtFields[kind].map((fields) => [wordsOf(fields, 'slug'), fields]))
  for (const { slug, fields, isWithdrawn } of shown.filter((each) => each.kind === kind)) {
    if (isWithdrawn) texts.delete(slug)
    else texts.set(slug, fields)
  }
  return [...texts.values()].sort((a, b) => Number(a.place ?? 0) - Number(b.place ?? 0))
}

/** The content of the site where visitors are shown these texts, and can read these versions of legal ones. */
export function contentOf(shown: readonly ShownText[], history: readonly LegalVersion[] = []): SiteContent {
  const questions = textsOf('question', shown)
  const lessons = textsOf('lesson', shown)
  const legal = textsOf('legal', shown)
  return {
    topics: questionTopics.flatMap(({ value, label }) => {
      const own = questions.filter((each) => each.topic === value).map(asQuestion)
      return own.length > 0 ? [{ id: value, title: label, questions: own }] : []
    }),
    lessons: playbookParts.flatMap(({ value }) =>
      lessons.filter(({ part }) => part === value).map((fields) => asLesson(fields, value)),
    ),
    myths: textsOf('myth', shown).map(asMyth),
    resources: textsOf('resource', shown).map(asResource),
    store: textsOf('store', shown).map(asStoreItem),
    team: textsOf('person', shown).map(asPerson),
    tiles: textsOf('tile', shown).map(asTile),
    landings: textsOf('landing', shown).map(asLandingEntry),
    legal: new Map(legal.map((fields) => [`/${wordsOf(fields, 'slug')}`, asLegalText(fields)])),
    legalHistory: new Map(
      legal.map((fields) => {
        const slug = wordsOf(fields, 'slug')
        const all = legalVersions([{ slug, fields }, ...history], slug)
        return [`/${slug}`, all.map(asLegalText)]
      }),
    ),
  }
}

const asQuestion = (fields: SiteTextFields): Question => ({
  id: wordsOf(fields, 'slug'),
  question: wordsOf(fields, 'question'),
  text: wordsOf(fields, 'text'),
})
const asLesson = (fields: SiteTextFields, part: Lesson['part']): Lesson => ({
  part,
  slug: wordsOf(fields, 'slug'),
  topic: playbookTopics.find(({ value }) => value === fields.topic)?.value ?? '',
  title: wordsOf(fields, 'title'),
  goal: wordsOf(fields, 'goal'),
  takes: wordsOf(fields, 'takes'),
  sections: readSections(wordsOf(fields, 'sections')),
  checklist: linesOf(wordsOf(fields, 'checklist')),
})
const asMyth = (fields: SiteTextFields): Myth => ({
  id: wordsOf(fields, 'slug'),
  myth: wordsOf(fields, 'myth'),
  line: wordsOf(fields, 'line'),
  evidence: wordsOf(fields, 'evidence'),
  instead: wordsOf(fields, 'instead'),
  lesson: wordsOf(fields, 'lesson'),
  source: wordsOf(fields, 'source'),
})
const asResource = (fields: SiteTextFields): Resource => ({
  id: wordsOf(fields, 'slug'),
  group: wordsOf(fields, 'group'),
  title: wordsOf(fields, 'title'),
  text: wordsOf(fields, 'text'),
  link: wordsOf(fields, 'link'),
})
const asStoreItem = (fields: SiteTextFields): StoreItem => ({
  id: wordsOf(fields, 'slug'),
  title: wordsOf(fields, 'title'),
  text: wordsOf(fields, 'text'),
  price: wordsOf(fields, 'price'),
  link: wordsOf(fields, 'link'),
})
const asPerson = (fields: SiteTextFields): Person => ({
  id: wordsOf(fields, 'slug'),
  name: wordsOf(fields, 'name'),
  role: wordsOf(fields, 'role'),
  text: wordsOf(fields, 'text'),
  picture: wordsOf(fields, 'picture'),
  alt: wordsOf(fields, 'alt'),
})
const asTile = (fields: SiteTextFields): Tile => ({
  id: wordsOf(fields, 'slug'),
  title: wordsOf(fields, 'title'),
  picture: wordsOf(fields, 'picture'),
  alt: wordsOf(fields, 'alt'),
  link: wordsOf(fields, 'link'),
})
const asLandingEntry = (fields: SiteTextFields): LandingEntry => ({
  path: landingPath(wordsOf(fields, 'slug')),
  label: wordsOf(fields, 'headline'),
})
const asLegalText = (fields: SiteTextFields): LegalText => ({
  title: wordsOf(fields, 'title'),
  version: versionOf(fields),
  inForceSince: wordsOf(fields, 'inForceSince'),
  short: linesOf(wordsOf(fields, 'short')),
  sections: readSections(wordsOf(fields, 'sections')),
  changed: wordsOf(fields, 'changed'),
})

/** The site as it is built. */
export const builtContent: SiteContent = contentOf([])
