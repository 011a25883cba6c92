import type { CallRow, Outcome, Scene } from './law.ts'
import { managersOnly } from './scenes.ts'

/** The drive and recordings of nobody yet are for holders of sessions.manage (T-066, T-068). */
const keepersOnly =
  (outcome: Outcome) =>
  ({ law, actor }: Scene): Outcome =>
    law !== '200' ? law : actor === 'manager' ? outcome : '403 not_keeper'
const nobody = ({ law }: Scene): Outcome => (law === '200' ? '404' : law)

/** Automation of minutes: one row per call. In the matrix no drive is configured, and no recording came from one. */
export const expectedAutomation: Readonly<Record<string, CallRow>> = {
  'minutes.getAutomation': { expects: keepersOnly('200') },
  'minutes.listMatches': { expects: keepersOnly('200') },
  'minutes.startDriveConnection': { expects: keepersOnly('403 drive_not_configured') },
  'minutes.connectDrive': {
    input: () => ({ code: 'code', state: 'of.another.page' }),
    expects: keepersOnly('400'),
  },
  'minutes.disconnectDrive': { expects: keepersOnly('200'), leavesNoTrail: true },
  'minutes.setAutomation': {
    input: () => ({ isAutomatic: false }),
    expects: keepersOnly('403 drive_not_connected'),
  },
  'minutes.checkDrive': {
    input: (_own, id) => ({ id }),
    expects: keepersOnly('403 drive_not_connected'),
    notRefs: ['id'],
  },
  'minutes.checkRecordings': { input: (_own, id) => ({ id }), notRefs: ['id'] },
  'minutes.getRecordingCheck': { input: (_own, id) => ({ id }), expects: nobody, notRefs: ['id'] },
  'minutes.confirmMatch': {
    input: ({ done }, id) => ({ recordingId: id, sessionId: done }),
    expects: nobody,
    notRefs: ['recordingId'],
  },
  'minutes.listenToMatch': {
    input: (_own, id) => ({ recordingId: id }),
    expects: nobody,
    notRefs: ['recordingId'],
  },
  'minutes.listTranscriptions': { of: 'done', expects: managersOnly },
  'minutes.startTranscription': {
    input: ({ recording }, id) => ({ id, recordingId: recording }),
    // In the matrix no model is configured.
    expects: (scene) => (managersOnly(scene) === '200' ? '403 no_model' : managersOnly(scene)),
    notRefs: ['id'],
  },
  'minutes.cancelTranscription': {
    input: ({ recording }) => ({ recordingId: recording }),
    expects: managersOnly,
    leavesNoTrail: true,
  },
  'minutes.retryMatch': {
    input: (_own, id) => ({ recordingId: id }),
    expects: nobody,
    notRefs: ['recordingId'],
  },
  'minutes.undoMatch': {
    input: (_own, id) => ({ recordingId: id }),
    expects: nobody,
    notRefs: ['recordingId'],
  },
  'minutes.dismissMatch': {
    input: (_own, id) => ({ recordingId: id }),
    expects: nobody,
    notRefs: ['recordingId'],
  },
}
