import { boardUiTexts, metricTexts } from '#domain/board/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { boardKey } from '../queries.ts'

const notStored = (error: Error) => `${boardUiTexts.notStored}. ${refusalOf(error).message}`

/** A figure of a day; problems of its fields are said next to them. */
export const enterMetric = () =>
  mutation(orpc.board.enterMetric.mutationOptions(), {
    success: metricTexts.entered,
    failure: (error) => (refusalOf(error).problems.length === 0 ? notStored(error) : null),
    refresh: [boardKey()],
  })

export const deleteMetricEntry = () =>
  mutation(orpc.board.deleteMetricEntry.mutationOptions(), {
    success: metricTexts.deleted,
    failure: notStored,
    refresh: [boardKey()],
  })
