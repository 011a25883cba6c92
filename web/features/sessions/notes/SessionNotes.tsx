import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { SessionNote } from '#contract/sessions/notes.ts'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { sessionNoteTexts } from '#domain/sessions/texts.ts'
import { PickCard } from '#web/features/board/screens/PickCard.tsx'
import { send } from '#web/lib/calls/queryClient.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { classes } from '#web/ui/classes.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'
import { DeletedRows } from '#web/ui/lists/DeletedRows.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { EditNoteDialog } from './EditNoteDialog.tsx'
import { linkSessionNote, restoreSessionNote } from './mutations.ts'
import { NoteForm } from './NoteForm.tsx'
import { notesOf, sessionNotesQuery } from './queries.ts'
import { SessionNoteRow } from './SessionNoteRow.tsx'

// From so many on there is something to search.
const searchFrom = 4

/** The member's own notes of a session: written, changed, linked to a card, found again; staff read them (K99). */
export function SessionNotes({ session }: { session: Pick<Session, 'id' | 'can' | 'memberName'> }) {
  const canWrite = session.can.addNote.ok
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), 250)
  const query = useInfiniteQuery(sessionNotesQuery(session.id, search))
  const [opened, setOpened] = useState<{ note: SessionNote; to: 'edit' | 'link' } | null>(null)
  const all = query.data ? notesOf(query.data) : []
  // One that was deleted elsewhere meanwhile keeps its dialog, and the words in it.
  const note = all.find((each) => each.id === opened?.note.id) ?? opened?.note
  const close = () => setOpened(null)
  return (
    <div className="grid gap-4">
      <NoteForm sessionId={session.id} isOff={!canWrite} />
      {words !== '' || all.length >= searchFrom ? <NoteSearch value={words} onChange={setWords} /> : null}
      <List
        of={query}
        items={notesOf}
        label="Loading session notes"
        skeleton={<SkeletonLines lines={4} />}
        failed={sessionNoteTexts.listFailed}
        hint="Your notes are safe. Only the list didn't load."
        empty={
          <p className="py-2 text-body-s text-ink-3">
            {search
              ? 'No note says this.'
              : canWrite
                ? 'No notes yet. Your advisor can read what you write here.'
                : `${session.memberName} has written no notes.`}
          </p>
        }
        more={query}
      >
        {(notes) => (
          <ul className="hairlines">
            {notes.map((each) => (
              <SessionNoteRow
                key={each.id}
                note={each}
                canWrite={canWrite}
                onEdit={() => setOpened({ note: each, to: 'edit' })}
                onLink={() => setOpened({ note: each, to: 'link' })}
              />
            ))}
          </ul>
        )}
      </List>
      {canWrite ? (
        <DeletedRows
          name="session notes"
          hint="You can restore them for 30 days."
          rows={(query.data?.pages[0]?.deleted ?? []).map(({ id, content }) => ({ id, body: content }))}
          onRestore={(id) => send(restoreSessionNote(), { id })}
        />
      ) : null}
      {note && opened?.to === 'edit' ? <EditNoteDialog note={note} onClose={close} /> : null}
      {note && opened?.to === 'link' ? <LinkNote note={note} onClose={close} /> : null}
    </div>
  )
}

function LinkNote({ note, onClose }: { note: SessionNote; onClose: () => void }) {
  const link = useMutation(linkSessionNote(note.card))
  return (
    <PickCard
      title="Link to a card"
      description="The note stays here and leads to the card."
      onPick={(card) => {
        link.mutate({ id: note.id, cardId: card.id })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function NoteSearch({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  return (
    <search className="relative block">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search session notes"
        placeholder="Search session notes"
        value={value}
        maxLength={sessionLimits.noteSearch}
        onChange={(event) => onChange(event.target.value)}
        className={classes(inputClasses, 'h-11 pr-3 pl-10')}
      />
    </search>
  )
}
