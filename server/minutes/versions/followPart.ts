import { minutesLimits } from '#domain/minutes/limits.ts'
import { quoteFound } from '#domain/minutes/rules/evidence.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readWindow } from '#server/recordings/queries.ts'

type Corrected = { segment: number; text: string; speaker: string | null; speakerBefore: string | null }

const followLines = sqlStatement<
  [transcriptId: string, segment: number, before: string | null, after: string | null],
  never
>(
  `update outcome_lines l set speaker = $4, owner = case when l.owner = $3 then $4 else l.owner end
   where l.segment = $2 and l.speaker is not distinct from $3 and l.version_id in
     (select v.id from outcome_versions v where v.transcript_id = $1 and v.status <> 'approved')`,
)
const followOffers = sqlStatement<
  [transcriptId: string, segment: number, before: string | null, after: string | null],
  never
>(
  `update outcome_offers o set speaker = $4, owner = case when o.owner = $3 then $4 else o.owner end
   where o.transcript_id = $1 and o.segment = $2 and o.speaker is not distinct from $3`,
)
const quotes = sqlStatement<
  [transcriptId: string, from: number, to: number],
  { id: string; segment: number; quote: string }
>(
  `select l.line_id as id, l.segment, l.quote from outcome_lines l join outcome_versions v on v.id = l.version_id
   where v.transcript_id = $1 and v.status <> 'approved' and l.quote is not null and l.segment between $2 and $3
   union
   select o.id, o.segment, o.quote from outcome_offers o
   where o.transcript_id = $1 and o.state <> 'dismissed' and o.quote is not null and o.segment between $2 and $3 limit 500`,
)

/** Drafts take the speaker that a part has now; answers how many of their lines quote words that stand there no more. */
export async function followPart(
  db: Db,
  transcriptId: string,
  { segment, speaker, speakerBefore }: Corrected,
): Promise<number> {
  if (speaker !== speakerBefore) {
    await Promise.all([
      followLines(db, transcriptId, segment, speakerBefore, speaker),
      followOffers(db, transcriptId, segment, speakerBefore, speaker),
    ])
  }
  // A quote may begin in a part before and run into this one.
  const from = Math.max(0, segment - minutesLimits.quoteSegments)
  const [spoken, resting] = await Promise.all([
    readWindow(db, transcriptId, from, minutesLimits.quoteSegments * 2 + 1),
    quotes(db, transcriptId, from, segment),
  ])
  return new Set(
    resting.filter((line) => !quoteFound(spoken, line.segment - from, line.quote)).map(({ id }) => id),
  ).size
}
