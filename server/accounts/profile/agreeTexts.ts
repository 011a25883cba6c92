import { canAgreeTexts } from '#domain/accounts/permissions.ts'
import type { AgreedText, Agreement } from '#domain/accounts/rules/agreedTexts.ts'
import {
  agreedPaths,
  agreedTexts,
  agreedVersions,
  askedVersions,
  missingAgreements,
} from '#domain/accounts/rules/agreedTexts.ts'
import { agreeAgainTexts } from '#domain/accounts/texts/agreeAgain.ts'
import type { Actor } from '#domain/actor.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Known = { text: AgreedText; version: number; asked: number; last: number }

// Slugs of the two texts with what the build brought of each, as rows.
const built = JSON.stringify(
  agreedTexts.map((text) => ({
    text,
    slug: agreedPaths[text].slice(1),
    version: agreedVersions[text],
    asked: askedVersions[text],
  })),
)
// What staff published stays in force where a later build counts further: nobody is asked for more than that.
const known = sqlStatement<[built: string], Known>(
  `select b.text, f.version, least(f.version, greatest(b.asked, app_asked_version(b.slug))) as asked,
     coalesce((select max(c.version) from text_consents c where c.user_id = app_user() and c.text = b.text), 0) as last
   from jsonb_to_recordset($1::jsonb) as b(text text, slug text, version int, asked int),
     lateral (select coalesce(nullif(app_legal_version(b.slug), 0), b.version) as version) f
   order by b.text desc`,
)
const keep = sqlStatement<[agreed: string, at: Date], { text: AgreedText }>(
  `insert into text_consents (user_id, text, version, agreed_at)
   select app_user(), a.text, a.version, $2 from jsonb_to_recordset($1::jsonb) as a(text text, version int)
   on conflict do nothing returning text`,
)

const missing = (rows: readonly Known[]): Agreement[] =>
  missingAgreements(
    rows,
    rows.map(({ text, last }) => ({ text, version: last })),
  )

/** What a member still has to agree to; null where that is nothing, and for whoever agrees to nothing (T-199). */
export async function loadAsked(db: Db, actor: Actor, isViewed: boolean): Promise<Agreement[] | null> {
  if (isViewed || !canAgreeTexts(actor).ok) return null
  const asked = missing(await known(db, built))
  return asked.length > 0 ? asked : null
}

/** Stores what a member agrees to, in the versions they were shown; one that is no longer in force is shown again (T-199). */
export const agreeTexts = command(calls.accounts.agreeTexts, {
  load: async ({ db }) => ({ rows: await known(db, built) }),
  can: canAgreeTexts,
  check: ({ agreed }, { rows }) =>
    agreed.every(({ text, version }) => rows.some((row) => row.text === text && row.version === version))
      ? []
      : [{ field: 'agreed', message: agreeAgainTexts.changed }],
  run: async ({ db, actor, input: { agreed }, loaded, now }) => {
    const kept = await keep(db, JSON.stringify(agreed), now)
    const rows = loaded.rows.map((row) => {
      const given = agreed.find(({ text }) => text === row.text)
      return given ? { ...row, last: Math.max(row.last, given.version) } : row
    })
    const id = actor.userId
    const details = { agreed: agreed.map(({ text, version }) => `${text} ${version}`) }
    return {
      rows,
      event:
        kept.length > 0
          ? { name: 'texts.agreed' as const, entity: 'profile' as const, id, memberId: id, details }
          : null,
    }
  },
  answer: ({ rows }) => {
    const asked = missing(rows)
    return { asked: asked.length > 0 ? asked : null }
  },
})
