import { orpc } from '#web/lib/calls/api.ts'

/** The milestones on the board, or those taken off it. */
export const milestonesQuery = (archived = false) =>
  orpc.board.listMilestones.queryOptions({ input: archived ? { archived } : {} })
/** Read anew whenever it is opened: an edit begun from an old version would meet a conflict nobody made. */
export const milestoneQuery = (id: string) =>
  orpc.board.getMilestone.queryOptions({ input: { id }, gcTime: 0 })
