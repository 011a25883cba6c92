import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

/** The form says what is wrong with a list of people. */
export const setSessionPeople = () =>
  mutation(orpc.sessions.setSessionPeople.mutationOptions(), {
    success: 'People saved',
    refresh: [orpc.sessions.key(), orpc.consent.key()],
    waits: true,
  })
