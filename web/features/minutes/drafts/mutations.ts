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

export const markReviewed = () =>
  mutation(orpc.minutes.markReviewed.mutationOptions(), told('Marked as reviewed'))

export const approveMinutes = () =>
  mutation(orpc.minutes.approveMinutes.mutationOptions(), told('Minutes approved and sent'))

export const reopenMinutes = () =>
  mutation(orpc.minutes.reopenMinutes.mutationOptions(), told('New version opened'))

export const requestDraft = () =>
  mutation(orpc.minutes.requestDraft.mutationOptions(), told('The draft is being written'))

/** Somebody else's newer version is said by the editor, as are the lines the server found wrong. */
export const saveDraft = () =>
  mutation(orpc.minutes.saveDraft.mutationOptions(), {
    success: minutesTexts.updated,
    failure: (error) => {
      const { code, problems } = refusalOf(error)
      if (code === 'CONFLICT') return null
      if (problems.length === 0) return minutesFailure(error)
      return { text: "Some lines can't be saved yet. Check the highlighted ones.", id: 'draft.problems' }
    },
    refresh: [orpc.minutes.key()],
    waits: true,
  })
