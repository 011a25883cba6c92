import { and, eq, sql } from 'drizzle-orm'
import { all, answer, no, yes } from '#domain/decision.ts'
import {
  canEditTranscript,
  canEraseTranscript,
  canNameSpeakers,
  canReadTranscript,
} from '#domain/recordings/permissions.ts'
import { namedSegments } from '#domain/recordings/rules/speakers.ts'
import type { Segment, SpeakerNames } from '#domain/recordings/types.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { findRestedOn } from '#server/minutes/versions/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { presentTranscript } from '#server/recordings/present.ts'
import { rangeOf, transcriptFacts } from '#server/recordings/queries.ts'
import { transcripts } from '#server/recordings/tables.ts'
import { loadSession } from '#server/sessions/queries.ts'

const WINDOW = 100

type Asked = { sessionId: string; transcriptId: string | null; range: string }
const ledHere = sql`exists (select from sessions s where s.id = transcripts.session_id and s.advisor_id = app_user())`
/** Staff read any, the newest where they name none; a member the one that their approved minutes rest on, where the quotes lead (4.12.10). */
const windowOf = statement((q, { sessionId, transcriptId, range }: Args<Asked>) =>
  q
    .select({
      ...transcriptFacts,
      segments: sql<
        Segment[]
      >`jsonb_path_query_array(transcripts.segments, '$[$from to $to]', ${range}::jsonb)`,
      edited: sql<
        number[]
      >`array(select distinct e.segment from transcript_edits e where e.transcript_id = transcripts.id)`,
    })
    .from(transcripts)
    .where(
      and(
        eq(transcripts.sessionId, sessionId),
        sql`${transcripts.id} = case when app_advises(transcripts.user_id) or app_may('sessions.manage')
            or ${ledHere}
          then coalesce(${transcriptId}::uuid, (select t.id from transcripts t where t.session_id = ${sessionId} order by t.created_at desc, t.id limit 1))
          else (select v.transcript_id from session_outcomes o join outcome_versions v on v.id = o.approved_version_id where o.session_id = ${sessionId}) end`,
      ),
    ),
)

export const getTranscript = query(calls.recordings.getTranscript, {
  read: async ({ db, input: { sessionId, transcriptId = null, from = 0, limit = WINDOW } }) => {
    const [session, approved, [transcript]] = await Promise.all([
      loadSession(db, sessionId),
      findRestedOn(db, sessionId),
      windowOf(db, { sessionId, transcriptId, range: rangeOf(from, limit) }),
    ])
    return { session, approved, transcript }
  },
  can: (actor, { session, approved }) =>
    all(
      canReadTranscript(actor, session, session),
      approved || canManageSessions(actor, session).ok ? yes : no('not_approved'),
    ),
  present: async ({ session, transcript }, { db, actor, input }) => {
    if (!transcript || (input.transcriptId && input.transcriptId !== transcript.id))
      throw new NotFound('transcript')
    await recordViews(db, actor, [session.userId], 'minutes')
    return {
      transcript: presentTranscript(transcript),
      segments: segmentsOf(transcript),
      canEdit: answer(canEditTranscript(actor, session)),
      canName: answer(canNameSpeakers(actor, session)),
      canErase: answer(canEraseTranscript(actor, session)),
    }
  },
})

function segmentsOf({
  segments,
  names,
  edited,
}: {
  segments: Segment[]
  names: SpeakerNames
  edited: number[]
}) {
  const corrected = new Set(edited)
  return namedSegments(segments, names).map((each) => ({ ...each, isEdited: corrected.has(each.index) }))
}
