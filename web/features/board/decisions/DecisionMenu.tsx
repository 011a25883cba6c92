import { Check, Ellipsis, RotateCcw, Send } from 'lucide-react'
import type { BoardDecision } from '#contract/board/decisions.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { decideCard, reopenDecision } from './mutations.ts'

type Props = {
  decision: BoardDecision
  /** Absent where asking for a review is not offered. */
  onSubmit: ((cardId: string) => void) | null
}

/** A decision is under review while somebody still has to answer. */
export const isUnderReview = ({ review }: BoardDecision) =>
  review?.status === 'open' || review?.status === 'in_progress'

/** What can be done with a decision. */
export function DecisionMenu({ decision, onSubmit }: Props) {
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
        <MenuItem icon={Check} onPress={() => send(decideCard(), { id: card.id })}>
          {boardUiTexts.decide}
        </MenuItem>
      ) : (
        <MenuItem icon={RotateCcw} onPress={() => send(reopenDecision(), { id: card.id })}>
          {boardUiTexts.reopen}
        </MenuItem>
      )}
      {onSubmit && state === 'pending' && !isUnderReview(decision) ? (
        <MenuItem icon={Send} onPress={() => onSubmit(card.id)}>
          {boardUiTexts.askReview}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
