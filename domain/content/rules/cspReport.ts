import { cutText } from '#domain/cutText.ts'
import { storableText } from '#domain/storableText.ts'

/**
 * Reports of the content policy (T-158): bytes and reports of one post, posts of a minute that one server takes from one address and
 * from all, characters of a place, different rows that are kept, and those a page of the list carries.
 */
export const cspReportLimits = {
  bytes: 16_384,
  ofPost: 20,
  ofAddress: 20,
  ofAll: 300,
  place: 200,
  rows: 1_000,
  page: 50,
} as const

/** What a browser refused to load or to run on one of our pages, without anything about who looked at it (T-158). */
export type CspReport = {
  /** The page, without its query. */
  readonly path: string
  /** The rule of the policy that was broken. */
  readonly directive: string
  /** What was refused: a word such as `inline`, or the origin it would have come from. */
  readonly blocked: string
  /** Whose code asked for it: a file of ours, another origin, or nothing. */
  readonly source: string
  readonly line: number
}

/**
 * The reports in what a browser posted: one object as `application/csp-report`, or a list among others as `application/reports+json`.
 * What is of another site, of another kind or in no known form is left out; so is the sample of the code, which may hold what a
 * person typed.
 */
export function readCspReports(body: unknown, origin: string): readonly CspReport[] {
  const given = Array.isArray(body) ? body.slice(0, cspReportLimits.ofPost).map(ofList) : [ofOne(body)]
  return given.flatMap((each) => {
    const report = each && cleaned(each, origin)
    return report ? [report] : []
  })
}

type Given = Readonly<Record<'page' | 'directive' | 'blocked' | 'source' | 'line', unknown>>
type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null

/** CSP 2 and 3: what `report-uri` gets. Older browsers give `violated-directive` with the whole rule. */
function ofOne(body: unknown): Given | null {
  const report = isFacts(body) ? body['csp-report'] : null
  if (!isFacts(report)) return null
  return {
    page: report['document-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
    line: report['line-number'],
  }
}

/** The Reporting API: what `report-to` gets. */
function ofList(report: unknown): Given | null {
  if (!isFacts(report) || report.type !== 'csp-violation' || !isFacts(report.body)) return null
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = report.body
  return {
    page: documentURL ?? report.url,
    directive: effectiveDirective,
    blocked: blockedURL,
    source: sourceFile,
    line: lineNumber,
  }
}

function cleaned({ page, directive, blocked, source, line }: Given, origin: string): CspReport | null {
  const url = parse(page)
  const [rule = ''] = typeof directive === 'string' ? directive.split(' ', 1) : []
  if (url?.origin !== origin || !/^[a-z-]{3,40}$/.test(rule)) return null
  return {
    path: pathOf(url),
    directive: rule,
    blocked: placeOf(blocked, origin),
    source: placeOf(source, origin),
    line: typeof line === 'number' && Number.isInteger(line) && line > 0 ? Math.min(line, 1_000_000) : 0,
  }
}

type Address = { readonly scheme: string; readonly origin: string; readonly pathname: string }

/** An address in its parts; extensions and data have no host. */
function parse(text: unknown): Address | null {
  if (typeof text !== 'string') return null
  const [, scheme, host = '', pathname = ''] =
    text.match(/^([a-z][a-z0-9+.-]*:)(?:\/\/([^/?#]*))?([^?#]*)/i) ?? []
  return scheme ? { scheme, origin: `${scheme}//${host}`, pathname: pathname || '/' } : null
}

/** Of our own site the file, of others the origin, of what has none its scheme or the word that the browser says. */
function placeOf(given: unknown, origin: string): string {
  if (typeof given !== 'string') return ''
  const url = parse(given)
  if (!url) return /^[a-z-]{1,30}$/.test(given) ? given : ''
  if (url.origin === origin) return pathOf(url)
  return stored(/^https?:$/i.test(url.scheme) ? url.origin : url.scheme)
}

// An address may carry a token where a word would stand, and signs that no database takes.
const pathOf = ({ pathname }: Address): string => stored(pathname.replace(/[\w-]{32,}/g, '[id]'))

const stored = (text: string): string => cutText(storableText(text), cspReportLimits.place)
