import { orpc } from '#web/lib/calls/api.ts'

/** The files of a card, and those that can still be brought back. */
export const attachmentsQuery = (cardId: string) =>
  orpc.board.listAttachments.queryOptions({ input: { cardId } })
