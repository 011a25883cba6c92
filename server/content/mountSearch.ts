import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { FoundDocument } from '#contract/content.ts'
import { paths } from '#contract/paths.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'
import { documentKinds } from '#domain/content/types.ts'
import type { App } from '#server/platform/app.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute, sendFilled } from '#server/platform/http/site/filledPage.ts'
import { sendPage } from '#server/platform/http/site/sendPage.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { html } from '#server/platform/template.ts'
import { searchSite } from './searchSite.ts'

/** `/search` without any script: the page as the site built it, with what was found in its places (K10, decision 0032). */
export function mountSearch(server: FastifyInstance, app: App, site: Site | DevSite | null): void {
  const page = site && 'pages' in site ? site.pages.get(paths.search()) : undefined
  if (!page) return
  server.get(paths.search(), async (request, reply) => {
    const query = queryOf(request)
    const typed = wellFormed(query.get('q') ?? '')
    if (typed === '') return sendPage(request, reply, page)
    const only = documentKinds.find((kind) => kind === query.get('kind')) ?? null
    try {
      const { documents, isPartial } = await call(
        searchSite,
        { words: typed },
        { path: ['content', 'searchSite'], context: callContextOf(request, reply, app) },
      )
      return sendFilled(reply, page, foundFills(typed, only, documents, isPartial))
    } catch (error) {
      const isWaiting =
        typeof error === 'object' && error !== null && 'status' in error && error.status === 429
      const said = isWaiting ? searchTexts.tooMany : searchTexts.failed
      return sendFilled(reply.code(isWaiting ? 429 : 503), page, { words: attribute('value', typed), said })
    }
  })
}

/** What was typed as the database can take it, at most as long as the box lets people type. */
const wellFormed = (typed: string) =>
  typed.replaceAll('\u0000', ' ').toWellFormed().trim().slice(0, quickWordsMax).toWellFormed()

function foundFills(
  typed: string,
  only: FoundDocument['kind'] | null,
  documents: readonly FoundDocument[],
  isPartial: boolean,
): Fills {
  const shown = only ? documents.filter(({ kind }) => kind === only) : documents
  const said = isPartial ? searchTexts.some(typed) : searchTexts.found(shown.length, typed)
  return {
    words: attribute('value', typed),
    filters: documents.length > 0 ? filterLinks(typed, only, documents) : '',
    said: html`${documents.length > 0 ? said : searchTexts.nothing(typed)}`,
    help: documents.length > 0 ? '' : searchTexts.nothingHelp,
    found: shown.map(row).join(''),
  }
}

/** One link for each kind that something was found of; the one in force says so. */
function filterLinks(
  typed: string,
  only: FoundDocument['kind'] | null,
  documents: readonly FoundDocument[],
): string {
  const link = (kind: FoundDocument['kind'] | null, label: string, count: number) =>
    html`<a href="${paths.search(typed, kind ?? undefined)}"`.concat(
      kind === only ? ' aria-current="true"' : '',
      html`>${label} <span>${String(count)}</span></a>`,
    )
  const kinds = documentKinds
    .map((kind) => ({ kind, count: documents.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
  if (kinds.length < 2) return ''
  return [
    link(null, searchTexts.everything, documents.length),
    ...kinds.map(({ kind, count }) => link(kind, searchTexts.kinds[kind], count)),
  ].join('')
}

function row({ path, kind, title, note, excerpt }: FoundDocument): string {
  const words = excerpt
    .map(({ text, isHit }) => (isHit ? html`<strong>${text}</strong>` : html`${text}`))
    .join('')
  const label = searchTexts.kind[kind]
  // Legal, in Legal: once is enough.
  const where = note === label ? '' : html`<small>${note}</small>`
  return `<li>${html`<span>${label}</span><div><h2><a href="${path}">${title}</a></h2>`}${where}<p>${words}</p></div></li>`
}
