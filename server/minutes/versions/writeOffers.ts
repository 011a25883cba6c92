import type { ReviewedLine } from '#domain/minutes/rules/offers.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { OutcomeRow } from './queries.ts'

/** Before a draft is written anew: what nobody decided of the one before goes. */
export const dropOpenOffers = sqlStatement<[outcomeId: string], never>(
  `delete from outcome_offers where outcome_id = $1 and state = 'open'`,
)

// Columns travel as arrays, so that any number of offers is one statement of one text.
type Texts = readonly (string | null)[]
type Numbers = readonly (number | null)[]
const upsertOffers = sqlStatement<
  [
    ...[outcomeId: string, userId: string, transcriptId: string | null, ids: Texts, tiers: Texts],
    ...[
      probabilities: Numbers,
      states: Texts,
      offeredKinds: Texts,
      offeredTexts: Texts,
      kinds: Texts,
      texts: Texts,
    ],
    ...[quotes: Texts, speakers: Texts, segments: Numbers, startMs: Numbers, owners: Texts],
    ...[dueOn: Texts, dueWords: Texts, cues: Texts, before: Texts, after: Texts],
    ...[wordedBy: Texts, decidedBy: Texts, decidedAt: readonly (Date | null)[], revisions: Numbers],
    isDraft: boolean,
  ],
  { id: string }
>(
  `insert into outcome_offers (outcome_id, user_id, transcript_id, id, tier, probability, state, offered_kind, offered_text, kind,
       text, quote, speaker, segment, start_ms, owner, due_on, due_words, cues, before, after, worded_by, decided_by, decided_at,
       revision, position)
     -- What a person typed without a sentence belongs to no transcript, and outlives it.
     select $1, $2, case when o.quote is null and o.worded_by is not null then null else $3::uuid end, o.* from unnest($4::uuid[], $5::text[], $6::real[], $7::text[], $8::text[], $9::text[], $10::text[],
       $11::text[], $12::text[], $13::text[], $14::int[], $15::int[], $16::text[], $17::date[], $18::text[], $19::jsonb[],
       $20::text[], $21::text[], $22::uuid[], $23::uuid[], $24::timestamptz[], $25::int[]) with ordinality
       as o(id, tier, probability, state, offered_kind, offered_text, kind, text, quote, speaker, segment, start_ms, owner, due_on,
         due_words, cues, before, after, worded_by, decided_by, decided_at, revision, position)
     on conflict (id) do update set transcript_id = excluded.transcript_id, tier = excluded.tier,
       probability = excluded.probability, offered_text = excluded.offered_text, state = excluded.state, kind = excluded.kind,
       text = excluded.text, quote = excluded.quote, speaker = excluded.speaker, segment = excluded.segment,
       start_ms = excluded.start_ms, owner = excluded.owner, due_on = excluded.due_on, due_words = excluded.due_words,
       cues = excluded.cues, before = excluded.before, after = excluded.after, worded_by = excluded.worded_by,
       decided_by = excluded.decided_by, decided_at = excluded.decided_at, revision = excluded.revision,
       position = case when $26 then excluded.position else outcome_offers.position end
     where outcome_offers.outcome_id = excluded.outcome_id
   returning id`,
)

/** Stores what a draft offers, in the order of the list; what is there under its id is replaced. */
export const writeOffers = (
  db: Db,
  outcome: Pick<OutcomeRow, 'id' | 'userId'>,
  transcriptId: string | null,
  offers: readonly ReviewedLine[],
) => store(db, outcome, transcriptId, offers, true)

/** Stores what became of some of them, where each of them stands; an id that another session's line has is refused. */
export async function writeDecided(
  db: Db,
  outcome: Pick<OutcomeRow, 'id' | 'userId'>,
  transcriptId: string | null,
  lines: readonly ReviewedLine[],
): Promise<void> {
  const stored = await store(db, outcome, transcriptId, lines, false)
  if (stored.length < lines.length) throw new Conflict('id_taken')
}

function store(
  db: Db,
  outcome: Pick<OutcomeRow, 'id' | 'userId'>,
  transcriptId: string | null,
  offers: readonly ReviewedLine[],
  isDraft: boolean,
) {
  const each = <Value>(pick: (offer: ReviewedLine) => Value) => offers.map(pick)
  return upsertOffers(
    db,
    ...([outcome.id, outcome.userId, transcriptId, each((o) => o.id), each((o) => o.tier)] as const),
    each((o) => o.probability),
    each((o) => o.state),
    each((o) => o.offeredKind),
    each((o) => o.offeredText),
    each((o) => o.kind),
    each((o) => o.text),
    each((o) => o.quote),
    each((o) => o.speaker),
    each((o) => o.moment?.segment ?? null),
    each((o) => o.moment?.startMs ?? null),
    each((o) => o.owner),
    each((o) => o.dueOn),
    each((o) => o.dueWords),
    each((o) => JSON.stringify(o.cues)),
    each((o) => o.before),
    each((o) => o.after),
    each((o) => o.wordedBy ?? null),
    each((o) => o.decidedBy),
    each((o) => o.decidedAt),
    each((o) => o.revision),
    isDraft,
  )
}
