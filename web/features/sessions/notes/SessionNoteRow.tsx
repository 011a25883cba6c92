import { Ellipsis, Link2, Link2Off, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionNote } from '#contract/sessions/notes.ts'
import { defaultNoteTags } from '#domain/sessions/rules/notes.ts'
import { noteLinkedTo } from '#domain/sessions/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useCardLink } from '#web/lib/page/consoleLinks.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { longWhenText } from '#web/lib/time/whenText.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { deleteSessionNote, unlinkSessionNote } from './mutations.ts'

type Props = {
  note: SessionNote
  canWrite: boolean
  onEdit: () => void
  onLink: () => void
}

/** One note: its words, its tags, the card it leads to, and what its member can do with it. */
export function SessionNoteRow({ note, canWrite, onEdit, onLink }: Props) {
  const cardTo = useCardLink()
  const zone = useZone()
  const card = note.card && canWrite ? cardTo(note.card.id) : null
  const { id } = note
  return (
    <li className="flex gap-3 py-3.5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="whitespace-pre-wrap text-body [overflow-wrap:anywhere]">
          {note.content}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-caption text-ink-3">
          <time dateTime={note.createdAt} className="tnum">
            {longWhenText(note.createdAt, zone)}
          </time>
          {note.tags
            .filter((tag) => !defaultNoteTags.includes(tag))
            .map((tag) => (
              <Badge key={tag} tone="outline">
                {tag}
              </Badge>
            ))}
          {card && note.card ? (
            <Link
              {...card}
              className="inline-flex min-h-8 min-w-0 items-center gap-1.5 font-semibold text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              <Link2 size={15} aria-hidden="true" className="shrink-0" />
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {noteLinkedTo(note.card.title)}
              </span>
            </Link>
          ) : note.card ? (
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {noteLinkedTo(note.card.title)}
            </span>
          ) : null}
        </p>
      </div>
      {canWrite ? (
        <Menu
          trigger={
            <IconButton
              icon={Ellipsis}
              size="small"
              label={`Actions for the note of ${longWhenText(note.createdAt, zone)}`}
              className="-my-1 -mr-2"
            />
          }
        >
          <MenuItem icon={Pencil} onPress={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={Link2} onPress={onLink}>
            {note.card ? 'Link to another card' : 'Link to a card'}
          </MenuItem>
          {note.card ? (
            <MenuItem icon={Link2Off} onPress={() => send(unlinkSessionNote(), { id })}>
              Remove the link
            </MenuItem>
          ) : null}
          <MenuLine />
          <MenuItem icon={Trash2} isDanger onPress={() => send(deleteSessionNote(), { id })}>
            Delete
          </MenuItem>
        </Menu>
      ) : null}
    </li>
  )
}
