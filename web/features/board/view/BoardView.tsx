import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { Surface } from '#domain/billing/types.ts'
import type { Place } from '#domain/board/rules/columns.ts'
import { countedPlace } from '#domain/board/rules/columns.ts'
import { boardAnnouncements, boardTexts, boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { useOpenCard } from '#web/lib/page/consoleLinks.ts'
import { usePhoneLayout } from '#web/lib/page/mediaQuery.ts'
import { useAnnouncer } from '#web/lib/page/useAnnouncer.ts'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { useStable } from '#web/lib/page/useStable.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { late } from '#web/ui/states/late.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { EditCardDialog } from '../cards/EditCardDialog.tsx'
import { NewCardDialog } from '../cards/NewCardDialog.tsx'
import { useBoardActions } from '../cards/useBoardActions.ts'
import { ArchivedCards } from '../lists/ArchivedCards.tsx'
import { CardColumns } from '../lists/CardColumns.tsx'
import { CardRows } from '../lists/CardRows.tsx'
import { useBoardLists } from '../lists/useBoardLists.ts'
import { useCardView } from '../lists/useCardView.ts'
import { SelectionBar } from '../selection/SelectionBar.tsx'
import { useBulkActions } from '../selection/useBulkActions.ts'
import { useSelection } from '../selection/useSelection.ts'
import { BoardLock } from './BoardLock.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { FirstCard } from './FirstCard.tsx'
import { useMovedFocus } from './useMovedFocus.ts'

const CardDrawer = late(async () => (await import('../openCard/CardDrawer.tsx')).CardDrawer)

type Props = { surface: Surface; lockAction?: ReactNode }

const looks = ['in_progress', 'backlog', 'completed'] as const

/** The cards, as both consoles show them; what may be done follows the plan of the surface (4.12.1). */
export function BoardView({ surface, lockAction }: Props) {
  const me = useMe()
  const isNarrow = usePhoneLayout() || surface === 'mobile'
  const { view, show, search } = useCardView()
  const canEdit = hasRight([surface === 'desktop' ? me.desktopPlan : me.mobilePlan], 'board.edit')
  const { spoken, announce } = useAnnouncer()
  const lists = useBoardLists(search)
  const { columns, counts } = lists
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setColumn] = useState<CardStatus | null>(null)
  const followMoved = useMovedFocus(root, setColumn)
  const actions = useBoardActions({
    columns,
    search,
    announceUndo: (card) => announce(boardAnnouncements.undone(card.title, columnNames[card.status])),
    announceRefusal: (card) => announce(boardAnnouncements.refused(card.title, columnNames[card.status])),
    followUndo: followMoved,
  })
  const bulk = useBulkActions({ columns, actions, announce })
  const selection = useSelection(columns, root)
  const [composing, setComposing] = useState<CardStatus | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [editing, setEditing] = useState<Card | null>(null)
  const openCard = useOpenCard()
  const [, setParams] = useSearchParams()
  const closeCard = () =>
    setParams(
      (now) => {
        now.delete('card')
        return now
      },
      { replace: true, preventScrollReset: true },
    )

  // Where one column is shown at a time, the first look is at work in progress, or else at what there is.
  if (chosen === null && !lists.isLoading)
    setColumn(looks.find((each) => columns[each].length > 0) ?? looks[0])
  const column = chosen ?? looks[0]
  const found = cardStatuses.reduce((sum, status) => sum + columns[status].length, 0)
  const isSettled = search !== '' && !lists.isLoading && !lists.isSearching
  useEffect(() => {
    if (isSettled) announce(boardAnnouncements.found(found))
  }, [isSettled, found, announce])

  const hasFailed = lists.error !== null
  useFailureToast(hasFailed, boardTexts.listFailed, 'board.listCards')

  /** Counts the cards that are not loaded as well. */
  function say(words: 'pickedUp' | 'over' | 'dropped', card: Card, place: Place) {
    const { before, total } = lists.stateOf(place.status)
    const counted = countedPlace(columns, card.id, place)
    const isHere = card.status === place.status
    const count = total === null ? counted.count : total + (isHere ? 0 : 1)
    const at = place.beforeId === 'head' ? 1 : before + counted.place
    announce(boardAnnouncements[words](card.title, columnNames[place.status], at, count))
  }

  const cards = useStable({
    columns: () => columns,
    edit: (card: Card) => setEditing(card),
    archive: (card: Card) => {
      const own = columns[card.status]
      const at = own.findIndex(({ id }) => id === card.id)
      followMoved((own[at + 1] ?? own[at - 1])?.id ?? null, card.status)
      actions.archive(card)
    },
    move: (card: Card, place: Place) => {
      say('dropped', card, place)
      actions.move(card, place)
    },
    moveToHead: (card: Card, status: CardStatus) => {
      say('dropped', card, actions.headOf(status))
      followMoved(card.id, status)
      actions.moveToHead(card, status)
    },
    select: (card: Card, withRange: boolean) => selection.select(card, withRange),
  })

  const isBare = !lists.isLoading && !search && counts !== undefined && found === 0 && counts.archived === 0
  const canSelect = canEdit && view !== 'archived' && found > 0
  const picked = canSelect ? selection.picked : null
  const shared = { lists, actions: cards, search, canEdit, selected: picked }
  const finish = (run: (chosen: readonly Card[]) => void) => {
    run([...(picked?.values() ?? [])])
    selection.clear()
  }

  return (
    <>
      <section ref={root} aria-label="Cards" onKeyDown={selection.onKeyDown} className="grid gap-4">
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {canEdit ? null : <BoardLock surface={surface} action={lockAction} />}
        <BoardToolbar
          isNarrow={isNarrow}
          isPhoneConsole={surface === 'mobile'}
          view={view}
          onView={show}
          archived={counts?.archived ?? 0}
          canEdit={canEdit}
          onNew={picked && isNarrow ? null : () => setMaking(true)}
          search={search}
          columns={
            isNarrow && view !== 'archived' && !isBare ? (
              <Segments
                label="Column"
                isWide
                className="min-w-0 flex-1 [&_button]:px-1.5!"
                value={column}
                onChange={setColumn}
                options={cardStatuses.map((status) => ({
                  value: status,
                  label: columnNames[status],
                  count: lists.stateOf(status).total ?? columns[status].length,
                }))}
              />
            ) : null
          }
          onSelect={canSelect && !picked ? selection.start : null}
        />
        {lists.isLoading ? (
          <BoardSkeleton isNarrow={isNarrow} />
        ) : hasFailed ? (
          <Panel>
            <PanelBody>
              <SectionError title={boardTexts.listFailed} onRetry={lists.retry}>
                Your cards are safe. Only the list didn't load.
              </SectionError>
            </PanelBody>
          </Panel>
        ) : view === 'archived' ? (
          <ArchivedCards
            search={search}
            canEdit={canEdit}
            isAlone={isNarrow}
            onRestore={(card) => actions.restore(card)}
          />
        ) : isBare && !composing ? (
          <FirstCard canEdit={canEdit} onCreate={() => setMaking(true)} />
        ) : view === 'list' && !isNarrow ? (
          <CardRows {...shared} />
        ) : (
          <CardColumns
            {...shared}
            say={say}
            onCancel={(card) => announce(boardAnnouncements.cancelled(card.title, columnNames[card.status]))}
            onCreate={(title, status, takeBack) => actions.createQuickly({ title, status }, takeBack)}
            only={isNarrow ? column : null}
            composing={composing}
            onCompose={setComposing}
          />
        )}
        {picked ? (
          <SelectionBar
            count={picked.size}
            isRaised={surface === 'mobile'}
            onMove={(status) => finish((chosen) => bulk.move(chosen, status))}
            onArchive={() => finish(bulk.archive)}
            onDone={selection.stop}
          />
        ) : null}
        {isMaking ? (
          <NewCardDialog
            onClose={() => setMaking(false)}
            onCreate={(draft, told) => {
              const stored = () => {
                if (isNarrow) setColumn(draft.status)
                told.stored?.()
              }
              actions.create(draft, { ...told, stored }, boardUiTexts.created)
            }}
          />
        ) : null}
        {editing ? (
          <EditCardDialog
            key={editing.id}
            card={columns[editing.status].find((card) => card.id === editing.id) ?? editing}
            onClose={() => setEditing(null)}
          />
        ) : null}
      </section>
      {openCard && !isNarrow ? (
        <CardDrawer
          cardId={openCard}
          lists={lists}
          hasPlan={canEdit}
          onMove={cards.moveToHead}
          onArchive={cards.archive}
          onRestore={(card) => actions.restore(card)}
          onLost={closeCard}
        />
      ) : null}
    </>
  )
}
