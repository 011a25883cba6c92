import type { ReactNode } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { dayText, dueText, isOverdue } from '#domain/board/rules/due.ts'
import { boardUiTexts, cardFieldLabels, columnNames } from '#domain/board/texts.ts'
import type { CardField, CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { CardLabels } from '../cards/CardLabels.tsx'
import { CardPriority } from '../cards/CardPriority.tsx'
import { CardStage } from '../cards/CardStage.tsx'
import { FieldValue } from './FieldValue.tsx'

type Props = {
  card: Card
  field: CardField | null
  edit: (field: CardField) => (() => void) | null
  editor: (field: CardField) => ReactNode
  onMove: ((status: CardStatus) => void) | null
}

/** The short fields of a card, two to a row. */
export function FieldFacts({ card, field, edit, editor, onMove }: Props) {
  const today = useToday()
  const fact = (name: CardField, value: ReactNode) => (
    <Fact name={cardFieldLabels[name]} isOpen={field === name}>
      {field === name ? (
        editor(name)
      ) : (
        <FieldValue label={cardFieldLabels[name]} onEdit={edit(name)}>
          {value}
        </FieldValue>
      )}
    </Fact>
  )
  const stage = <CardStage status={card.status} className="text-body-s" />
  return (
    <dl className="mt-4 grid gap-x-7 border-t-[1.5px] border-ink min-[560px]:grid-cols-2">
      <Fact name="Status">
        {onMove ? (
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                aria-label={`Status: ${columnNames[card.status]}`}
                className="-mx-2.5 flex min-h-9 w-full items-center rounded-chip px-2.5 text-left hover:bg-sunken dark:hover:bg-well"
              >
                {stage}
              </button>
            }
          >
            {cardStatuses
              .filter((status) => status !== card.status)
              .map((status) => (
                <MenuItem key={status} onPress={() => onMove(status)}>
                  {boardUiTexts.moveTo(columnNames[status])}
                </MenuItem>
              ))}
          </Menu>
        ) : (
          stage
        )}
      </Fact>
      {fact(
        'dueOn',
        card.dueOn ? (
          <span
            className={classes(
              'tnum',
              isOverdue(card, today) ? 'font-semibold text-danger-text' : 'font-[560]',
            )}
          >
            {isOverdue(card, today) ? dueText(card.dueOn, today) : dayText(card.dueOn, today)}
          </span>
        ) : (
          <None>No date</None>
        ),
      )}
      {fact('priority', <CardPriority priority={card.priority} withWord />)}
      {fact(
        'assignedTo',
        card.assigneeName ? (
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={card.assigneeName} size={24} />
            <span dir="auto" className="truncate font-[560]">
              {card.assigneeName}
            </span>
          </span>
        ) : (
          <None>Unassigned</None>
        ),
      )}
      {fact('labels', card.labels.length > 0 ? <CardLabels labels={card.labels} /> : <None>None</None>)}
    </dl>
  )
}

type FactProps = { name: string; isOpen?: boolean; children: ReactNode }

function Fact({ name, isOpen = false, children }: FactProps) {
  return (
    <div
      className={classes(
        'grid min-h-[46px] min-w-0 items-center gap-x-3 border-b border-line py-1 text-body-s last:odd:col-span-full',
        isOpen ? 'gap-y-1.5 py-2.5' : 'grid-cols-[88px_minmax(0,1fr)]',
      )}
    >
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function None({ children }: { children: ReactNode }) {
  return <span className="text-ink-3">{children}</span>
}
