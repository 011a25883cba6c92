import { anchorOf, writeSections } from '#domain/content/rules/textBody.ts'
import type { BuiltText, SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import { glossary } from './glossary.ts'
import { legalTexts } from './legal/legalTexts.ts'
import { sitePageEntries } from './pages.ts'
import { lessons } from './playbook/lessons.ts'
import { myths } from './playbook/myths.ts'
import { questions } from './questions.ts'
import { storeItems } from './storeItems.ts'

/** Between two of them another one has room. */
const placeAt = (at: number): string => String((at + 1) * 10)

/** What the site says as it is built, by the kinds of text that staff edit (0060). */
export const builtFields: Readonly<Record<SiteTextKind, readonly SiteTextFields[]>> = {
  landing: [],
  question: questions.flatMap(({ id: topic, questions: own }) =>
    own.map(({ id, question, text }, at) => ({
      ...{ slug: id, topic, place: placeAt(at), question, text },
    })),
  ),
  lesson: lessons.map(({ slug, part, topic, title, goal, takes, sections, checklist }, at) => ({
    ...{ slug, part, topic, title, goal, takes, place: placeAt(at) },
    ...{ sections: writeSections(sections), checklist: checklist.join('\n') },
  })),
  myth: myths.map(({ id, myth, line, evidence, instead, lesson, source = '' }, at) => ({
    ...{ slug: id, place: placeAt(at), myth, line, evidence, instead, lesson, source },
  })),
  resource: glossary.map(({ word, meaning }, at) => ({
    ...{ slug: anchorOf(word), group: 'glossary', place: placeAt(at), title: word, text: meaning, link: '' },
  })),
  store: storeItems.map((item, at) => ({ ...item, place: placeAt(at) })),
  person: [],
  tile: [],
  legal: Object.entries(legalTexts).map(([path, { version, inForceSince, short, sections, changed }]) => ({
    ...{ slug: path.slice(1), title: titleAt(path), short: short.join('\n') },
    ...{ sections: writeSections(sections), version: String(version), inForceSince },
    ...(changed ? { changed } : {}),
  })),
}

function titleAt(path: string): string {
  const entry = sitePageEntries.find((each) => each.path === path)
  if (!entry) throw new Error(`no page of the site is at ${path}`)
  return entry.title
}

/** The same as the first versions of texts. */
export const builtTexts: readonly BuiltText[] = Object.entries(builtFields).flatMap(([kind, texts]) =>
  texts.map((fields) => ({
    // safe because an object's keys are those of its type
    kind: kind as SiteTextKind,
    slug: fields.slug ?? '',
    fields,
  })),
)
