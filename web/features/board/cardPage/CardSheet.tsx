import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasRight } from '#domain/billing/rules/rights.ts'
import { cardIdPattern } from '#domain/board/rules/cards.ts'
import { boardTexts, columnNames } from '#domain/board/texts.ts'
import type { orpc } from '#web/lib/calls/api.ts'
import { hasUnsaved, leaveForm } from '#web/lib/page/unsaved.ts'
import { useAnnouncer } from '#web/lib/page/useAnnouncer.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { LoadedPage } from '#web/ui/lists/LoadedPage.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { CardAttachments } from '../attachments/CardAttachments.tsx'
import { CardDetails } from '../cards/CardDetails.tsx'
import { CardEditor } from '../cards/CardEditor.tsx'
import { CardOrigin } from '../cards/CardOrigin.tsx'
import { cardQuery } from '../cards/queries.ts'
import { useBoardLive } from '../live.ts'
import { CardNotes } from '../notes/CardNotes.tsx'
import { LinkedNotes } from '../notes/LinkedNotes.tsx'
import { BoardLock } from '../view/BoardLock.tsx'
import { CardActions } from './CardActions.tsx'
import { useBackToBoard } from './useBackToBoard.ts'

/** How far along the train a status is, and which mark is hot. */
const trains = {
  backlog: { reached: 1 },
  in_progress: { reached: 1, hotAt: 2 },
  completed: { reached: 3 },
} as const

/** One card whole: what it says, where it came from, its notes. */
export function CardSheet({ cardId }: { cardId: string }) {
  const board = useBackToBoard()
  const isPossible = cardIdPattern.test(cardId)
  const query = useQuery({ ...cardQuery(cardId), enabled: isPossible })
  useBoardLive()
  return (
    <LoadedPage
      of={query}
      isPossible={isPossible}
      name="card"
      gone={boardTexts.notFound}
      backTo={board}
      failed={boardTexts.loadFailed}
      hint="The card is safe. It just didn't load."
      label="Loading card"
      skeleton={<Skeleton className="h-72 rounded-panel" />}
      className=""
    >
      {(data) => <Sheet data={data} />}
    </LoadedPage>
  )
}

type Data = Awaited<ReturnType<typeof orpc.board.getCard.call>>

function Sheet({ data }: { data: Data }) {
  const me = useMe()
  const [tab, setTab] = useState<'details' | 'notes' | 'attachments'>('details')
  const [isBegun, setEditing] = useState(false)
  const { spoken, announce } = useAnnouncer()
  const { card, notes, origin } = data
  const hasPlan = hasRight([me.mobilePlan], 'board.edit')
  const isOwn = data.reason !== 'advisor_views_only'
  // The card may be archived elsewhere meanwhile: what was typed stays, and the server says what cannot be stored.
  const isEditing = isBegun && (data.canEdit || hasUnsaved())
  const canAct = hasPlan && isOwn && (data.canEdit || card.archivedAt !== null)
  return (
    <>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {isOwn && !hasPlan ? <BoardLock surface="mobile" /> : null}
      {isOwn ? null : (
        <Banner>You're viewing this card as the member's advisor. Only the member can edit it.</Banner>
      )}
      {card.archivedAt ? <Banner title="Archived.">Restore the card to edit or move it.</Banner> : null}
      <Panel as="article" aria-labelledby="card-title">
        <header className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 pt-5 pb-4 md:px-6 md:pt-6">
          <div className="min-w-0 flex-1 basis-56">
            <span className="flex items-center gap-3 text-caption text-ink-2">
              <StageTrain {...trains[card.status]} label="Status" />
              {columnNames[card.status]}
            </span>
            <h2 dir="auto" id="card-title" className="title-l mt-2.5 [overflow-wrap:anywhere]">
              {card.title}
            </h2>
          </div>
          {canAct ? (
            <CardActions
              card={card}
              isEditing={isEditing}
              onEdit={(next) => (next ? setEditing(true) : leaveForm(() => setEditing(false)))}
              announce={announce}
            />
          ) : null}
        </header>
        <Tabs
          label="Card"
          value={tab}
          onChange={setTab}
          className="px-4 md:px-6"
          tabs={[
            { value: 'details', label: boardTexts.tabDetails },
            {
              value: 'notes',
              label: boardTexts.tabNotes,
              ...(notes.length > 0 ? { count: notes.length } : {}),
            },
            { value: 'attachments', label: boardTexts.tabAttachments },
          ]}
        >
          {/* Kept while another tab is open: unsaved words live in it. */}
          <div hidden={tab !== 'details' || !isEditing} className="px-4 py-5 md:px-6 md:py-6">
            {isEditing ? <CardEditor card={card} onDone={() => setEditing(false)} /> : null}
          </div>
          <TabPanel value="details" className={isEditing ? 'hidden' : 'px-4 py-5 md:px-6 md:py-6'}>
            <CardDetails card={card} />
          </TabPanel>
          <TabPanel value="notes" isKept className="px-4 py-5 md:px-6 md:py-6">
            <CardNotes
              deleted={data.deletedNotes}
              cardId={card.id}
              notes={notes}
              canWrite={hasPlan && isOwn && data.canEdit}
              isLocked={isOwn && !hasPlan}
            />
          </TabPanel>
          {/* Kept while another tab is open: a file may be on its way. */}
          <TabPanel value="attachments" isKept className="px-4 py-5 md:px-6 md:py-6">
            <CardAttachments cardId={card.id} isLocked={isOwn && !hasPlan} />
          </TabPanel>
        </Tabs>
      </Panel>
      {origin ? <CardOrigin origin={origin} /> : null}
      <LinkedNotes cardId={card.id} />
    </>
  )
}
