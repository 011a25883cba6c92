import { sessionRefusals } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

/** Another time for a session; its member gets an email. */
export const moveSession = () =>
  mutation(orpc.sessions.editSession.mutationOptions(), {
    success: ({ session }) => `Session moved. ${session.memberName} gets an email.`,
    failure: (error) => {
      const { problems, reason, message } = refusalOf(error)
      return problems[0]?.message ?? reasonWords(sessionRefusals, reason) ?? message
    },
    refresh: [orpc.sessions.key(), orpc.booking.listCalendar.key()],
    waits: true,
  })
