import { orpc } from '#web/lib/calls/api.ts'

/** For which companies a member accepted the data processing agreement; without one, whoever is signed in. */
export const acceptancesQuery = (memberId?: string) =>
  orpc.privacy.listAcceptances.queryOptions({ input: memberId ? { memberId } : {} })
