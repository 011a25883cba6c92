import { canWriteSiteTexts } from '#domain/content/permissions.ts'
import { checkText, ownLinks } from '#domain/content/rules/checkText.ts'
import { stampLegal } from '#domain/content/rules/legal.ts'
import { pictureLimits, siteTextLimits } from '#domain/content/rules/textFields.ts'
import { keepStamps, textKinds, tidyFields } from '#domain/content/rules/textKinds.ts'
import { pictureRefusal, siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import type { Decision } from '#domain/decision.ts'
import { no } from '#domain/decision.ts'
import { refuseUpload } from '#domain/uploads.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { isTaken } from '#server/platform/http/databaseFault.ts'
import { Conflict, Invalid, NotFound } from '#server/platform/http/refusal.ts'
import type { SiteTextRow } from './present.ts'
import { presentSiteText } from './present.ts'
import { findSiteText, findUnknownPaths, holdSiteText } from './queries.ts'

const eventOf = (
  name: AppEvent['name'],
  { id, version, kind, slug }: SiteTextRow,
  details = {},
): AppEvent => ({
  name,
  entity: 'site_text',
  id,
  version,
  memberId: null,
  details: { kind, slug, ...details },
})
const answer = async ({ id }: { id: string }, { db }: { db: Db }) => {
  const text = await findSiteText(db, id)
  if (!text) throw new NotFound('site_text')
  return { text: presentSiteText(text) }
}

const refuseTaken = (error: unknown): never => {
  throw isTaken(error) ? new Invalid([{ field: 'slug', message: siteTextTexts.slugTaken }]) : error
}

const count = sqlStatement<[kind: SiteTextKind], { count: number }>(
  'select count(*)::int as count from site_texts where kind = $1',
)
const insert = sqlStatement<[id: string, kind: SiteTextKind, slug: string, fields: string], { id: string }>(
  `insert into site_texts (id, kind, slug, fields) values ($1, $2, $3, $4::jsonb)
   on conflict (id) do nothing returning id`,
)

export const createSiteText = command(calls.content.createSiteText, {
  load: async ({ db, input }) => (await count(db, input.kind))[0]?.count ?? 0,
  can: (actor, there, _now, { kind }) => {
    const may = canWriteSiteTexts(actor)
    if (!may.ok) return may
    if (textKinds[kind].isFixed) return no('site_text_fixed')
    return there >= siteTextLimits.ofKind ? no('too_many_pages') : may
  },
  check: ({ kind, fields }) => checkText(kind, fields),
  run: async ({ db, input: { id, kind, ...input } }) => {
    const fields = tidyFields(kind, input.fields)
    const slug = fields.slug ?? ''
    const [made] = await insert(db, id, kind, slug, JSON.stringify(fields)).catch(refuseTaken)
    const text = await findSiteText(db, id)
    if (!text || (!made && (text.slug !== slug || text.kind !== kind))) throw new Conflict('id_taken')
    return { id, event: made ? eventOf('site_text.created', text) : null }
  },
  answer,
})

/** The version that was read and the one that stands have to be the same: two people do not write over each other. */
function refuseStale(text: SiteTextRow, baseVersion: number): void {
  if (text.version !== baseVersion) throw new Conflict('site_text_changed', { version: text.version })
}

// What the build brought is linked to from everywhere.
const slugProblems = ({ isBuilt, slug }: Pick<SiteTextRow, 'isBuilt' | 'slug'>, given: string | undefined) =>
  isBuilt && given !== slug ? [{ field: 'slug', message: siteTextTexts.slugStays }] : []

const save = sqlStatement<[id: string, slug: string, fields: string, now: Date], { id: string }>(
  `update site_texts set slug = $2, fields = $3::jsonb, version = version + 1, updated_at = $4 where id = $1 returning id`,
)

export const saveSiteText = command(calls.content.saveSiteText, {
  load: ({ db, input }) => holdSiteText(db, input.id),
  can: canWriteSiteTexts,
  check: ({ fields }, { kind, ...loaded }) => [
    ...checkText(kind, fields),
    ...slugProblems(loaded, tidyFields(kind, fields).slug),
  ],
  run: async ({ db, input, loaded, now }) => {
    refuseStale(loaded, input.baseVersion)
    const fields = keepStamps(loaded.kind, tidyFields(loaded.kind, input.fields), loaded.fields)
    const slug = fields.slug ?? ''
    await save(db, input.id, slug, JSON.stringify(fields), now).catch(refuseTaken)
    return {
      id: input.id,
      event: eventOf('site_text.saved', { ...loaded, version: loaded.version + 1, slug }),
    }
  },
  answer,
})

const publish = sqlStatement<
  [textId: string, version: number, fields: string, from: Date],
  { version: number }
>(
  `with cancelled as (delete from site_text_versions where text_id = $1 and from_at > now())
   insert into site_text_versions (text_id, version, fields, from_at, published_by) values ($1, $2, $3::jsonb, $4, app_user()) returning version`,
)
// Taken off the site it stays off until the time to come.
const showAgain = sqlStatement<[id: string, fields: string, isNow: boolean], { id: string }>(
  `update site_texts set withdrawn_at = case when $3 then null else withdrawn_at end, fields = $2::jsonb, version = version + 1 where id = $1 returning id`,
)
const lastLegal = sqlStatement<[textId: string], { last: number | null }>(
  `select max((fields->>'version')::int) as last from site_text_versions where text_id = $1 and from_at <= now()`,
)

/** A legal text is published with its next version and the day it is in force from (K19); other texts as they are. */
async function stamped(db: Db, { id, kind, fields }: SiteTextRow, from: Date): Promise<SiteTextFields> {
  if (kind !== 'legal') return fields
  const [row] = await lastLegal(db, id)
  return stampLegal(fields, { last: row?.last ?? 0, day: dayIn(from, 'UTC') })
}

/** Publishing makes a version that stays as it is; with a time to come it shows from then on (K19, K90). */
export const publishSiteText = command(calls.content.publishSiteText, {
  load: ({ db, input }) => holdSiteText(db, input.id),
  can: canWriteSiteTexts,
  run: async ({ db, input: { id, baseVersion, at }, loaded, now }) => {
    refuseStale(loaded, baseVersion)
    const links = ownLinks(loaded.kind, loaded.fields)
    const broken = await findUnknownPaths(
      db,
      links.map(({ path }) => path),
    )
    const problems = [
      ...checkText(loaded.kind, loaded.fields),
      ...broken.map((path) => ({
        field: links.find((link) => link.path === path)?.field ?? '',
        message: siteTextTexts.linkBroken(path),
      })),
      ...(at && new Date(at) <= now ? [{ field: 'at', message: siteTextTexts.inPast }] : []),
    ]
    if (problems.length > 0) throw new Invalid(problems)
    const from = at ? new Date(at) : now
    const fields = await stamped(db, loaded, from)
    await publish(db, id, loaded.version, JSON.stringify(fields), from)
    // What it changes, and whether members are asked again, is said of one version (0075): published anew before its time it is still that one.
    const { again: _said, changed: _change, ...draft } = fields
    await showAgain(db, id, JSON.stringify(at ? fields : draft), at === null)
    return {
      id,
      event: eventOf('site_text.published', { ...loaded, version: loaded.version + 1 }, at ? { at } : {}),
    }
  },
  answer,
})

const withdraw = sqlStatement<[id: string, now: Date], { id: string }>(
  `with cancelled as (delete from site_text_versions where text_id = $1 and from_at > now())
   update site_texts set withdrawn_at = $2, version = version + 1 where id = $1
     and (withdrawn_at is null or exists (select from site_text_versions v where v.text_id = $1
       and v.published_by is not null and v.from_at > withdrawn_at)) returning id`,
)

/** Takes a page off the site and whatever was scheduled; draft and history stay. */
export const withdrawSiteText = command(calls.content.withdrawSiteText, {
  load: ({ db, input }) => holdSiteText(db, input.id),
  can: (actor, { kind }): Decision => {
    const may = canWriteSiteTexts(actor)
    return may.ok && textKinds[kind].isFixed ? no('site_text_fixed') : may
  },
  run: async ({ db, input: { id }, loaded, now }) => {
    const [done] = await withdraw(db, id, now)
    return {
      id,
      event: done ? eventOf('site_text.withdrawn', { ...loaded, version: loaded.version + 1 }) : null,
    }
  },
  answer,
})

const restore = sqlStatement<[id: string, version: number, now: Date], { id: string }>(
  `update site_texts t set fields = v.fields - array['again', 'changed'], slug = v.fields->>'slug', version = t.version + 1, updated_at = $3
   from site_text_versions v where v.text_id = t.id and t.id = $1 and v.version = $2 returning t.id`,
)

/** A version of the history becomes the draft; what visitors see does not change by it. */
export const restoreSiteText = command(calls.content.restoreSiteText, {
  load: ({ db, input }) => holdSiteText(db, input.id),
  can: canWriteSiteTexts,
  run: async ({ db, input: { id, version }, loaded, now }) => {
    const [done] = await restore(db, id, version, now).catch(refuseTaken)
    if (!done) throw new NotFound('site_text_version')
    return {
      id,
      event: eventOf('site_text.restored', { ...loaded, version: loaded.version + 1 }, { from: version }),
    }
  },
  answer,
})

// One that was let in counts while its bytes may still come; then a routine takes it away.
const pictures = sqlStatement<[id: string, since: Date], { count: number; isThere: boolean }>(
  `select (count(*) filter (where width is not null or created_at >= $2))::int as count,
     coalesce(bool_or(id = $1), false) as "isThere" from site_pictures`,
)
const letIn = sqlStatement<[id: string, name: string], { id: string }>(
  'insert into site_pictures (id, name, created_by) values ($1, $2, app_user()) on conflict (id) do nothing returning id',
)

/** Lets a picture in whose name and size pass the check of every upload; what is then sent is looked at before it is stored (K32, K90). */
export const addPicture = command(calls.content.addPicture, {
  load: async ({ db, input, now }) =>
    (await pictures(db, input.id, new Date(now.getTime() - pictureLimits.waitMs)))[0] ?? {
      count: 0,
      isThere: false,
    },
  can: (actor, { count, isThere }) => {
    const may = canWriteSiteTexts(actor)
    return may.ok && !isThere && count >= pictureLimits.inAll ? no('too_many_pictures') : may
  },
  check: ({ name, byteSize: size }) => {
    const refusal = refuseUpload('picture', { name, size })
    return refusal ? [{ field: 'file', message: pictureRefusal(refusal) }] : []
  },
  run: async ({ db, input: { id, name } }) => {
    const [made] = await letIn(db, id, name)
    return {
      id,
      event: made
        ? {
            name: 'site_picture.added',
            entity: 'site_picture',
            id,
            memberId: null,
            details: {},
          }
        : null,
    }
  },
  answer: ({ id }) => ({ id }),
})
