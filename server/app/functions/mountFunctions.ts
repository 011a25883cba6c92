import { call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import type { SessionMinutes } from '#contract/minutes.ts'
import type { Session } from '#contract/sessions.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { getSession } from '#server/app/sessions/queries.ts'
import { ClientEvents, takeClientEvents } from '#server/audit/takeClientEvents.ts'
import { getAutomation } from '#server/minutes/automation/queries.ts'
import { requestDraft } from '#server/minutes/drafts/commands.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import type { App } from '#server/platform/app.ts'
import { mountEndpoint } from '#server/platform/http/endpoint.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { mountTranscribeAudio } from './transcribeAudio.ts'

// Keys of the earlier system are taken and not looked at: what was said, by whom and where the server knows itself (4.12.7, T-080).
const ignored = z.unknown().optional()
const bodies = {
  report: z.strictObject({
    sessionId: Id,
    requestId: Id.optional(),
    transcript: ignored,
    sessionMetadata: ignored,
  }),
  keys: z.strictObject({}),
  events: ClientEvents,
}

/** The functions of the specification by their names, each leading to the calls that do its work (spec 2 §7). */
export function mountFunctions(server: FastifyInstance, app: App, storage: Storage | null): void {
  mountEndpoint(server, app, {
    path: '/api/functions/generate-session-report',
    call: 'minutes.requestDraft',
    body: bodies.report,
    answer: async ({ context, body: { sessionId, requestId = app.clock.newId() } }) => {
      await call(requestDraft, { id: requestId, sessionId }, { context, path: ['minutes', 'requestDraft'] })
      const { minutes } = await call(getMinutes, { sessionId }, { context, path: ['minutes', 'getMinutes'] })
      const { session } = await call(
        getSession,
        { id: sessionId },
        { context, path: ['sessions', 'getSession'] },
      )
      const report = reportOf(minutes, session)
      return { body: { report, ...(report ? {} : { message: minutesTexts.beingChecked }) } }
    },
  })
  mountTranscribeAudio(server, app, storage)
  mountEndpoint(server, app, {
    path: '/api/functions/get-google-keys',
    call: 'minutes.getAutomation',
    body: bodies.keys,
    answer: async ({ context }) => {
      await call(getAutomation, undefined, { context, path: ['minutes', 'getAutomation'] })
      // The key of the interface is nobody's to hold: the server alone asks the drive (T-066).
      return { body: { apiKey: null, clientId: app.config.google?.clientId ?? null } }
    },
  })
  mountEndpoint(server, app, {
    path: '/api/functions/audit-log',
    call: 'audit.takeClientEvents',
    body: bodies.events,
    answer: takeClientEvents,
  })
}

/** The fields of a session report, of approved minutes alone (spec 2 §3, T-087). */
function reportOf(
  { sessionId, title, minutes }: z.infer<typeof SessionMinutes>,
  session: Session,
): Record<string, unknown> | null {
  if (minutes?.status !== 'approved') return null
  const times = { startAt: new Date(session.startAt), endAt: new Date(session.endAt) }
  const texts = (kind: LineKind) => linesOf(minutes.lines, kind).map((line) => line.text)
  return {
    sessionId,
    title,
    sessionType: session.sessionType,
    duration: `${durationMinutes(times)} minutes`,
    createdAt: minutes.createdAt,
    attendees: texts('attendee'),
    executiveSummary: texts('summary').join(' '),
    keyInsights: texts('insight'),
    actionItems: texts('action'),
    recommendations: texts('recommendation'),
    nextSteps: texts('next_step'),
  }
}
