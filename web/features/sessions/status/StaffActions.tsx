import { Archive, ArchiveRestore, CircleCheck, Ellipsis, Pencil, RotateCcw, Trash2, X } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { JoinButton } from '../list/JoinButton.tsx'
import { archiveSession, unarchiveSession } from '../mutations.ts'
import type { SessionQuestions } from './useSessionQuestions.tsx'

type Props = {
  session: Session
  questions: SessionQuestions
  isHot: boolean
  onEdit: () => void
}

/** What staff can do with a session; Mark Complete and Cancel only while it is scheduled (spec 2 §4). */
export function StaffActions({ session, questions, isHot, onEdit }: Props) {
  const { can, meetingUrl } = session
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can.cancel.ok ? (
        <Button variant="quiet" icon={X} onClick={() => questions.ask(session, 'cancelled')}>
          {sessionTexts.cancel}
        </Button>
      ) : null}
      {can.complete.ok ? (
        <Button icon={CircleCheck} onClick={() => questions.ask(session, 'completed')}>
          {sessionTexts.markComplete}
        </Button>
      ) : null}
      {can.join.ok && meetingUrl ? (
        <JoinButton variant={isHot ? 'hot' : 'line'} meetingUrl={meetingUrl} />
      ) : null}
      <Menu trigger={<IconButton icon={Ellipsis} variant="line" label="More actions for this session" />}>
        <MenuItem icon={Pencil} onPress={onEdit}>
          {can.edit.ok ? 'Edit session' : 'Write notes'}
        </MenuItem>
        {can.reopen.ok ? (
          <MenuItem icon={RotateCcw} onPress={() => questions.ask(session, 'scheduled')}>
            Set back to scheduled
          </MenuItem>
        ) : null}
        {can.archive.ok ? (
          <MenuItem icon={Archive} onPress={() => send(archiveSession(), { id: session.id })}>
            Archive
          </MenuItem>
        ) : null}
        {can.unarchive.ok ? (
          <MenuItem icon={ArchiveRestore} onPress={() => send(unarchiveSession(), { id: session.id })}>
            Unarchive
          </MenuItem>
        ) : null}
        {can.delete.ok && !session.deletedAt ? (
          <>
            <MenuLine />
            <MenuItem icon={Trash2} isDanger onPress={() => questions.ask(session, 'delete')}>
              Delete
            </MenuItem>
          </>
        ) : null}
      </Menu>
    </div>
  )
}
