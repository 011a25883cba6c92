import { calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

const refresh = [orpc.booking.getCalendly.key()]

export const assignCalendly = () =>
  mutation(orpc.booking.assignCalendly.mutationOptions(), {
    success: calendlyTexts.assigned,
    failure: calendlyTexts.failed,
    refresh,
  })

export const unassignCalendly = () =>
  mutation(orpc.booking.unassignCalendly.mutationOptions(), {
    success: calendlyTexts.takenBack,
    failure: calendlyTexts.failed,
    refresh,
  })
