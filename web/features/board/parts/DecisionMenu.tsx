import { Check, Ellipsis, RotateCcw, Send } from 'lucide-react'
import type { BoardDecision } from '#contract/board.ts'
import { boardHouseTexts } from '#domain/board/texts.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/Menu.tsx'
import type { useDecisionDeeds } from './useDecisionDeeds.ts'

type Props = {
  decision: BoardDecision
  deeds: Pick<ReturnType<typeof useDecisionDeeds>, 'decide' | 'reopen'>
  /** Absent where asking for a review is not offered. */
  onSubmit: ((cardId: string) => void) | null
}

/** A decision is under review while somebody still has to answer. */
export const isUnderReview = ({ review }: BoardDecision) =>
  review?.status === 'open' || review?.status === 'in_progress'

/** What can be done with a decision. */
export function DecisionMenu({ decision, deeds, onSubmit }: Props) {
  const { card, state } = decision
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="small"
          label={`Actions for ${card.title}`}
          className="text-ink-3! hover:text-ink!"
        />
      }
    >
      {state === 'pending' ? (
        <MenuItem icon={Check} onPress={() => deeds.decide(card)}>
          {boardHouseTexts.decide}
        </MenuItem>
      ) : (
        <MenuItem icon={RotateCcw} onPress={() => deeds.reopen(card)}>
          {boardHouseTexts.reopen}
        </MenuItem>
      )}
      {onSubmit && state === 'pending' && !isUnderReview(decision) ? (
        <MenuItem icon={Send} onPress={() => onSubmit(card.id)}>
          {boardHouseTexts.askReview}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
