import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import type { z } from 'zod'
import type { CardNote } from '#contract/board/cards.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { longWhenText } from '#web/lib/time/whenText.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { NoteBox } from '#web/ui/forms/NoteBox.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { DeletedRows } from '#web/ui/lists/DeletedRows.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { addNote, deleteNote, restoreNote } from './mutations.ts'

type Note = z.infer<typeof CardNote>
type Props = {
  cardId: string
  notes: readonly Note[]
  /** What the reader wrote here and can still bring back. */
  deleted: readonly Note[]
  canWrite: boolean
  isLocked: boolean
  /** The box of a new note, for whoever leads the keyboard there. */
  noteRef?: RefObject<HTMLTextAreaElement | null>
}

/** Notes under a card, newest first; one's own can be deleted, and brought back for 30 days. */
export function CardNotes({ cardId, notes, deleted, canWrite, isLocked, noteRef }: Props) {
  const remove = useMutation(deleteNote())
  const add = useMutation(addNote())
  const zone = useZone()

  return (
    <div className="grid gap-3">
      <NoteBox
        label="New note"
        maxLength={boardLimits.noteLength}
        isBusy={add.isPending}
        isOff={!canWrite}
        boxRef={noteRef}
        onAdd={({ id, words }, stored) => add.mutate({ id, cardId, body: words }, { onSuccess: stored })}
      />
      {isLocked ? (
        <p className="flex items-center gap-2.5 text-body-s text-ink-2">
          <Badge tone="outline">{billingTexts.premiumLock}</Badge>
          You can read all notes. Your plan doesn't include writing them.
        </p>
      ) : null}
      {notes.length === 0 ? (
        <p className="py-4 text-body-s text-ink-3">No notes yet.</p>
      ) : (
        <Panel as="div">
          <PanelRows>
            {notes.map((note) => (
              <li key={note.id} className="flex gap-3 px-4 py-3.5 md:px-5">
                <Avatar name={note.authorName} size={32} />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-baseline gap-x-2 text-body-s">
                    <b>{note.authorName}</b>
                    <time dateTime={note.createdAt} className="text-caption text-ink-3">
                      {longWhenText(note.createdAt, zone)}
                    </time>
                  </p>
                  <p dir="auto" className="mt-0.5 whitespace-pre-wrap text-body [overflow-wrap:anywhere]">
                    {note.body}
                  </p>
                </div>
                {note.isMine && canWrite ? (
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`Delete note of ${longWhenText(note.createdAt, zone)}`}
                    className="-my-1 -mr-2 text-ink-3"
                    onClick={() => remove.mutate({ id: note.id })}
                  />
                ) : null}
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      {canWrite ? (
        <DeletedRows
          name="notes"
          hint={boardUiTexts.deletedHint}
          rows={deleted}
          onRestore={(id) => send(restoreNote(), { id })}
        />
      ) : null}
    </div>
  )
}
