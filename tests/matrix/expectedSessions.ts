import { consentTextVersion } from '#domain/consent/texts.ts'
import { isStaff, leaderOf, standing } from './cast.ts'
import type { CallRow, Outcome, Scene } from './law.ts'
import { emptyWhereHidden, isOwn, managersOnly } from './scenes.ts'
import { guestToken, spoken } from './world.ts'

const area = 'sessions'
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Sessions, their consent, transcripts and minutes: one row per call. */
export const expectedSessions: Readonly<Record<string, CallRow>> = {
  'sessions.listSessions': {
    area,
    input: ({ userId }) => ({ memberId: userId }),
    expects: emptyWhereHidden,
    shows: 'done',
  },
  'sessions.getSession': { area, input: ({ done }) => ({ id: done }), shows: 'done' },
  'sessions.scheduleSession': {
    area: 'directory',
    input: ({ userId }, id) => ({
      id,
      memberId: userId,
      sessionType: 'strategy',
      title: 'Scheduled by the matrix',
      startAt: hours(48),
      endAt: hours(49),
      timeZone: 'Europe/Berlin',
    }),
    expects: schedulersOnly,
    notRefs: ['id'],
  },
  'sessions.editSession': {
    area,
    input: ({ scheduled }) => ({ id: scheduled, baseVersion: 1, changes: { title: 'Edited by the matrix' } }),
    expects: managersOnly,
  },
  'sessions.setSessionStatus': {
    area,
    input: ({ begun }) => ({ id: begun, status: 'completed' }),
    also: [
      {
        by: 'free',
        input: ({ scheduled }) => ({ id: scheduled, status: 'completed' }),
        expects: '403 not_started',
      },
      {
        by: 'free',
        input: ({ done }) => ({ id: done, status: 'scheduled', reason: 'x' }),
        expects: '403 not_staff',
      },
    ],
  },
  'sessions.hideSession': { area, input: ({ done }) => ({ id: done }), expects: notYours },
  'sessions.unhideSession': { area, input: ({ hidden }) => ({ id: hidden }), expects: notYours },
  'sessions.deleteSession': { area, input: ({ done }) => ({ id: done }), expects: managersOnly },
  'sessions.restoreSession': {
    area,
    input: ({ deleted }) => ({ id: deleted }),
    // What was deleted is there for those who manage it alone.
    expects: (scene) => (managersOnly(scene) === '403 not_assigned' ? '404' : scene.law),
    also: [{ by: 'staffAssigned', input: ({ done }) => ({ id: done }), expects: '403 not_assigned' }],
  },
  'sessions.archiveSession': {
    area,
    input: ({ done }) => ({ id: done }),
    expects: managersOnly,
    also: [{ by: 'manager', input: ({ scheduled }) => ({ id: scheduled }), expects: '403 not_ended' }],
  },
  'sessions.unarchiveSession': { area, input: ({ archived }) => ({ id: archived }), expects: managersOnly },

  'consent.getConsent': { area, input: ({ scheduled }) => ({ sessionId: scheduled }) },
  'consent.giveConsent': {
    area,
    input: ({ scheduled }) => ({ sessionId: scheduled, textVersion: consentTextVersion }),
    expects: partiesOnly,
  },
  'consent.refuseConsent': { area, input: ({ done }) => ({ sessionId: done }), expects: partiesOnly },
  'consent.withdrawConsent': { area, input: ({ done }) => ({ sessionId: done }), expects: partiesOnly },
  'consent.inviteGuest': {
    area,
    input: ({ scheduled }, id) => ({ id, sessionId: scheduled, name: 'Ines', email: 'ines@guests.example' }),
    expects: managersOnly,
    notRefs: ['id'],
  },
  'consent.deleteGuest': { area, input: ({ guest }) => ({ id: guest }), expects: managersOnly },
  'consent.getConsentByToken': { input: () => ({ token: guestToken('free') }), leavesNoTrail: true },
  'consent.answerConsentByToken': {
    input: () => ({ token: guestToken('free'), answer: 'given', textVersion: consentTextVersion }),
    changes: ['free'],
  },

  'minutes.getMinutes': { area, input: ({ done }) => ({ sessionId: done }), shows: 'line' },
  'minutes.listApprovedMinutes': {
    area,
    input: ({ userId }) => ({ memberId: userId }),
    expects: emptyWhereHidden,
    shows: 'done',
  },
  'minutes.listWaitingMinutes': {},
  'minutes.saveDraft': {
    area,
    input: ({ drafted, draftLine }, versionId) => ({
      sessionId: drafted,
      baseNumber: 1,
      versionId,
      lines: [{ id: draftLine, kind: 'insight', text: 'Edited by the matrix' }],
    }),
    expects: managersOnly,
    notRefs: ['versionId', 'id'],
  },
  'minutes.markReviewed': {
    area,
    input: ({ drafted }) => ({ sessionId: drafted, number: 1 }),
    expects: managersOnly,
  },
  'minutes.approveMinutes': {
    area,
    input: ({ drafted }) => ({ sessionId: drafted, number: 1 }),
    expects: managersOnly,
  },
  'minutes.reopenMinutes': {
    area,
    input: ({ done }, versionId) => ({ sessionId: done, number: 1, versionId }),
    expects: managersOnly,
    notRefs: ['versionId'],
  },
  'minutes.requestDraft': {
    area,
    input: ({ transcribed }, id) => ({ id, sessionId: transcribed }),
    // On a session of their own a staff member needs the plan like everybody, unless they manage all.
    expects: (scene) =>
      scene.law === '200' && isOwn(scene) && isStaff(scene.actor) && scene.actor !== 'manager'
        ? '403 plan_missing'
        : scene.law,
    notRefs: ['id'],
  },

  'recordings.uploadTranscript': {
    area,
    input: ({ begun }, id) => ({
      id,
      sessionId: begun,
      fileName: 'words.txt',
      contentBase64: Buffer.from(`Julius: ${spoken}\n`).toString('base64'),
    }),
    expects: managersOnly,
    notRefs: ['id'],
  },
  'recordings.getTranscript': {
    area,
    input: ({ done }) => ({ sessionId: done }),
    refs: {
      transcriptId: {
        input: ({ done }, foreign) => ({ sessionId: done, transcriptId: foreign.transcript }),
        expects: '404',
      },
    },
  },
  'recordings.eraseTranscript': {
    area,
    input: ({ draftTranscript }) => ({ id: draftTranscript }),
    // Whoever else may read it is told that erasing is not theirs (4.13.1).
    expects: ({ law, actor, aim }) =>
      law === '200' && typeof aim === 'object' && leaderOf(aim.owner) !== actor
        ? '403 not_session_advisor'
        : law,
  },
}

/** Only the member hides a session; staff who see it are told that it is not theirs (T-075). */
function notYours({ law, seen }: Scene): Outcome {
  return law === '404' && seen ? '403 not_yours' : law
}

/** Scheduling for a member whom one does not advise takes sessions.manage or an admin (4.13.1). */
function schedulersOnly({ law, actor, aim }: Scene): Outcome {
  if (law !== '200' || actor === 'visitor' || typeof aim !== 'object') return law
  const may = actor === 'manager' || actor === 'admin' || standing(actor, aim.owner) === 'advised'
  if (!may) return '403 not_assigned'
  return aim.owner === actor ? '400' : law
}

/** Everybody answers for themselves: the member, and the advisor whom the session names (4.12.11). */
function partiesOnly(scene: Scene): Outcome {
  const { actor, aim, law } = scene
  if (law !== '200' || actor === 'visitor' || typeof aim !== 'object') return law
  return standing(actor, aim.owner) === 'own' || leaderOf(aim.owner) === actor ? law : '403 not_this_person'
}
