import { all, answer, yes } from '#domain/decision.ts'
import { canAddRecording, canPlayRecording, canSaveRecording } from '#domain/recordings/permissions.ts'
import { canManageSessions, canViewSessionDetails } from '#domain/sessions/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { fileAddress } from '#server/platform/storage/address.ts'
import { findRecording, listRecordingRows } from '#server/recordings/listRecordingRows.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { presentRecording } from './present.ts'

/** A recording with its session and where the consent to it stands, or a refusal that says no more than that there is none. */
export async function loadRecording(db: Db, id: string) {
  const recording = await findRecording(db, id)
  if (!recording?.sessionId) throw new NotFound('recording')
  const [session, consent] = await Promise.all([
    loadSession(db, recording.sessionId),
    loadConsentState(db, recording.sessionId),
  ])
  return { recording, session, consent }
}

export const listRecordings = query(calls.recordings.listRecordings, {
  read: async ({ db, input: { sessionId } }) => {
    const [session, consent, rows] = await Promise.all([
      loadSession(db, sessionId),
      loadConsentState(db, sessionId),
      listRecordingRows(db, sessionId),
    ])
    return { session, consent, rows }
  },
  can: (actor, { session }) => canViewSessionDetails(actor, session, session),
  present: async ({ session, consent, rows }, { db, actor, now }) => {
    const manages = canManageSessions(actor, session).ok
    await recordViews(db, actor, [session.userId], 'minutes')
    const given = {
      isAssigned: session.isAssigned,
      consentComplete: consent === 'complete',
      count: rows.length,
    }
    return {
      recordings: rows
        // What is not ready is the work of those who manage the session.
        .filter(({ status }) => manages || status === 'ready')
        .map((row) => presentRecording(row, { session, consent }, actor)),
      canAdd: answer(canAddRecording(actor, session, given, now)),
    }
  },
})

/** Where a recording is played, for one person and a few minutes; whoever is not its advisor sees their own name over it (T-088). */
export const getRecordingAddress = query(calls.recordings.getRecordingAddress, {
  read: ({ db, input }) => loadRecording(db, input.id),
  can: (actor, { session, consent }) =>
    all(
      canViewSessionDetails(actor, session, session),
      canPlayRecording(actor, session, { isAssigned: session.isAssigned, consent }),
      yes,
    ),
  present: async ({ recording, session, consent }, ctx) => {
    const { db, actor } = ctx
    if (recording.status !== 'ready' || !recording.fileId) throw new NotFound('recording')
    const { isDownloadAllowed } = recording
    const given = { isAssigned: session.isAssigned, consent, isDownloadAllowed }
    const maySave = canSaveRecording(actor, session, given).ok
    await recordViews(db, actor, [session.userId], 'minutes')
    const isShared = actor.userId !== session.advisorId
    return {
      address: fileAddress(recording.fileId, ctx, 'play'),
      saveAddress: maySave ? fileAddress(recording.fileId, ctx, 'save') : null,
      shownName: isShared ? ((await findNames(db, [actor.userId])).get(actor.userId) ?? '') : null,
    }
  },
})
