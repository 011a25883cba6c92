import { z } from 'zod'
import { errorReportLimits, pageCountLimits, quickWordsMax, searchFoundMax } from '#domain/content/limits.ts'
import { cspReportLimits } from '#domain/content/rules/cspReport.ts'
import { siteTextLimits } from '#domain/content/rules/textFields.ts'
import {
  documentKinds,
  errorLevels,
  serviceNames,
  serviceStates,
  siteTextKinds,
  siteTextStates,
} from '#domain/content/types.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { call } from './call.ts'
import { Cursor, Day, Id, Instant, Line, Text } from './fields.ts'

/** Which boundary caught an error (spec 1 §8); `global` is one that no boundary saw. */
export const ErrorLevel = z.enum(errorLevels)

/** An error of a browser: where, what, in which version, and nothing about who (T-172). The sender makes its id. */
export const ReportErrorInput = z.strictObject({
  id: Id,
  level: ErrorLevel,
  /** The address without its query. */
  path: Text(errorReportLimits.path, 1),
  message: Text(errorReportLimits.message),
  stack: Text(errorReportLimits.stack),
  /** The build that failed; empty in development. */
  release: Text(errorReportLimits.release),
})
export type ReportErrorInput = z.infer<typeof ReportErrorInput>

/** A stored error as staff read it. */
export const ClientError = ReportErrorInput.extend({ createdAt: Instant })
export type ClientError = z.infer<typeof ClientError>

/** The same error of many browsers as one line: where, what, how often, and when first and last (T-172). */
export const ErrorGroup = ReportErrorInput.pick({ level: true, path: true, message: true }).extend({
  count: z.number().int(),
  firstAt: Instant,
  lastAt: Instant,
})
export type ErrorGroup = z.infer<typeof ErrorGroup>

/** Most errors one page of the list carries. */
export const errorPageSize = 50

/** A service that the server asks, and what is known of it here (T-220). */
export const ServiceLine = z.object({
  name: z.enum(serviceNames),
  state: z.enum(serviceStates),
  /** What it says that it is; null where nobody asked. */
  version: z.string().nullable(),
})
export type ServiceLine = z.infer<typeof ServiceLine>

/** What browsers refused on a page, equal reports as one line (T-158). */
export const CspReport = z.object({
  path: z.string(),
  directive: z.string(),
  blocked: z.string(),
  source: z.string(),
  line: z.number().int(),
  count: z.number().int(),
  firstAt: Instant,
  lastAt: Instant,
})
export type CspReport = z.infer<typeof CspReport>

/** What quick navigation found: a card or a session by its title, a member by name or company. */
export const FoundPlace = z.object({
  kind: z.enum(['card', 'session', 'member']),
  id: Id,
  label: z.string(),
  /** The column of a card, the start of a session as an instant, the company of a member. */
  note: z.string(),
})
export type FoundPlace = z.infer<typeof FoundPlace>

/** A page, an answer or a lesson that the search found; `excerpt` is in pieces, those that were looked for told apart. */
export const FoundDocument = z.object({
  path: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  /** Where it stands: the group of a page, the topic of a question. */
  note: z.string(),
  excerpt: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
})
export type FoundDocument = z.infer<typeof FoundDocument>

/** How often a page was opened on one day, by browsers that allow counting. */
export const PageCount = z.object({ day: Day, path: z.string(), count: z.number().int() })
export type PageCount = z.infer<typeof PageCount>

/** What staff write of a text, by the fields of its kind; the domain says which there are and what each may hold (K90). */
const SiteTextFields = z.record(Text(siteTextLimits.name, 1), Text(siteTextLimits.field))

/** A text that staff write as lists show it: what it is called, where it stands, and what visitors see of it. */
export const SiteTextLine = z.object({
  id: Id,
  kind: z.enum(siteTextKinds),
  title: z.string(),
  /** Its address on the site. */
  path: z.string(),
  version: z.number().int(),
  state: z.enum(siteTextStates),
  updatedAt: Instant,
  /** Since when the version that is shown is shown. */
  shownAt: Instant.nullable(),
  /** From when another one will be. */
  showsAt: Instant.nullable(),
  /** The build brought it: its address is linked to and stays. */
  isBuilt: z.boolean(),
})
export type SiteTextLine = z.infer<typeof SiteTextLine>

/** The same with its draft. */
export const SiteText = SiteTextLine.extend({ fields: z.record(z.string(), z.string()) })
export type SiteText = z.infer<typeof SiteText>

/** A version that was published, or is to be; it never changes. */
export const SiteTextVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  fromAt: Instant,
  publishedBy: z.string(),
  /** It says what the draft says. */
  isDraft: z.boolean(),
})
export type SiteTextVersion = z.infer<typeof SiteTextVersion>

/** A chapter of the staff's manual: parts of paragraphs, or of steps in their order (T-020). */
export const ManualChapter = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  parts: z.array(
    z.object({ id: z.string(), title: z.string(), isSteps: z.boolean(), lines: z.array(z.string()) }),
  ),
})
export type ManualChapter = z.infer<typeof ManualChapter>

const writers = { access: 'staff', scope: 'all' } as const
const OneText = z.object({ text: SiteText })
const BaseVersion = z.number().int().min(1)

/** What is nobody's own: pages, and the errors that browsers report of them (spec 1 §8, 4.12.18). */
export const content = {
  findPlaces: call(
    { access: 'member', scope: 'assigned', bucket: 'read' },
    'GET /content/places',
    'Find cards and sessions by title, for staff also members by name; five of each at most',
  )
    .input(z.strictObject({ words: Text(quickWordsMax, 1) }))
    .output(z.object({ places: z.array(FoundPlace) })),
  getManual: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /content/manual',
    'The manual of the staff: how the firm works with the product',
  ).output(z.object({ day: Day, chapters: z.array(ManualChapter) })),
  searchSite: call(
    { access: 'anyone', scope: 'none', bucket: 'read' },
    'GET /content/search',
    'Search the public site; the best 20 at most, and those with some of the words where none has all',
  )
    .input(z.strictObject({ words: Text(quickWordsMax) }))
    .output(z.object({ documents: z.array(FoundDocument).max(searchFoundMax), isPartial: z.boolean() })),
  reportError: call(
    { access: 'anyone', scope: 'none', bucket: 'form' },
    'POST /content/errors',
    'Report a browser error; success means that it is stored',
  )
    .input(ReportErrorInput)
    .output(z.object({ id: Id })),
  countPage: call(
    { access: 'anyone', scope: 'none', bucket: 'write' },
    'POST /content/visits',
    'Count a page that was opened; nothing about who opened it',
  )
    .input(
      z.strictObject({
        path: Text(pageCountLimits.path, 1).refine((text) => /^\/[a-z0-9/-]*$/.test(text), 'Invalid path'),
      }),
    )
    .output(z.object({ counted: z.boolean() })),
  listPageCounts: call(
    { access: 'admin', scope: 'all', bucket: 'read' },
    'GET /content/visits',
    'List how often pages were opened, newest day first',
  )
    .input(
      z.strictObject({
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(pageCountLimits.page).optional(),
      }),
    )
    .output(z.object({ counts: z.array(PageCount), next: Cursor.nullable() })),
  listErrors: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /content/errors',
    'List reported browser errors, newest first',
  )
    .input(
      z.strictObject({
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(errorPageSize).optional(),
      }),
    )
    .output(z.object({ errors: z.array(ClientError), next: Cursor.nullable() })),
  listErrorGroups: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /content/error-groups',
    'List reported browser errors in groups, most recent first',
  )
    .input(
      z.strictObject({
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(errorPageSize).optional(),
      }),
    )
    .output(z.object({ groups: z.array(ErrorGroup), next: Cursor.nullable() })),
  listCspReports: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /content/policy-reports',
    'List what browsers refused by the content policy, the latest first; the newest 50',
  ).output(z.object({ reports: z.array(CspReport).max(cspReportLimits.page) })),
  listServices: call(
    { access: 'staff', scope: 'all', bucket: 'read' },
    'GET /content/services',
    'List the services that this server asks, and whether they are configured and answer',
  ).output(z.object({ services: z.array(ServiceLine) })),
  listSiteTexts: call(
    { ...writers, bucket: 'read' },
    'GET /content/pages',
    'List the texts of one kind that staff write, in the order of the site',
  )
    .input(z.strictObject({ kind: z.enum(siteTextKinds) }))
    .output(z.object({ texts: z.array(SiteTextLine) })),
  getSiteText: call(
    { ...writers, bucket: 'read' },
    'GET /content/pages/{id}',
    'Get a page that staff write, with the versions that were published',
  )
    .input(z.strictObject({ id: Id }))
    .output(
      OneText.extend({
        versions: z.array(SiteTextVersion),
        /** What visitors find it by now, whatever the draft says; null where they do not see it. */
        shownSlug: z.string().nullable(),
      }),
    ),
  createSiteText: call({ ...writers, bucket: 'write' }, 'POST /content/pages', 'Store a page as a draft')
    .input(z.strictObject({ id: Id, kind: z.enum(siteTextKinds), fields: SiteTextFields }))
    .output(OneText),
  saveSiteText: call({ ...writers, bucket: 'write' }, 'PUT /content/pages/{id}', 'Save the draft of a page')
    .input(z.strictObject({ id: Id, baseVersion: BaseVersion, fields: SiteTextFields }))
    .output(OneText),
  publishSiteText: call(
    { ...writers, bucket: 'write', proof: 'recent' },
    'POST /content/pages/{id}/publish',
    'Publish the draft of a page, now or from a time to come; its links are looked for first',
  )
    .input(z.strictObject({ id: Id, baseVersion: BaseVersion, at: Instant.nullable() }))
    .output(OneText),
  withdrawSiteText: call(
    { ...writers, bucket: 'write' },
    'POST /content/pages/{id}/withdraw',
    'Take a page off the site; draft and history stay',
  )
    .input(z.strictObject({ id: Id }))
    .output(OneText),
  addPicture: call(
    { ...writers, bucket: 'write' },
    'POST /content/pictures',
    'Let a picture in; its bytes are then posted to /api/pictures/{id}',
  )
    .input(
      z.strictObject({
        id: Id,
        name: Line(255, 1),
        byteSize: z
          .number()
          .int()
          .min(0)
          .max(uploadKinds.recording.maxBytes * 2),
      }),
    )
    .output(z.object({ id: Id })),
  restoreSiteText: call(
    { ...writers, bucket: 'write' },
    'POST /content/pages/{id}/restore',
    'Make a version of the history the draft',
  )
    .input(z.strictObject({ id: Id, version: z.number().int().min(1).max(2_147_483_647) }))
    .output(OneText),
}
