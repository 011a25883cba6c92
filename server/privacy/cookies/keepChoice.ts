import { hash } from 'node:crypto'
import { cookieLimits } from '#domain/privacy/limits.ts'
import { versionInForce } from '#domain/privacy/rules/choice.ts'
import { cookieText } from '#domain/privacy/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Refused, TooMany } from '#server/platform/http/refusal.ts'

const FULL_WAIT_SECONDS = 600

/** What a receipt says was read: the hash of the words of banner and dialog, with their version and that of the page about cookies. */
export const cookieTextHash = (version: string) => hash('sha256', JSON.stringify([version, cookieText]))

const ofPage = sqlStatement<[], { version: number }>(
  `select app_legal_version('cookie-preferences') as version`,
)

const store = sqlStatement<
  [
    id: string,
    version: string,
    textHash: string,
    functional: boolean,
    analytics: boolean,
    marketing: boolean,
    at: Date,
    limit: number,
  ],
  { at: Date | null }
>('select app_keep_choice($1, $2, $3, $4, $5, $6, $7, $8) as at')

/** Stores what a browser may keep, as a receipt without a person (T-160); a page that says so says it after this. */
export const keepChoice = openCall(calls.privacy.keepChoice, async ({ db, now, input }) => {
  // A page that was left open since an older text asks again with the new one.
  const [page] = await ofPage(db)
  if (input.version !== versionInForce(page?.version ?? 0)) throw new Refused('text_changed')
  const { id, version, functional, analytics, marketing } = input
  const [row] = await store(
    db,
    id,
    version,
    cookieTextHash(version),
    functional,
    analytics,
    marketing,
    now,
    cookieLimits.receiptsHourly,
  )
  if (!row?.at) throw new TooMany(FULL_WAIT_SECONDS)
  return { receipt: id, at: row.at.toISOString() }
})
