import type { Feature } from '#server/platform/feature.ts'
import { archiveCards, moveCards, restoreCards } from './cards/bulkCommands.ts'
import { archiveCard, createCard, moveCard, restoreCard } from './cards/commands.ts'
import { editCard } from './cards/editCard.ts'
import { getMomentum } from './cards/getMomentum.ts'
import { countCards, getCard, listAssignees, listCards, pickCards } from './cards/queries.ts'
import { decideCard, reopenDecision } from './decisions/commands.ts'
import { listDecisions } from './decisions/queries.ts'
import { boardAudience } from './live.ts'
import { addNote, deleteNote } from './notes/commands.ts'
import { boardRoutes } from './routes.ts'

/** A line of minutes becomes a card in server/app/cards, above the minutes. */
export const board: Feature<'board', 'makeCardFromLine'> = {
  calls: {
    ...boardRoutes,
    addNote,
    archiveCard,
    archiveCards,
    countCards,
    createCard,
    decideCard,
    deleteNote,
    editCard,
    getCard,
    getMomentum,
    listAssignees,
    listCards,
    listDecisions,
    moveCard,
    moveCards,
    pickCards,
    reopenDecision,
    restoreCard,
    restoreCards,
  },
  audience: boardAudience,
}
