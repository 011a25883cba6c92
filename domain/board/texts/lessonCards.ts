import { formRefusals } from '#domain/accounts/texts/formRefusals.ts'
import { boardUiTexts } from '../texts.ts'

/** Said on the board once the checklist of a lesson is on it. */
export const lessonCardsAdded = 'The checklist is on your board'

/** Why the checklist of a lesson became no cards (pages §5.1), by the reason of the refusal. */
export const lessonCardRefusals: Readonly<Record<string, string>> = {
  ...formRefusals,
  plan_missing:
    'Your plan shows the board but does not let you edit it. The pricing page says which plans do.',
  too_many_cards: boardUiTexts.boardFull,
}
