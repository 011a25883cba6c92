import { sampleTexts } from '#domain/minutes/rules/sampleWords.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { minutesFailure } from '#web/features/minutes/queries.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'

const told = (success: string) => ({
  success,
  failure: (error: Error) =>
    refusalOf(error).code === 'CONFLICT'
      ? 'There is a newer version. Review it first.'
      : minutesFailure(error),
  refresh: [orpc.minutes.key(), orpc.sessions.key()],
  waits: true,
})

export const beginMinutes = () =>
  mutation(orpc.minutes.beginMinutes.mutationOptions(), {
    success: minutesTexts.created,
    failure: (error) => minutesFailure(error, minutesTexts.createFailed),
    refresh: [orpc.minutes.key(), orpc.sessions.key()],
    waits: true,
  })

export const markReviewed = () =>
  mutation(orpc.minutes.markReviewed.mutationOptions(), told(minutesTexts.updated))

export const approveMinutes = () =>
  mutation(orpc.minutes.approveMinutes.mutationOptions(), told('Minutes approved and sent'))

export const reopenMinutes = () =>
  mutation(orpc.minutes.reopenMinutes.mutationOptions(), told('New version opened'))

export const unhideMinutes = () =>
  mutation(orpc.minutes.unhideMinutes.mutationOptions(), {
    success: ({ minutes }) => (minutes.isUnhidden ? sampleTexts.unhidden : sampleTexts.hiddenAgain),
    failure: (error) => minutesFailure(error),
    refresh: [orpc.minutes.key(), orpc.sessions.key()],
    waits: true,
  })
