import { orpc } from '#web/lib/calls/api.ts'

/** When an advisor can be booked; without one, the signed-in person. */
export const availabilityQuery = (advisorId: string | undefined) =>
  orpc.booking.getAvailability.queryOptions({ input: advisorId ? { advisorId } : {} })

export const bookableStaffQuery = () => orpc.booking.listBookableStaff.queryOptions()
