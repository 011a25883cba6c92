import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { useWindowedRows } from '#web/lib/lists/useWindowedRows.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { frameClasses } from '#web/ui/lists/frameClasses.ts'
import { CardCell } from './CardCell.tsx'
import type { CardTools } from './cardTools.ts'
import { ListFoot } from './ListFoot.tsx'
import { UnloadedRow } from './UnloadedRow.tsx'
import type { ListState } from './useBoardLists.ts'
import { useNearEnds } from './useNearEnds.ts'

const drawn: Readonly<Record<CardStatus, string>> = {
  backlog: 'wdth-forge',
  in_progress: 'wdth-workshop',
  completed: 'wdth-studio',
}
const hole = 'hole'
/** Says that the column goes on. */
const fadeClasses =
  "after:pointer-events-none after:sticky after:bottom-0 after:z-[1] after:-mx-1 after:block after:h-6 after:bg-linear-to-t after:from-bg after:to-transparent after:content-[''] print:after:hidden"

type Props = {
  status: CardStatus
  cards: readonly Card[]
  state: ListState
  isSearch: boolean
  /** Alone on a phone: named by the switch above, and it scrolls with the page. */
  isAlone: boolean
  onAdd?: (() => void) | undefined
  composer?: ReactNode
  /** The hole a card in the air would fill: before this card, or at the end; null where it is over another column. */
  hole: { beforeId: string | null; height: number } | null
  /** In the air over its own column: its hole stands for it. */
  goneId: string | null
  /** These stay in the page, however far from the view they are. */
  pinned: readonly string[]
  selected: Pick<ReadonlySet<string>, 'has'> | null
  lookOf: (id: string) => 'rest' | 'lifted' | 'faded'
  newId: string | null
  tools: CardTools
}

/** One column: its name as far drawn out as its cards are, how many there are, and those in view. */
export function CardColumn(props: Props) {
  const { status, cards, state, isSearch, isAlone, onAdd, composer, goneId, pinned, selected } = props
  const headId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isComposing = Boolean(composer)
  const wasComposing = useRef(false)
  useEffect(() => {
    // The box that was closed had the keyboard; it goes on where it came from.
    const isLost = document.activeElement === document.body
    if (wasComposing.current && !isComposing && isLost) add.current?.focus()
    wasComposing.current = isComposing
  }, [isComposing])

  const items = useMemo(() => {
    const ids = cards.map((card) => card.id)
    if (!props.hole) return ids
    const found = props.hole.beforeId ? ids.indexOf(props.hole.beforeId) : -1
    return ids.toSpliced(found < 0 ? ids.length : found, 0, hole)
  }, [cards, props.hole])
  const cardOf = useMemo(() => new Map(cards.map((card) => [card.id, card])), [cards])

  const from = state.before
  const to = from + items.length
  const rows = useWindowedRows<HTMLUListElement>({
    count: to,
    estimate: 142,
    frame: isAlone ? undefined : frame,
    pinned,
    indexOf: (key) => {
      const at = items.indexOf(key)
      return at < 0 ? -1 : from + at
    },
  })
  useNearEnds({ range: rows.range, from, to, state })

  return (
    <section aria-labelledby={headId} className="flex min-w-0 flex-col print:mb-5 print:block">
      <header
        className={classes('flex min-h-10 items-center gap-2.5 pb-1', isAlone && 'sr-only print:not-sr-only')}
      >
        <h2
          id={headId}
          data-heading={status}
          tabIndex={-1}
          className={classes('truncate text-[1.0625rem] tracking-[-.005em]', drawn[status])}
        >
          {columnNames[status]}
        </h2>
        <span className="text-caption text-ink-3 tnum">
          {state.total ?? `${cards.length}+`}
          <span className="sr-only">{state.total === 1 ? ' card' : ' cards'}</span>
        </span>
        {onAdd && !isAlone ? (
          <IconButton
            ref={add}
            icon={Plus}
            size="small"
            label={`New card in ${columnNames[status]}`}
            className="ml-auto"
            onClick={onAdd}
          />
        ) : null}
      </header>
      {composer ? <div className="pb-2.5">{composer}</div> : null}
      <div
        ref={frame}
        data-column={status}
        className={classes('flex-1', !isAlone && `-mx-1 px-1 pt-1 ${frameClasses} ${fadeClasses}`)}
      >
        <ul
          ref={rows.list}
          {...rows.holdFocus}
          aria-labelledby={headId}
          style={rows.style}
          className="relative print:grid print:grid-cols-2 print:gap-x-3"
        >
          {rows.rows.map(({ index, top, height }) => {
            const id = items[index - from]
            if (id === undefined) return <UnloadedRow key={index} height={height} />
            if (id === hole) return <Hole key={hole} index={index} height={props.hole?.height ?? 0} />
            const card = cardOf.get(id)
            return card ? (
              <CardCell
                key={id}
                card={card}
                index={index}
                top={top}
                count={state.total ?? -1}
                isGone={id === goneId}
                isNew={id === props.newId}
                look={props.lookOf(id)}
                isSelected={selected ? selected.has(id) : null}
                tools={props.tools}
              />
            ) : null
          })}
        </ul>
        {cards.length === 0 && !props.hole && !composer && from === 0 ? (
          <p className="rounded-[10px] border border-dashed border-line-strong px-4 py-6 text-center text-caption text-ink-3">
            {isSearch ? boardUiTexts.noMatch : boardUiTexts.emptyColumn}
          </p>
        ) : null}
        <ListFoot state={state} />
      </div>
    </section>
  )
}

function Hole({ index, height }: { index: number; height: number }) {
  return (
    <li aria-hidden="true" data-row={index} className="pb-2.5">
      <div className="rounded-[10px] border border-dashed border-control bg-sunken" style={{ height }} />
    </li>
  )
}
