import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card } from '#contract/board.ts'
import { paths } from '#contract/paths.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { Surface } from '#domain/billing/types.ts'
import type { Place } from '#domain/board/rules/columns.ts'
import { countedPlace } from '#domain/board/rules/columns.ts'
import { boardAnnouncements, boardHouseTexts, boardTexts, columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { usePhoneLayout } from '#web/lib/mediaQuery.ts'
import { useMe } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Panel, PanelBody } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { useBoardLive } from '../live.ts'
import { ArchivedCards } from './ArchivedCards.tsx'
import { BoardLock } from './BoardLock.tsx'
import { BoardSearch } from './BoardSearch.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { CardColumns } from './CardColumns.tsx'
import { CardRows } from './CardRows.tsx'
import { EditCardDialog } from './EditCardDialog.tsx'
import { FirstCard } from './FirstCard.tsx'
import { GoToCard } from './GoToCard.tsx'
import { NewCardDialog } from './NewCardDialog.tsx'
import { useAnnouncer } from './useAnnouncer.ts'
import { useBoardDeeds } from './useBoardDeeds.ts'
import { useBoardLists } from './useBoardLists.ts'

const views = ['columns', 'list', 'archived'] as const
type View = (typeof views)[number]

type Props = { surface: Surface; lockAction?: ReactNode }

/** The board itself, as both consoles show it; what may be done follows the plan of the surface (4.12.1). */
export function BoardView({ surface, lockAction }: Props) {
  const me = useMe()
  const isNarrow = usePhoneLayout() || surface === 'mobile'
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const view = views.find((each) => each === params.get('cards')) ?? 'columns'
  const canEdit = hasRight([surface === 'desktop' ? me.desktopPlan : me.mobilePlan], 'board.edit')
  const { spoken, announce } = useAnnouncer()
  const lists = useBoardLists(search)
  const { columns, counts } = lists
  const deeds = useBoardDeeds({
    columns,
    search,
    announceUndo: (card) => announce(boardAnnouncements.undone(card.title, columnNames[card.status])),
  })
  const [column, setColumn] = useState<CardStatus>('in_progress')
  const [composing, setComposing] = useState<CardStatus | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [editing, setEditing] = useState<Card | null>(null)
  const from = surface === 'desktop' ? paths.dashboard('julboard') : paths.appHome('board')
  useBoardLive()

  const found = cardStatuses.reduce((sum, status) => sum + columns[status].length, 0)
  const isSettled = search !== '' && !lists.isLoading && !lists.isSearching
  useEffect(() => {
    if (isSettled) announce(boardAnnouncements.found(found))
  }, [isSettled, found, announce])

  const hasFailed = lists.error !== null
  useEffect(() => {
    if (hasFailed) toast.error(boardTexts.listFailed, { id: 'board.list' })
  }, [hasFailed])

  function show(next: View) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'columns') after.delete('cards')
        else after.set('cards', next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function move(card: Card, place: Place) {
    const { place: at, count } = countedPlace(columns, card.id, place)
    announce(boardAnnouncements.dropped(card.title, columnNames[place.status], at, count))
    deeds.move(card, place)
  }

  function startCard() {
    if (isNarrow) setMaking(true)
    else if (view === 'columns') setComposing('backlog')
    else setMaking(true)
  }

  const isBare = !lists.isLoading && !search && counts !== undefined && found === 0 && counts.archived === 0
  const shared = { lists, deeds, search, canEdit, onEdit: setEditing, from }

  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {canEdit ? null : <BoardLock surface={surface} action={lockAction} />}
      <div className="flex flex-wrap items-center gap-2.5">
        <BoardSearch className="min-w-0 flex-1 basis-44 md:max-w-[340px]" />
        {isNarrow ? null : (
          <Segments
            label="How cards are shown"
            value={view}
            onChange={show}
            options={[
              { value: 'columns', label: 'Columns' },
              { value: 'list', label: 'List' },
              {
                value: 'archived',
                label: 'Archived',
                ...(counts?.archived ? { count: counts.archived } : {}),
              },
            ]}
          />
        )}
        {isNarrow ? (
          canEdit ? (
            <IconButton
              icon={Plus}
              variant="solid"
              label={boardHouseTexts.newCard}
              className="size-11"
              onClick={startCard}
            />
          ) : null
        ) : (
          <div className="ml-auto flex gap-2.5">
            <GoToCard from={from} />
            {canEdit ? (
              <Button variant="solid" icon={Plus} onClick={() => setMaking(true)}>
                {boardHouseTexts.newCard}
              </Button>
            ) : null}
          </div>
        )}
      </div>
      {isNarrow && view !== 'archived' && !isBare ? (
        <Segments
          label="Column"
          isWide
          value={column}
          onChange={setColumn}
          options={cardStatuses.map((status) => ({
            value: status,
            label: columnNames[status],
            count: lists.stateOf(status).total ?? columns[status].length,
          }))}
        />
      ) : null}
      {lists.isLoading ? (
        <BoardSkeleton isNarrow={isNarrow} />
      ) : hasFailed ? (
        <Panel>
          <PanelBody>
            <SectionError title={boardTexts.listFailed} onRetry={lists.retry}>
              Your cards are safe; only the list could not be read.
            </SectionError>
          </PanelBody>
        </Panel>
      ) : view === 'archived' ? (
        <ArchivedCards
          search={search}
          canEdit={canEdit}
          from={from}
          onRestore={(card) => deeds.restore(card)}
        />
      ) : isBare && !composing ? (
        <FirstCard canEdit={canEdit} onCreate={() => setMaking(true)} />
      ) : view === 'list' && !isNarrow ? (
        <CardRows {...shared} onMove={move} />
      ) : (
        <CardColumns
          {...shared}
          announce={announce}
          only={isNarrow ? column : null}
          composing={composing}
          onCompose={setComposing}
        />
      )}
      {isNarrow ? (
        <div className="-mx-2 flex flex-wrap justify-between gap-2">
          {view === 'archived' ? (
            <Button variant="quiet" onClick={() => show('columns')}>
              {boardTexts.back}
            </Button>
          ) : counts?.archived ? (
            <Button variant="quiet" onClick={() => show('archived')}>
              Archived, {counts.archived}
            </Button>
          ) : null}
          {isBare ? null : <GoToCard from={from} isQuiet />}
        </div>
      ) : null}
      <NewCardDialog
        open={isMaking}
        onOpenChange={setMaking}
        onCreate={(draft) => {
          if (isNarrow) setColumn(draft.status)
          deeds.create(draft, { stored: () => toast.success(boardHouseTexts.created) })
        }}
      />
      {editing ? (
        <EditCardDialog
          key={editing.id}
          card={columns[editing.status].find((card) => card.id === editing.id) ?? editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </div>
  )
}
