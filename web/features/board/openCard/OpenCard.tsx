import { ArchiveRestore } from 'lucide-react'
import type { RefObject } from 'react'
import { useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardTexts, boardUiTexts, cardFieldLabels } from '#domain/board/texts.ts'
import type { CardField, CardStatus } from '#domain/board/types.ts'
import type { api } from '#web/lib/calls/api.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { clockText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { CardAttachments } from '../attachments/CardAttachments.tsx'
import { CardOrigin } from '../cards/CardOrigin.tsx'
import { CardNotes } from '../notes/CardNotes.tsx'
import { LinkedNotes } from '../notes/LinkedNotes.tsx'
import { FieldEditor } from './FieldEditor.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { FieldValue } from './FieldValue.tsx'

type Props = {
  card: Card
  /** Notes and origin, once they have come. */
  rest: Awaited<ReturnType<typeof api.board.getCard>> | null
  canEdit: boolean
  isLocked: boolean
  /** The field that is being written. */
  field: CardField | null
  onField: (field: CardField | null) => void
  onMove: (status: CardStatus) => void
  onRestore: (() => void) | null
  noteRef: RefObject<HTMLTextAreaElement | null>
}

/** What a card says, each field a press away from being written where it stands. */
export function OpenCard(props: Props) {
  const { card, rest, canEdit, isLocked, field, onField, onMove, onRestore, noteRef } = props
  const zone = useZone()
  const [saved, setSaved] = useState<string | null>(null)
  const editor = (name: CardField) => (
    <FieldEditor
      card={card}
      field={name}
      onDone={(isStored) => {
        onField(null)
        if (isStored) setSaved(boardUiTexts.fieldSaved(cardFieldLabels[name], clockText(new Date(), zone)))
      }}
    />
  )
  const edit = (name: CardField) => (canEdit ? () => onField(name) : null)
  return (
    <div className="grid gap-6">
      {card.archivedAt ? (
        <Banner title="Archived.">
          <span className="flex flex-wrap items-center gap-3">
            Restore the card to edit or move it.
            {onRestore ? (
              <Button size="small" icon={ArchiveRestore} onClick={onRestore}>
                Restore
              </Button>
            ) : null}
          </span>
        </Banner>
      ) : null}
      <div>
        {field === 'title' ? (
          <>
            <h2 dir="auto" id="open-card" className="sr-only">
              {card.title}
            </h2>
            {editor('title')}
          </>
        ) : (
          <FieldValue label={cardFieldLabels.title} onEdit={edit('title')}>
            <h2 id="open-card" dir="auto" className="title-l [overflow-wrap:anywhere]">
              {card.title}
            </h2>
          </FieldValue>
        )}
        <FieldFacts card={card} field={field} edit={edit} editor={editor} onMove={canEdit ? onMove : null} />
      </div>
      {field === 'description' ? (
        editor('description')
      ) : (
        <FieldValue label={cardFieldLabels.description} onEdit={edit('description')}>
          {card.description ? (
            <p dir="auto" className="whitespace-pre-wrap text-body leading-[1.55] [overflow-wrap:anywhere]">
              {card.description}
            </p>
          ) : (
            <p className="text-body-s text-ink-3">
              {canEdit ? boardUiTexts.addDescription : 'No description.'}
            </p>
          )}
        </FieldValue>
      )}
      {rest?.origin ? <CardOrigin origin={rest.origin} /> : null}
      <LinkedNotes cardId={card.id} />
      {rest ? (
        <section aria-labelledby="open-card-notes" className="grid gap-3">
          <h3 id="open-card-notes" className="title-s">
            Notes <span className="ml-1 font-normal text-ink-3 tnum">{rest.notes.length || null}</span>
          </h3>
          <CardNotes
            cardId={card.id}
            notes={rest.notes}
            deleted={rest.deletedNotes}
            canWrite={canEdit}
            isLocked={isLocked}
            noteRef={noteRef}
          />
        </section>
      ) : (
        <Skeleton className="h-24" />
      )}
      <section aria-labelledby="open-card-files" className="grid gap-3">
        <h3 id="open-card-files" className="title-s">
          {boardTexts.tabAttachments}
        </h3>
        <CardAttachments cardId={card.id} isLocked={isLocked} />
      </section>
      <p role="status" className="text-caption text-ink-3 empty:hidden">
        {saved}
      </p>
    </div>
  )
}
