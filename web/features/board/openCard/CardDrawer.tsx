import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Link2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { cardIdPattern } from '#domain/board/rules/cards.ts'
import { boardTexts, boardUiTexts, columnNames } from '#domain/board/texts.ts'
import type { CardField, CardStatus } from '#domain/board/types.ts'
import { cardStatuses } from '#domain/board/types.ts'
import { howItEnded } from '#web/lib/calls/howItEnded.ts'
import { toast } from '#web/lib/page/toast.ts'
import { hasUnsaved, leaveForm } from '#web/lib/page/unsaved.ts'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { cardQuery } from '../cards/queries.ts'
import type { BoardLists } from '../lists/useBoardLists.ts'
import { DrawerMenu } from './DrawerMenu.tsx'
import { Key } from './Key.tsx'
import { OpenCard } from './OpenCard.tsx'
import { openCardKeys } from './openCardKeys.ts'

type Props = {
  cardId: string
  lists: BoardLists
  /** The plan of the desktop lets cards be written (4.12.1). */
  hasPlan: boolean
  onMove: (card: Card, status: CardStatus) => void
  onArchive: (card: Card) => void
  onRestore: (card: Card) => void
}

/** One card over the board it stands on: read, edited in place, and left by a key for the next (4.13.4). */
export function CardDrawer({ cardId, lists, hasPlan, onMove, onArchive, onRestore }: Props) {
  const [, setParams] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const [field, setField] = useState<CardField | null>(null)
  const isPossible = cardIdPattern.test(cardId)
  const asked = useQuery({ ...cardQuery(cardId), enabled: isPossible })
  const { data, refetch, isRefetching } = asked
  const { isGone, hasFailed } = howItEnded(asked, isPossible)
  const place = placeIn(lists, cardId)
  // What the board draws before it is stored shows here too.
  const card = data ? { ...data.card, status: place?.card.status ?? data.card.status } : place?.card
  // A key pressed while the card is on its way counts: what stands on the board may be written until the server says no.
  const canEdit = hasPlan && (data?.canEdit ?? place !== null)

  useFailureToast(hasFailed, boardTexts.loadFailed, 'card.load')

  function show(id: string | null) {
    setField(null)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (id) after.set('card', id)
        else after.delete('card')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  function step(to: string | undefined) {
    if (to) leaveForm(() => show(to))
  }
  function close() {
    leaveForm(() => {
      show(null)
      const link = document.querySelector(`[data-key="${CSS.escape(cardId)}"] a`)
      if (link instanceof HTMLElement) link.focus()
    })
  }
  const leave = useRef(show)
  leave.current = show
  useEffect(() => {
    if (!isGone) return
    toast.error(boardTexts.notFound, { id: 'card.gone' })
    leave.current(null)
  }, [isGone])
  // The keyboard goes with the card, and its place on the board comes into view behind it.
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    document
      .querySelector(`[data-key="${CSS.escape(cardId)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cardId])

  // Another field takes the place of one that may hold words.
  function open(name: CardField) {
    if (name !== field) leaveForm(() => setField(name))
  }
  function moveTo(status: CardStatus) {
    if (card && canEdit && status !== card.status) onMove(card, status)
  }
  const onKeyDown = openCardKeys({
    close,
    next: () => step(place?.next),
    previous: () => step(place?.previous),
    note: () => note.current?.focus(),
    edit: (name) => {
      if (canEdit) open(name)
    },
    moveTo,
  })

  return (
    <div
      ref={root}
      role="dialog"
      aria-modal="false"
      aria-labelledby="open-card"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-card-drawer=""
      className="fixed top-14 right-0 bottom-0 z-10 grid w-[min(608px,100vw)] grid-rows-[auto_minmax(0,1fr)_auto] border-l border-line bg-surface shadow-lift outline-none print:static print:my-4 print:block print:w-auto print:rounded-panel print:border print:shadow-none"
    >
      <header className="flex min-h-[55px] items-center gap-1 border-b border-line pr-3 pl-7 print:hidden">
        <p className="mr-auto truncate text-caption text-ink-2 tnum">
          {place && card ? boardUiTexts.placeOf(place.at, place.count, columnNames[card.status]) : null}
        </p>
        <Step
          icon={ChevronUp}
          label={boardUiTexts.previousCard}
          hint="K"
          isOff={!place?.previous}
          onPress={() => step(place?.previous)}
        />
        <Step
          icon={ChevronDown}
          label={boardUiTexts.nextCard}
          hint="J"
          isOff={!place?.next}
          onPress={() => step(place?.next)}
        />
        <IconButton icon={Link2} label={boardUiTexts.copyLink} onClick={copyAddress} />
        {card && canEdit ? (
          <DrawerMenu
            card={card}
            onMove={moveTo}
            onArchive={() =>
              leaveForm(() => {
                setField(null)
                onArchive(card)
              })
            }
          />
        ) : null}
        <IconButton icon={X} label="Close" onClick={close} />
      </header>
      <div className="overflow-y-auto overscroll-contain px-7 py-6">
        {hasFailed ? (
          <SectionError
            title={boardTexts.loadFailed}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          >
            The card is safe. It just didn't load.
          </SectionError>
        ) : card ? (
          <OpenCard
            key={card.id}
            card={card}
            rest={data ?? null}
            canEdit={canEdit}
            isLocked={data !== undefined && !hasPlan}
            field={canEdit || hasUnsaved() ? field : null}
            onField={(next) => {
              if (next !== null) return open(next)
              setField(null)
              root.current?.focus({ preventScroll: true })
            }}
            onMove={moveTo}
            onRestore={hasPlan && card.archivedAt ? () => onRestore(card) : null}
            noteRef={note}
          />
        ) : (
          <Loading label="Loading card">
            <Skeleton className="h-8 w-4/5" />
            <Skeleton className="mt-6 h-36" />
            <Skeleton className="mt-6 h-28" />
          </Loading>
        )}
      </div>
      {canEdit ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-7 py-3 text-caption text-ink-2 pointer-coarse:hidden print:hidden">
          <span>
            <Key>E</Key> title
          </span>
          <span>
            <Key>1</Key> <Key>2</Key> <Key>3</Key> status
          </span>
          <span>
            <Key>D</Key> due
          </span>
          <span>
            <Key>N</Key> note
          </span>
          <span>
            <Key>Esc</Key> close
          </span>
        </p>
      ) : null}
    </div>
  )
}

type StepProps = { icon: typeof X; label: string; hint: string; isOff: boolean; onPress: () => void }

function Step({ icon, label, hint, isOff, onPress }: StepProps) {
  return (
    <span className="flex items-center">
      <IconButton icon={icon} label={label} disabled={isOff} aria-keyshortcuts={hint} onClick={onPress} />
      <span className="-ml-1 mr-1.5 pointer-coarse:hidden">
        <Key>{hint}</Key>
      </span>
    </span>
  )
}

async function copyAddress() {
  await navigator.clipboard.writeText(window.location.href)
  toast.success(boardUiTexts.linkCopied)
}

/** Where a card stands among those of its column that are loaded. */
function placeIn({ columns, stateOf }: BoardLists, id: string) {
  for (const status of cardStatuses) {
    const at = columns[status].findIndex((each) => each.id === id)
    const card = columns[status][at]
    if (!card) continue
    const { before, total } = stateOf(status)
    return {
      card,
      at: before + at + 1,
      count: total ?? columns[status].length,
      previous: columns[status][at - 1]?.id,
      next: columns[status][at + 1]?.id,
    }
  }
  return null
}
