import type { Problem } from '#contract/errors.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { canEditDraft } from '#domain/minutes/permissions.ts'
import { momentOfQuote } from '#domain/minutes/rules/evidence.ts'
import { checkLine, lineField } from '#domain/minutes/rules/lines.ts'
import type { ReviewedLine } from '#domain/minutes/rules/offers.ts'
import { lineOf, standsInDraft } from '#domain/minutes/rules/offers.ts'
import { answerTo, decideLine } from '#domain/minutes/rules/review.ts'
import { lineProblems, minutesTexts } from '#domain/minutes/texts.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Context } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readSegments } from '#server/recordings/queries.ts'
import { holdWork, minutesEvent } from '../versions/holdWork.ts'
import { listSessionOffers } from '../versions/listOffers.ts'
import type { VersionRow } from '../versions/queries.ts'
import { removeLines, writeLines } from '../versions/writeLines.ts'
import { writeDecided } from '../versions/writeOffers.ts'
import { presentReviewLine, reviewedLines } from './present.ts'

// Something decided after a colleague pressed 'Reviewed' is not reviewed; words of a person make it an edited version.
const noteProgress = sqlStatement<
  [outcomeId: string, versionId: string, spentMs: number, isWorded: boolean, at: Date],
  { revision: number; spentMs: number }
>(
  `with version as (
     update outcome_versions set status = 'draft', method = case when not $4 or method = 'written' then method when method like 'model%' then 'model_edited' else 'edited' end where id = $2)
   update session_outcomes set review_revision = review_revision + 1, status = 'draft', updated_at = $5,
     drafting = case when drafting = 'failed' then 'ready' else drafting end, draft_failure = null,
     review_ms = least(review_ms::bigint + $3, 2147483647)
   where id = $1 returning review_revision as revision, review_ms as "spentMs"`,
)

/**
 * Each decision is a change of its own line in the draft, whoever else decides the others at the same time. Of two who
 * decide one line the second hears of the first; sent again a decision changes nothing (4.13.7).
 */
export const decideLines = command(calls.minutes.decideLines, {
  load: async ({ db, input: { sessionId } }) => {
    // They leave in this order: the offers are read behind the session's row.
    const [work, offers] = await Promise.all([holdWork(db, sessionId), listSessionOffers(db, sessionId)])
    return { ...work, known: new Map(reviewedLines({ ...work, offers }).map((line) => [line.id, line])) }
  },
  can: (actor, { session, version }) => canEditDraft(actor, version, session),
  check: ({ lines }, { known, lines: standing }, { actor, now }) => {
    const decided = lines.map((line) => {
      const by = { by: actor.userId, at: now, transcriptId: null }
      return decideLine(known.get(line.id) ?? null, line, by)
    })
    const problems = decided.flatMap((line, at) =>
      standsInDraft(line)
        ? checkLine(lineOf(line)).map((problem): Problem => {
            return { field: `lines.${at}.${lineField[problem]}`, message: lineProblems[problem] }
          })
        : [],
    )
    const ids = new Set(standing.map((line) => line.id))
    for (const line of decided) standsInDraft(line) ? ids.add(line.id) : ids.delete(line.id)
    // A draft may have found more: whoever dismisses some of it gets on.
    return decided.some(standsInDraft) && ids.size > minutesLimits.linesPerVersion
      ? [...problems, { field: 'lines', message: minutesTexts.tooManyLines }]
      : problems
  },
  run: async ({ input, loaded, ...ctx }) => {
    const { session, outcome, version, known } = loaded
    const answers = input.lines.map((line) => ({ line, to: answerTo(known.get(line.id) ?? null, line) }))
    const by = { by: ctx.actor.userId, at: ctx.now, transcriptId: version.transcriptId }
    const decided = answers.flatMap(({ line, to }) =>
      to === 'taken' ? [decideLine(known.get(line.id) ?? null, line, by)] : [],
    )
    const segments = await segmentsFor(ctx.db, version, decided, known)
    const placed = segments ? decided.map((line) => placeQuote(line, segments)) : decided
    const progress =
      placed.length > 0
        ? await store(ctx, loaded, placed, input.spentMs)
        : { revision: outcome.reviewRevision, spentMs: outcome.reviewMs }
    return {
      ...progress,
      segments,
      lines: answers.flatMap(
        ({ line: { id } }) => placed.find((each) => each.id === id) ?? known.get(id) ?? [],
      ),
      overtaken: answers.flatMap(({ line, to }) => (to === 'overtaken' ? [line.id] : [])),
      event:
        placed.length > 0
          ? minutesEvent('minutes.decided', session, progress.revision, version.number)
          : null,
    }
  },
  answer: ({ lines, segments, overtaken, revision, spentMs }, { actor }) => ({
    revision,
    spentMs,
    overtaken,
    lines: lines.map((line) => presentReviewLine(line, segments, actor)),
  }),
})

type Known = ReadonlyMap<string, ReviewedLine>

/** The transcript is read where somebody quotes other words than before, and only there: it may be two megabytes. */
async function segmentsFor(
  db: Db,
  { transcriptId }: VersionRow,
  decided: readonly ReviewedLine[],
  known: Known,
) {
  const isRequoted = decided.some((line) => line.quote && line.quote !== known.get(line.id)?.quote)
  return isRequoted && transcriptId ? await readSegments(db, transcriptId) : null
}

/** A quote that took in the sentence before it begins earlier than the line did. */
function placeQuote(line: ReviewedLine, segments: readonly Segment[]): ReviewedLine {
  const moment = line.quote && line.moment && momentOfQuote(segments, line.moment.segment, line.quote)
  return moment ? { ...line, moment } : line
}

type Work = Awaited<ReturnType<typeof holdWork>>

async function store(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { session, outcome, version }: Work,
  lines: readonly ReviewedLine[],
  spentMs: number,
) {
  const isWorded = lines.some((line) => line.wordedBy)
  const standing = lines.filter(standsInDraft)
  const [[progress]] = await Promise.all([
    noteProgress(db, outcome.id, version.id, spentMs, isWorded, now),
    writeDecided(db, outcome, version.transcriptId, lines),
    writeLines(db, version, standing.map(lineOf)),
    removeLines(
      db,
      version.id,
      lines.filter((line) => !standsInDraft(line)).map((line) => line.id),
    ),
    recordViews(db, actor, [session.userId], 'minutes'),
  ])
  return progress ?? { revision: outcome.reviewRevision + 1, spentMs: outcome.reviewMs }
}
