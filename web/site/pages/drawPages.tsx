import { renderToStaticMarkup } from 'react-dom/server'
import { landingPath } from '#domain/content/rules/landing.ts'
import { legalVersionPath } from '#domain/content/rules/legal.ts'
import { wordsOf } from '#domain/content/rules/textFields.ts'
import type { Draw, DrawnPage, ShownText, SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { sitePath } from '../content/pages/entry.ts'
import { contentOf, type SiteContent } from '../content/siteContent.ts'
import { pageMeta } from '../shell/pageMeta.ts'
import { documentAt } from './documents.tsx'
import { LandingPage } from './read/LandingPage.tsx'

/** The pages that a text of each kind touches. */
const touched: Readonly<Record<SiteTextKind, (text: ShownText, content: SiteContent) => readonly string[]>> =
  {
    landing: () => ['/sitemap'],
    question: () => ['/faq'],
    // A lesson names the ones before and after it, so another place or title changes its neighbours too, and myths name lessons.
    lesson: ({ slug }, { lessons }) => [
      ...[sitePath.playbook, sitePath.myths, '/resources', '/sitemap', sitePath.lesson(slug)],
      ...lessons.map((lesson) => sitePath.lesson(lesson.slug)),
    ],
    myth: (_, { lessons }) => [
      ...[sitePath.myths, sitePath.playbook],
      ...lessons.map((lesson) => sitePath.lesson(lesson.slug)),
    ],
    resource: () => ['/resources'],
    store: () => ['/julstore'],
    person: () => ['/about'],
    tile: () => ['/juliverse'],
    legal: ({ slug }) => [`/${slug}`],
  }

/**
 * The pages that these texts touch, drawn by the components that drew them at build. tools/build-drawing.mjs makes a file of it for the
 * server, which knows nothing of how the site looks (0060).
 */
export const draw: Draw = (texts, today, history) => {
  const content = contentOf(texts, history)
  const paths = new Set<string>()
  const landings: DrawnPage[] = []
  for (const text of texts) {
    if (text.kind === 'landing') landings.push(drawLanding(text.fields, today))
    for (const path of touched[text.kind](text, content)) paths.add(path)
  }
  for (const [path, [, ...earlier]] of content.legalHistory) {
    if (earlier.length > 0) paths.add(path)
    for (const { version } of earlier) paths.add(legalVersionPath(path.slice(1), version))
  }
  return [...landings, ...[...paths].map((path) => drawPage(path, content))]
}

function drawPage(path: string, content: SiteContent): DrawnPage {
  const found = documentAt(path, content)
  if (!found) return { path, frame: path, main: null, title: '', description: '', graph: [] }
  const { entry, data, body, isVersion } = found
  if (isVersion) {
    const head = headOf({ ...entry, title: `${entry.title}, ${brandName}`, data })
    const main = renderToStaticMarkup(body)
    return { path, frame: entry.path, current: entry.path, main, ...head }
  }
  // A lesson that the build does not have stands in the frame of the playbook.
  const frame = documentAt(path) ? path : sitePath.playbook
  return {
    ...{ path, frame, main: renderToStaticMarkup(body) },
    ...headOf({ ...entry, title: `${entry.title}, ${brandName}`, data }),
  }
}

function drawLanding(fields: SiteTextFields, today: string): DrawnPage {
  const path = landingPath(wordsOf(fields, 'slug'))
  return {
    ...{ path, frame: '/landing', main: renderToStaticMarkup(<LandingPage fields={fields} today={today} />) },
    ...headOf({
      path,
      title: `${wordsOf(fields, 'headline')}, ${brandName}`,
      description: wordsOf(fields, 'lead').slice(0, 160),
    }),
  }
}

/** What the head of a page says, taken from what the build writes there. */
function headOf(page: Parameters<typeof pageMeta>[0]): Pick<DrawnPage, 'title' | 'description' | 'graph'> {
  const graph = pageMeta(page).flatMap((each) =>
    'script:ld+json' in each ? (each['script:ld+json']?.['@graph'] ?? []) : [],
  )
  return { title: page.title, description: page.description, graph }
}
