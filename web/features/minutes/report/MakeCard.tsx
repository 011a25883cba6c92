import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { MinutesLine } from '#contract/minutes.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { classes } from '#web/ui/classes.ts'
import type { CardMaking } from './useMakeCard.ts'

/** The look of a small action under a line: words, with a whole finger's room around them. */
export const actionClasses =
  'relative inline-flex min-h-6 items-center gap-1 rounded-mark text-caption after:absolute after:-inset-x-1.5 after:-inset-y-2.5'

type Props = { line: MinutesLine; making: CardMaking; canMake: boolean }

/** One press makes a card of the line; afterwards it leads there (4.12.12). */
export function MakeCard({ line, making, canMake }: Props) {
  const cardLink = useCardLink()
  if (line.cardId) {
    return (
      <Link {...cardLink(line.cardId)} className={classes(actionClasses, 'font-semibold text-success-text')}>
        <Check size={14} aria-hidden="true" />
        {minutesTexts.cardMade}
      </Link>
    )
  }
  if (!canMake || !line.canMakeCard.ok) return null
  const isBusy = making.busy.some((each) => each.id === line.id)
  return (
    <button
      type="button"
      aria-label={`${minutesTexts.makeCard}: ${line.text}`}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) making.make([line])
      }}
      className={classes(actionClasses, 'font-semibold text-ink-2 hover:text-ink print:hidden')}
    >
      <Plus size={14} aria-hidden="true" />
      {isBusy ? 'Creating card' : minutesTexts.makeCard}
    </button>
  )
}
