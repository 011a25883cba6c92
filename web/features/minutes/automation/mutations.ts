import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

/** What a refused step says: its reason, or that it failed. */
export function driveFailure(error: unknown, failed: string): string {
  const { reason, code, message } = refusalOf(error)
  return (
    reasonWords(driveRefusals, reason) ?? (code === 'OFFLINE' || code === 'BAD_REQUEST' ? message : failed)
  )
}
const told = (failed: string) => ({
  failure: (error: Error) => driveFailure(error, failed),
  refresh: [orpc.minutes.key(), orpc.sessions.key(), orpc.recordings.key()],
  waits: true,
})

export const startDriveConnection = () =>
  mutation(orpc.minutes.startDriveConnection.mutationOptions(), {
    failure: (error) => driveFailure(error, driveTexts.connectFailed),
  })
export const connectDrive = () =>
  mutation(orpc.minutes.connectDrive.mutationOptions(), told(driveTexts.connectFailed))
export const disconnectDrive = () =>
  mutation(orpc.minutes.disconnectDrive.mutationOptions(), {
    ...told(driveTexts.unavailable),
    success: driveTexts.disconnected,
  })
export const setAutomation = () =>
  mutation(orpc.minutes.setAutomation.mutationOptions(), {
    ...told(minutesTexts.configurationUpdateFailed),
    success: minutesTexts.configurationUpdated,
  })
export const checkDrive = () =>
  mutation(orpc.minutes.checkDrive.mutationOptions(), told(driveTexts.checkFailed))
export const checkRecordings = () =>
  mutation(orpc.minutes.checkRecordings.mutationOptions(), {
    failure: (error) => driveFailure(error, driveTexts.checkFailed),
  })
export const confirmMatch = () =>
  mutation(orpc.minutes.confirmMatch.mutationOptions(), {
    ...told(driveTexts.loadFailed),
    success: driveTexts.linked,
  })
export const listenToMatch = () =>
  mutation(orpc.minutes.listenToMatch.mutationOptions(), {
    failure: (error) => driveFailure(error, driveTexts.notAccessible),
  })
export const retryMatch = () =>
  mutation(orpc.minutes.retryMatch.mutationOptions(), {
    ...told(driveTexts.loadFailed),
    success: driveTexts.broughtAgain,
  })
export const undoMatch = () =>
  mutation(orpc.minutes.undoMatch.mutationOptions(), {
    ...told(driveTexts.loadFailed),
    success: driveTexts.unlinked,
  })
/** What was put aside waits for a person again. */
export const returnMatch = () =>
  mutation(orpc.minutes.undoMatch.mutationOptions(), {
    ...told(driveTexts.loadFailed),
    success: driveTexts.returned,
  })
export const dismissMatch = () =>
  mutation(orpc.minutes.dismissMatch.mutationOptions(), {
    ...told(driveTexts.loadFailed),
    success: (_, { recordingId }) => ({
      text: driveTexts.dismissed,
      action: { label: 'Undo', onPress: () => send(returnMatch(), { recordingId }) },
    }),
  })
