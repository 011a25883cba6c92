import { isPersonName } from '#domain/recordings/rules/speakers.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { SpeakerRow } from '#server/recordings/queries.ts'

// Segment by segment what its speaker is called now, for those whom somebody named.
const named = `named as materialized (
  select (s.at - 1)::int as segment, t.names->>(s.value->>'speaker') as name
  from transcripts t, jsonb_array_elements(t.segments) with ordinality as s(value, at)
  where t.id = $1 and t.names <> '{}' and t.names ? (s.value->>'speaker'))`
// Approved minutes are what somebody approved: a correction reopens them, and the new draft follows (K71).
const drafts = `select v.id from outcome_versions v where v.transcript_id = $1 and v.status <> 'approved'
  and ($2::uuid is null or v.id = $2)`

const followOwners = sqlStatement<[transcriptId: string, versionId: string | null], never>(
  `with ${named}, renamed as (
     select l.speaker as old, min(n.name) as name from outcome_lines l join named n on n.segment = l.segment
     where l.version_id in (${drafts}) and l.speaker <> n.name group by l.speaker having count(distinct n.name) = 1)
   update outcome_lines l set owner = r.name from renamed r where l.version_id in (${drafts}) and l.owner = r.old`,
)
const followLines = sqlStatement<[transcriptId: string, versionId: string | null], never>(
  `with ${named} update outcome_lines l set speaker = n.name,
     text = case when l.kind = 'attendee' and l.text = l.speaker then n.name else l.text end
   from named n where n.segment = l.segment and l.version_id in (${drafts}) and l.speaker <> n.name`,
)

const followOffers = sqlStatement<[transcriptId: string], never>(
  `with ${named} update outcome_offers o set speaker = n.name,
     owner = case when o.owner = o.speaker then n.name else o.owner end
   from named n where o.transcript_id = $1 and n.segment = o.segment and o.speaker <> n.name`,
)

/** Lines of drafts, and what a draft offers, take the names that their speakers have now; without a version, all drafts of the transcript. */
export async function followSpeakers(
  db: Db,
  transcriptId: string,
  versionId: string | null = null,
): Promise<void> {
  // In this order: owners are found by the names that lines had before.
  await Promise.all([
    followOwners(db, transcriptId, versionId),
    followLines(db, transcriptId, versionId),
    followOffers(db, transcriptId),
  ])
}

const dropAttendees = sqlStatement<[string, string | null, readonly string[]], never>(
  `delete from outcome_lines l where l.version_id in (${drafts}) and l.kind = 'attendee' and l.speaker is not null
     and l.text = any($3::text[])`,
)
const addAttendee = sqlStatement<[string, string | null, string, number, number | null], never>(
  `insert into outcome_lines (version_id, line_id, user_id, kind, position, text, speaker, segment, start_ms)
   select v.id, gen_random_uuid(), v.user_id, 'attendee',
     coalesce((select max(l.position) from outcome_lines l where l.version_id = v.id and l.kind = 'attendee'), 0), $3, $3, $4::int, $5::int
   from outcome_versions v where v.id in (${drafts})
     and not exists (select from outcome_lines l where l.version_id = v.id and l.kind = 'attendee' and l.text = $3)`,
)

/**
 * Who was there, after speakers got other names: a label that became a person is added, a person that became a label
 * goes, and one that was merged with another comes back when they are two again.
 */
export async function followAttendees(
  db: Db,
  transcriptId: string,
  before: readonly SpeakerRow[],
  after: readonly SpeakerRow[],
): Promise<void> {
  const labels = after.map(({ name }) => name).filter((name) => !isPersonName(name))
  if (labels.length > 0) await dropAttendees(db, transcriptId, null, labels)
  for (const { label, name, segment, startMs } of after) {
    const old = before.find((each) => each.label === label)?.name ?? label
    const isMerged = before.some((each) => each.label !== label && each.name === old)
    if (name !== old && isPersonName(name) && (isMerged || !isPersonName(old)))
      await addAttendee(db, transcriptId, null, name, segment, startMs)
  }
}
