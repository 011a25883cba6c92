import { consentTextVersion } from '#domain/consent/texts.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { leaderOf, standing } from './cast.ts'
import type { CallRow, Outcome, Scene } from './law.ts'
import { managersOnly } from './scenes.ts'
import { guestToken, secondSpeaker, spoken } from './sessionRows.ts'

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Sessions, their consent, transcripts and minutes: one row per call. */
export const expectedSessions: Readonly<Record<string, CallRow>> = {
  'sessions.listSessions': {
    shows: 'done',
  },
  'sessions.getSession': { of: 'done', shows: 'done' },
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
    input: ({ scheduled }) => ({ id: scheduled, baseVersion: 1, changes: { title: 'Edited by the matrix' } }),
    expects: managersOnly,
  },
  'sessions.setSessionStatus': {
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
  'sessions.hideSession': { of: 'done', expects: notYours },
  'sessions.unhideSession': { of: 'hidden', expects: notYours },
  'sessions.deleteSession': { of: 'done', expects: managersOnly },
  'sessions.restoreSession': {
    of: 'deleted',
    // What was deleted is there for those who manage it alone.
    expects: (scene) => (managersOnly(scene) === '403 not_assigned' ? '404' : scene.law),
    also: [{ by: 'staffAssigned', input: ({ done }) => ({ id: done }), expects: '403 not_assigned' }],
  },
  'sessions.archiveSession': {
    of: 'done',
    expects: managersOnly,
    also: [{ by: 'manager', input: ({ scheduled }) => ({ id: scheduled }), expects: '403 not_ended' }],
  },
  'sessions.unarchiveSession': { of: 'archived', expects: managersOnly },
  'sessions.setNoShow': {
    of: 'begun',
    expects: managersOnly,
    also: [
      { by: 'manager', input: ({ scheduled }) => ({ id: scheduled }), expects: '403 session_not_begun' },
    ],
  },
  'sessions.clearNoShow': { of: 'missed', expects: managersOnly },
  'sessions.getBrief': { of: 'scheduled' },
  'sessions.setSessionPeople': {
    input: ({ scheduled }, fresh) => ({
      id: scheduled,
      people: [{ name: 'Ines', email: `${fresh}@people.example` }],
    }),
    also: [{ by: 'free', input: ({ done }) => ({ id: done, people: [] }), expects: '403 not_scheduled' }],
  },
  'sessions.listSessionNotes': { of: 'done', shows: 'sessionNote' },
  'sessions.listLinkedNotes': { of: 'card', area: 'board' },
  'sessions.addSessionNote': {
    input: ({ done }, id) => ({ id, sessionId: done, content: 'Written by the matrix' }),
    expects: notYours,
    notRefs: ['id'],
  },
  'sessions.editSessionNote': {
    input: ({ sessionNote }) => ({ id: sessionNote, baseVersion: 1, content: 'Edited by the matrix' }),
  },
  'sessions.deleteSessionNote': { of: 'sessionNote' },
  'sessions.restoreSessionNote': { of: 'deletedSessionNote' },
  'sessions.linkSessionNote': {
    input: ({ sessionNote, card }) => ({ id: sessionNote, cardId: card }),
    refs: {
      cardId: {
        input: ({ sessionNote }, foreign) => ({ id: sessionNote, cardId: foreign.card }),
        expects: '404',
      },
    },
  },
  'sessions.unlinkSessionNote': { of: 'linkedSessionNote' },

  'consent.getConsent': { of: 'scheduled' },
  'consent.giveConsent': {
    input: ({ scheduled }) => ({ sessionId: scheduled, textVersion: consentTextVersion }),
    expects: partiesOnly,
  },
  'consent.refuseConsent': { of: 'done', expects: partiesOnly },
  'consent.withdrawConsent': { of: 'done', expects: partiesOnly },
  'consent.inviteGuest': {
    input: ({ scheduled }, id) => ({ id, sessionId: scheduled, name: 'Ines', email: 'ines@guests.example' }),
    expects: managersOnly,
    notRefs: ['id'],
  },
  'consent.askMember': {
    of: 'archived',
    expects: managersOnly,
    also: [
      {
        by: 'manager',
        input: ({ scheduled }) => ({ sessionId: scheduled }),
        expects: '403 session_not_begun',
      },
      { by: 'manager', input: ({ done }) => ({ sessionId: done }), expects: '403 already_answered' },
      { by: 'manager', input: ({ missed }) => ({ sessionId: missed }), expects: '403 no_show' },
      { by: 'manager', input: ({ hidden }) => ({ sessionId: hidden }), expects: '403 hidden_by_member' },
    ],
  },
  'consent.deleteGuest': { expects: managersOnly },
  'consent.getConsentByToken': { input: () => ({ token: guestToken('free') }), leavesNoTrail: true },
  'consent.answerConsentByToken': {
    input: () => ({ token: guestToken('free'), answer: 'given', textVersion: consentTextVersion }),
    changes: ['free'],
  },

  'minutes.getMinutes': { of: 'done', shows: 'line' },
  'minutes.openMinutes': { of: 'done', leavesNoTrail: true },
  'minutes.listApprovedMinutes': {
    shows: 'done',
  },
  'minutes.listVersions': { of: 'done', expects: managersOnly },
  'minutes.getVersion': { input: ({ done }) => ({ sessionId: done, number: 1 }), expects: managersOnly },
  'minutes.listHiddenMinutes': {},
  'minutes.unhideMinutes': {
    input: ({ done }) => ({ sessionId: done, isUnhidden: true }),
    expects: managersOnly,
  },
  'minutes.getReview': { of: 'drafted', expects: managersOnly, shows: 'draftLine' },
  'minutes.decideLines': {
    input: ({ drafted, draftLine }) => ({
      sessionId: drafted,
      spentMs: 0,
      lines: [
        {
          id: draftLine,
          revision: 0,
          state: 'accepted',
          kind: 'insight',
          text: 'Decided by the matrix',
          quote: null,
          speaker: null,
          moment: null,
          owner: null,
          dueOn: null,
        },
      ],
    }),
    expects: managersOnly,
    notRefs: ['id'],
  },
  'minutes.beginMinutes': {
    input: ({ begun }, versionId) => ({ sessionId: begun, versionId }),
    expects: managersOnly,
    also: [
      {
        by: 'manager',
        input: ({ done }, versionId) => ({ sessionId: done, versionId }),
        expects: '403 has_minutes',
      },
      {
        by: 'manager',
        input: ({ scheduled }, versionId) => ({ sessionId: scheduled, versionId }),
        expects: '403 session_not_begun',
      },
    ],
    notRefs: ['versionId'],
  },
  'minutes.markReviewed': {
    input: ({ drafted }) => ({ sessionId: drafted, number: 1 }),
    expects: managersOnly,
  },
  'minutes.approveMinutes': {
    input: ({ drafted }) => ({ sessionId: drafted, number: 1 }),
    expects: managersOnly,
  },
  'minutes.reopenMinutes': {
    input: ({ done }, versionId) => ({ sessionId: done, number: 1, versionId }),
    expects: managersOnly,
    notRefs: ['versionId'],
  },
  'minutes.requestDraft': {
    input: ({ transcribed }, id) => ({ id, sessionId: transcribed }),
    notRefs: ['id'],
  },

  'recordings.uploadTranscript': {
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
    of: 'done',
    refs: {
      transcriptId: {
        input: ({ done }, foreign) => ({ sessionId: done, transcriptId: foreign.transcript }),
        expects: '404',
      },
    },
  },
  'recordings.listSpeakers': {
    of: 'draftTranscript',
    expects: managersOnly,
  },
  'recordings.nameSpeakers': {
    // Another name each time: what changes nothing leaves no row in the trail.
    input: ({ draftTranscript }, fresh) => ({
      id: draftTranscript,
      names: [{ label: secondSpeaker, name: fresh }],
    }),
    expects: managersOnly,
  },
  'recordings.editPart': {
    // What was read is never what stands there: whoever may correct it hears of a conflict.
    input: ({ draftTranscript }, id) => ({
      id,
      transcriptId: draftTranscript,
      segment: 0,
      was: { text: 'Read long ago.', speaker: null },
      text: 'Corrected.',
      speaker: null,
    }),
    expects: (scene) => {
      const law = managersOnly(scene)
      return law === '200' ? '409 changed' : law
    },
    notRefs: ['id'],
  },
  'recordings.listPartEdits': {
    input: ({ draftTranscript }) => ({ transcriptId: draftTranscript, segment: 0 }),
    expects: managersOnly,
  },
  'recordings.eraseTranscript': { of: 'draftTranscript', expects: leaderOnly },
  'recordings.listRecordings': { of: 'done' },
  'recordings.getRecordingAddress': { of: 'recording' },
  'recordings.addRecording': {
    input: ({ begun }, id) => ({ id, sessionId: begun, name: 'talk.mp3', byteSize: 10 }),
    expects: ffmpegOnly,
    notRefs: ['id'],
  },
  'recordings.allowSaving': {
    input: ({ recording }) => ({ id: recording, isAllowed: true }),
    expects: managersOnly,
  },
  'recordings.eraseRecording': { of: 'recording', expects: leaderOnly },
}

/** Whoever else may read it is told that erasing is not theirs (4.13.1). */
function leaderOnly({ law, actor, aim }: Scene): Outcome {
  return law === '200' && typeof aim === 'object' && leaderOf(aim.owner) !== actor
    ? '403 not_session_advisor'
    : law
}

const hasFfmpeg = await canReadSound()
/** A machine without ffmpeg takes no recording, and says so to those who could send one. */
function ffmpegOnly(scene: Scene): Outcome {
  const outcome = managersOnly(scene)
  return outcome === '200' && !hasFfmpeg ? '403 no_ffmpeg' : outcome
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
