import { canKeepRecordings } from '#domain/minutes/permissions.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findConnection, listRuns, ownRun } from './findConnection.ts'
import type { MatchRow, OptionRow } from './present.ts'
import { presentAutomation, presentMatch } from './present.ts'

export const getAutomation = query(calls.minutes.getAutomation, {
  read: async ({ db }) => {
    const [connection, runs] = await Promise.all([findConnection(db), listRuns(db)])
    return { connection, runs }
  },
  can: (actor) => canKeepRecordings(actor),
  present: ({ connection, runs }, { app }) => ({
    automation: presentAutomation(connection, runs, app.config.google !== null),
  }),
})

type StatusRow = {
  isDriveConnected: boolean
  isAutomatic: boolean
  checkedAt: Date | null
  transcribing: number
  drafting: number
  waiting: number
}
const status = sqlStatement<[], StatusRow>(
  `select is_ready as "isDriveConnected", is_automatic as "isAutomatic", checked_at as "checkedAt", transcribing, drafting, waiting
   from app_automation_status()`,
)

export const getAutomationStatus = query(calls.minutes.getAutomationStatus, {
  read: ({ db }) => status(db),
  present: ([row], { app }) => {
    if (!row) throw new NotFound('status')
    return {
      status: {
        ...row,
        checkedAt: row.checkedAt?.toISOString() ?? null,
        hasTranscriptionModel: Boolean(app.config.ai?.transcriptionModel),
        hasReportModel: Boolean(app.config.ai?.reportModel),
      },
    }
  },
})

export const getRecordingCheck = query(calls.minutes.getRecordingCheck, {
  read: ({ db, input }) => ownRun(db, input.id),
  present: ([run]) => {
    if (!run) throw new NotFound('check')
    return run
  },
})

const columns = `r.id, r.name, r.recorded_at as "recordedAt", r.byte_size::float8 as "byteSize", d.decision, d.reason,
  app_name(d.decided_by) as "decidedByName", d.created_at as "decidedAt", r.session_id as "sessionId", r.user_id as "userId",
  exists (select from transcripts t where t.recording_id = r.id) as "hasTranscript", d.candidates,
  case when r.status = 'failed' then r.failure end as failure`
const newest = `lateral (select * from recording_decisions e where e.recording_id = r.id order by e.created_at desc, e.id limit 1) d`
const waiting = sqlStatement<[], MatchRow>(
  `select ${columns} from recordings r, ${newest}
   where r.source = 'drive' and r.session_id is null and r.status <> 'erased' and d.decision <> 'dismissed'
   order by r.created_at, r.id limit 50`,
)
const aside = sqlStatement<[], MatchRow>(
  `select ${columns} from recordings r, ${newest}
   where r.source = 'drive' and r.session_id is null and r.status <> 'erased' and d.decision = 'dismissed'
   order by d.created_at desc, r.id limit 20`,
)
const linked = sqlStatement<[], MatchRow>(
  `select ${columns} from recordings r, ${newest}
   where r.source = 'drive' and r.session_id is not null and r.status <> 'erased'
   order by r.linked_at desc, r.id limit 20`,
)
const one = sqlStatement<[id: string], MatchRow>(
  `select ${columns} from recordings r, ${newest} where r.id = $1 and r.source = 'drive' and r.status <> 'erased' for update of r`,
)

/** One recording of the drive with what was decided of it last, held still. */
export async function holdMatch(db: Db, id: string): Promise<MatchRow> {
  const [match] = await one(db, id)
  if (!match) throw new NotFound('recording')
  return match
}

const options = sqlStatement<[ids: readonly string[]], OptionRow>(
  `select s.id, s.title, app_name(s.user_id) as "memberName", s.start_time as "startAt" from sessions s where s.id = any($1::uuid[])`,
)

export const listMatches = query(calls.minutes.listMatches, {
  read: async ({ db }) => {
    const [open, done, put] = await Promise.all([waiting(db), linked(db), aside(db)])
    const ids = [...open, ...done, ...put].flatMap((row) => [
      ...row.candidates.map((each) => each.sessionId),
      ...(row.sessionId ? [row.sessionId] : []),
    ])
    const all = [...new Set(ids)]
    const [sessions, consents] = await Promise.all([options(db, all), listConsentStates(db, all)])
    return { open, done, put, sessions, consents }
  },
  can: (actor) => canKeepRecordings(actor),
  present: ({ open, done, put, sessions, consents }, { actor }) => {
    const known = new Map(sessions.map((each) => [each.id, each]))
    const present = (row: MatchRow) => presentMatch(row, { sessions: known, consents }, actor)
    return { waiting: open.map(present), linked: done.map(present), aside: put.map(present) }
  },
})
