import type { ReactNode } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { dayText, dueText, isOverdue } from '#domain/board/rules/due.ts'
import { cardFieldLabels } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { CardLabels } from './CardLabels.tsx'
import { CardPriority } from './CardPriority.tsx'
import { CardStage } from './CardStage.tsx'

/** What a card says, in full. */
export function CardDetails({ card }: { card: Card }) {
  const today = useToday()
  const dayOf = useDayOf()
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_260px] md:gap-8">
      <div className="min-w-0">
        {card.description ? (
          <p
            dir="auto"
            className="max-w-[42rem] whitespace-pre-wrap text-body leading-[1.6] [overflow-wrap:anywhere]"
          >
            {card.description}
          </p>
        ) : (
          <p className="text-body-s text-ink-3">No description.</p>
        )}
      </div>
      <dl className="hairlines h-fit border-y border-line md:border-t-[1.5px] md:border-t-ink">
        <Fact name="Status">
          <CardStage status={card.status} className="text-body-s" />
        </Fact>
        <Fact name={cardFieldLabels.priority}>
          <CardPriority priority={card.priority} withWord />
        </Fact>
        <Fact name={cardFieldLabels.dueOn}>
          {card.dueOn ? (
            <span className={classes('tnum', isOverdue(card, today) && 'font-semibold text-danger-text')}>
              {isOverdue(card, today) ? dueText(card.dueOn, today) : dayText(card.dueOn, today)}
            </span>
          ) : (
            <None>No date</None>
          )}
        </Fact>
        <Fact name={cardFieldLabels.assignedTo}>
          {card.assigneeName ? (
            <span className="flex min-w-0 items-center gap-2">
              <Avatar name={card.assigneeName} size={24} />
              <span dir="auto" className="truncate">
                {card.assigneeName}
              </span>
            </span>
          ) : (
            <None>Unassigned</None>
          )}
        </Fact>
        <Fact name={cardFieldLabels.labels}>
          {card.labels.length > 0 ? <CardLabels labels={card.labels} /> : <None>None</None>}
        </Fact>
        <Fact name="Created">
          <span className="tnum">{dayText(dayOf(card.createdAt), today)}</span>
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[104px_minmax(0,1fr)] items-center gap-3 py-2 text-body-s">
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function None({ children }: { children: ReactNode }) {
  return <span className="text-ink-3">{children}</span>
}
