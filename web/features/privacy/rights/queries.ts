import { orpc } from '#web/lib/calls/api.ts'

/** The last exports and deletions that the signed-in person asked for. */
export const dataRequestsQuery = () => orpc.privacy.listDataRequests.queryOptions()
