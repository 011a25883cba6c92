import { minutesTexts } from '#domain/minutes/texts.ts'
import { minutesFailure } from '#web/features/minutes/queries.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

const told = (success: string) => ({
  success,
  failure: (error: Error) => minutesFailure(error, minutesTexts.createFailed),
  refresh: [orpc.minutes.key(), orpc.sessions.key()],
  waits: true,
})

export const requestDraft = () =>
  mutation(orpc.minutes.requestDraft.mutationOptions(), told('The draft is being written'))
