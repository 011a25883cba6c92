import { orpc } from '#web/lib/calls/api.ts'

/** Everything of the board in the cache. */
export const boardKey = () => orpc.board.key()
