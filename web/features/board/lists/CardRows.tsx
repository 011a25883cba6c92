import { useMemo, useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { useWindowedRows } from '#web/lib/lists/useWindowedRows.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { frameClasses } from '#web/ui/lists/frameClasses.ts'
import { CardRow } from './CardRow.tsx'
import type { CardHandlers } from './cardTools.ts'
import { ListFoot } from './ListFoot.tsx'
import { UnloadedRow } from './UnloadedRow.tsx'
import type { BoardLists, ListState } from './useBoardLists.ts'
import { useNearEnds } from './useNearEnds.ts'

type Props = {
  lists: BoardLists
  actions: CardHandlers
  search: string
  canEdit: boolean
  selected: Pick<ReadonlySet<string>, 'has'> | null
}

/** What is being worked on comes first. */
const order: readonly CardStatus[] = ['in_progress', 'backlog', 'completed']

/** One group of the list: its heading stands at `head`, its first loaded card at `first`, and after the last comes `end`. */
type Group = {
  status: CardStatus
  cards: readonly Card[]
  state: ListState
  head: number
  first: number
  end: number
}

/** The same cards in lines, one list of three groups. */
export function CardRows({ lists, actions, search, canEdit, selected }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const groups: Group[] = []
  for (const status of order) {
    const cards = lists.columns[status]
    const state = lists.stateOf(status)
    const head = groups.at(-1)?.end ?? 0
    const first = head + 1 + state.before
    groups.push({ status, cards, state, head, first, end: first + Math.max(1, cards.length) })
  }
  const last = groups.at(-1)
  const rows = useWindowedRows<HTMLUListElement>({
    count: last?.end ?? 0,
    estimate: 68,
    frame,
    indexOf: (key) => {
      for (const { cards, first } of groups) {
        const at = cards.findIndex((card) => card.id === key)
        if (at >= 0) return first + at
      }
      return -1
    },
  })
  const tools = useMemo(() => ({ actions, canEdit, hintId: '' }), [actions, canEdit])

  return (
    <Panel className="overflow-hidden">
      <div ref={frame} className={frameClasses}>
        <ul ref={rows.list} {...rows.holdFocus} style={rows.style} className="relative">
          {rows.rows.map(({ index, top, height }) => {
            const group = groups.find(({ head, end }) => index >= head && index < end)
            if (!group) return null
            const { status, cards, state, head, first } = group
            if (index === head) return <Heading key={status} {...{ status, state, cards, index }} />
            const card = cards[index - first]
            if (card) {
              return (
                <CardRow
                  key={card.id}
                  card={card}
                  index={index}
                  top={top}
                  place={state.before + index - first + 1}
                  count={state.total ?? -1}
                  isSelected={selected ? selected.has(card.id) : null}
                  tools={tools}
                />
              )
            }
            if (cards.length > 0) return <UnloadedRow key={index} height={height} />
            return (
              <li
                key={`${status}-none`}
                data-row={index}
                className="border-t border-line px-4 py-5 text-body-s text-ink-3 md:px-5"
              >
                {search ? boardUiTexts.noMatch : boardUiTexts.emptyColumn}
              </li>
            )
          })}
        </ul>
        {groups.map(({ status, state, first, end }) => (
          <Ends key={status} range={rows.range} from={first} to={end} state={state} />
        ))}
        {last ? (
          <div className="px-4 md:px-5">
            <ListFoot
              state={
                groups.find(({ state }) => state.hasFailed)?.state ?? {
                  ...last.state,
                  hasMore: groups.some(({ state }) => state.hasMore),
                }
              }
            />
          </div>
        ) : null}
      </div>
    </Panel>
  )
}

/** Each group pages by itself. */
function Ends(props: Parameters<typeof useNearEnds>[0]) {
  useNearEnds(props)
  return null
}

type HeadingProps = {
  status: CardStatus
  state: ListState
  cards: readonly Card[]
  index: number
}

function Heading({ status, state, cards, index }: HeadingProps) {
  return (
    <li data-row={index}>
      <h2
        data-heading={status}
        tabIndex={-1}
        className={`flex items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-5 ${index > 0 ? 'border-t border-line' : ''}`}
      >
        <span className="title-s">{columnNames[status]}</span>
        <span className="text-caption font-normal text-ink-3 tnum">
          {state.total ?? `${cards.length}+`}
          <span className="sr-only"> cards</span>
        </span>
      </h2>
    </li>
  )
}
