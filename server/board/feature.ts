import type { Feature } from '#server/platform/calls/feature.ts'
import { addAttachment, deleteAttachment, restoreAttachment } from './attachments/commands.ts'
import { getAttachmentAddress, listAttachments } from './attachments/queries.ts'
import { archiveCard, createCard, moveCard, restoreCard } from './cards/commands.ts'
import { editCard } from './cards/editCard.ts'
import { getMomentum } from './cards/getMomentum.ts'
import { archiveCards, moveCards, restoreCards } from './cards/moveCards.ts'
import { countCards, getCard, listAssignees, listCards, pickCards } from './cards/queries.ts'
import { getProgress } from './changes/getProgress.ts'
import { listChanges } from './changes/queries.ts'
import { addCheckin, deleteCheckin, restoreCheckin } from './checkins/commands.ts'
import { listCheckins } from './checkins/queries.ts'
import { decideCard, reopenDecision } from './decisions/commands.ts'
import { listDecisions } from './decisions/queries.ts'
import { boardAudience } from './live.ts'
import { deleteMetricEntry, enterMetric } from './metrics/commands.ts'
import { listMetrics } from './metrics/queries.ts'
import { archiveMilestone, createMilestone, editMilestone, restoreMilestone } from './milestones/commands.ts'
import { getMilestone, listMilestones } from './milestones/queries.ts'
import { addNote, deleteNote, restoreNote } from './notes/commands.ts'

/** A line of minutes becomes a card in server/app/cards, above the minutes; who is at risk is read from boards and sessions. */
export const board: Feature<'board', 'makeCardFromLine' | 'listAtRisk'> = {
  calls: {
    addAttachment,
    addCheckin,
    addNote,
    archiveCard,
    archiveCards,
    archiveMilestone,
    countCards,
    createCard,
    createMilestone,
    decideCard,
    deleteAttachment,
    deleteCheckin,
    deleteMetricEntry,
    deleteNote,
    editCard,
    editMilestone,
    enterMetric,
    getAttachmentAddress,
    getCard,
    getMilestone,
    getMomentum,
    getProgress,
    listAssignees,
    listAttachments,
    listCards,
    listChanges,
    listCheckins,
    listDecisions,
    listMetrics,
    listMilestones,
    moveCard,
    moveCards,
    pickCards,
    reopenDecision,
    restoreAttachment,
    restoreCard,
    restoreCards,
    restoreCheckin,
    restoreMilestone,
    restoreNote,
  },
  audience: boardAudience,
}
