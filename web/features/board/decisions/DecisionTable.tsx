import type { BoardDecision } from '#contract/board/decisions.ts'
import { boardPartTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { CardPriority } from '../cards/CardPriority.tsx'
import { DecisionBadge } from './DecisionBadge.tsx'
import { DecisionMenu } from './DecisionMenu.tsx'
import { DecisionWords } from './DecisionWords.tsx'
import { shortDay } from './shortDay.ts'

type Props = {
  decisions: readonly BoardDecision[]
  canEdit: boolean
  onSubmit: ((cardId: string) => void) | null
}

const head = 'py-1.5 pr-3 text-left text-micro font-medium text-ink-3'
const cell = 'border-t border-line py-[13px] pr-3 align-top'

/** Decisions in a table: raised, how urgent, and whether they are taken; on a phone each is a block of its own. */
export function DecisionTable({ decisions, canEdit, onSubmit }: Props) {
  const today = useToday()
  const dayOf = useDayOf()
  return (
    <table className="mt-2 w-full border-collapse text-body-s max-sm:block">
      <caption className="sr-only">{boardPartTexts.decisions}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`${head} pl-4 md:pl-5`}>
            Decision
          </th>
          <th scope="col" className={head}>
            Added
          </th>
          <th scope="col" className={head}>
            Priority
          </th>
          <th scope="col" className={`${head} text-right ${canEdit ? '' : 'md:pr-5'}`}>
            Status
          </th>
          {canEdit ? <td className="w-0" /> : null}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {decisions.map((decision) => (
          <tr
            key={decision.card.id}
            className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-2 max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-3.5"
          >
            <td className={`${cell} pl-4 max-sm:col-span-3 max-sm:border-0 max-sm:p-0 sm:w-full md:pl-5`}>
              <DecisionWords decision={decision} />
            </td>
            <td
              className={`${cell} whitespace-nowrap text-ink-2 tnum max-sm:col-start-1 max-sm:border-0 max-sm:p-0`}
            >
              <span className="sm:hidden">Added </span>
              {shortDay(dayOf(decision.card.createdAt), today)}
            </td>
            <td className={`${cell} whitespace-nowrap text-ink-2 max-sm:hidden`}>
              <CardPriority priority={decision.card.priority} withWord />
            </td>
            <td
              className={`${cell} text-right whitespace-nowrap max-sm:border-0 max-sm:p-0 ${canEdit ? 'pr-1.5!' : 'md:pr-5!'}`}
            >
              <span className="inline-flex items-center gap-3">
                <span className="sm:hidden">
                  <CardPriority priority={decision.card.priority} />
                </span>
                <DecisionBadge state={decision.state} />
              </span>
            </td>
            {canEdit ? (
              <td
                className={`${cell} py-2! pr-2! max-sm:-my-2 max-sm:-mr-2 max-sm:border-0 max-sm:p-0! md:pr-3!`}
              >
                <DecisionMenu decision={decision} onSubmit={onSubmit} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
