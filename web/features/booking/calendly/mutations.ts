import { calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

const refresh = [orpc.booking.getCalendly.key()]

export const assignCalendly = () =>
  mutation(orpc.booking.assignCalendly.mutationOptions(), {
    success: calendlyTexts.assigned,
    failure: calendlyTexts.failed,
    refresh,
  })

export const subscribeCalendly = () =>
  mutation(orpc.booking.subscribeCalendly.mutationOptions(), {
    success: calendlyTexts.subscriptionAsked,
    failure: (error) =>
      reasonWords(bookingRefusals, refusalOf(error).reason) ?? calendlyTexts.subscribeFailed,
    refresh,
    waits: true,
  })

export const unassignCalendly = () =>
  mutation(orpc.booking.unassignCalendly.mutationOptions(), {
    success: calendlyTexts.takenBack,
    failure: calendlyTexts.failed,
    refresh,
  })
