import { describe, expect, it } from 'vitest'
import { sitePageEntries } from '../content/pages.ts'
import { documentAt } from '../pages/documents.tsx'
import { meta } from '../routes/home.tsx'
import { pageMeta } from './pageMeta.ts'

type Thing = Readonly<Record<string, unknown>>
type Shape = 'text' | 'url' | 'number' | 'reference' | readonly string[]

/**
 * The types that our pages say, with the properties that each needs by schema.org and by what search engines ask for, and what
 * each of them holds: words, an address, a number, a reference to a thing by its id, or things of these types.
 */
const vocabulary: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  WebPage: { '@id': 'url', url: 'url', name: 'text', description: 'text', inLanguage: 'text' },
  Organization: { '@id': 'url', name: 'text', url: 'url', logo: 'url', description: 'text' },
  WebSite: {
    ...({ '@id': 'url', name: 'text', url: 'url', publisher: 'reference' } as const),
    potentialAction: ['SearchAction'],
  },
  SearchAction: { target: ['EntryPoint'], 'query-input': 'text' },
  EntryPoint: { urlTemplate: 'text' },
  Service: { name: 'text', serviceType: 'text', provider: 'reference', offers: ['Offer'] },
  Offer: { price: 'text', priceCurrency: 'text', url: 'url' },
  FAQPage: { mainEntity: ['Question'] },
  Question: { name: 'text', acceptedAnswer: ['Answer'] },
  Answer: { text: 'text' },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: 'number', name: 'text', item: 'url' },
  Article: {
    ...({ headline: 'text', description: 'text', mainEntityOfPage: 'url' } as const),
    ...({ author: 'reference', publisher: 'reference' } as const),
  },
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Everything with a type on a page, also inside of others. */
function thingsIn(value: unknown): readonly Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)]
}

const graphOf = (tags: readonly object[]): readonly Thing[] =>
  tags.flatMap((tag) =>
    'script:ld+json' in tag && isThing(tag['script:ld+json'])
      ? thingsIn(tag['script:ld+json']['@graph'])
      : [],
  )

const things = [
  ...graphOf(meta()),
  ...sitePageEntries.flatMap((entry) =>
    graphOf(pageMeta({ ...entry, data: documentAt(entry.path)?.data ?? [] })),
  ),
]

function isShaped(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string' && value.trim() !== ''
  if (shape === 'number') return typeof value === 'number'
  if (shape === 'url') return typeof value === 'string' && URL.canParse(value)
  if (shape === 'reference') return isThing(value) && typeof value['@id'] === 'string'
  return (
    list(value).length > 0 &&
    list(value).every((each) => isThing(each) && shape.includes(String(each['@type'])))
  )
}

describe('structured data (schema.org)', () => {
  it('says no type that the table does not have', () => {
    expect(new Set(things.map((each) => each['@type']))).toEqual(new Set(Object.keys(vocabulary)))
  })

  it.each(Object.entries(vocabulary))(
    '%s has what it needs on every page that says it',
    (type, properties) => {
      const own = things.filter((each) => each['@type'] === type)
      for (const thing of own)
        for (const [name, shape] of Object.entries(properties))
          expect(isShaped(thing[name], shape), `${name} of ${JSON.stringify(thing)}`).toBe(true)
      expect(own.length).toBeGreaterThan(0)
    },
  )

  it('leads a search to /search with what was typed', () => {
    const [search] = things.filter((each) => each['@type'] === 'EntryPoint')
    expect(search?.urlTemplate).toMatch(/\/search\?q=\{term\}$/)
  })

  it('counts the steps of each way from the front page', () => {
    for (const way of things.filter((each) => each['@type'] === 'BreadcrumbList'))
      expect(thingsIn(way.itemListElement).map(({ position }) => position)).toEqual(
        thingsIn(way.itemListElement).map((_each, at) => at + 1),
      )
  })
})
