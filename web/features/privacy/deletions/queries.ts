import { orpc } from '#web/lib/calls/api.ts'

/** Deletions that were asked for by address. */
export const deletionsQuery = () => orpc.privacy.listDeletions.queryOptions()
