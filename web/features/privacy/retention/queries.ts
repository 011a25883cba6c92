import { orpc } from '#web/lib/calls/api.ts'

/** For how long the signed-in person's own data is kept. */
export const periodsQuery = () => orpc.privacy.listPeriods.queryOptions()

/** Every period of the product, with the last run of its job. */
export const retentionQuery = () => orpc.privacy.listRetention.queryOptions()
