import { orpc } from '#web/lib/calls/api.ts'

/** The figures of every tile, each with its trend. */
export const metricsQuery = () => orpc.board.listMetrics.queryOptions({ input: {} })
