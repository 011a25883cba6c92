import {
  Archive,
  ArchiveRestore,
  CalendarSync,
  CircleCheck,
  Ellipsis,
  Pencil,
  RotateCcw,
  Trash2,
  UserCheck,
  UserX,
  X,
} from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { keptElsewhereTexts } from '#domain/sessions/rules/keptElsewhereTexts.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { JoinButton } from '../list/JoinButton.tsx'
import { isOver, meetingOf } from '../list/offers.ts'
import { archiveSession, clearNoShow, unarchiveSession } from '../mutations.ts'
import type { SessionQuestions } from './useSessionQuestions.tsx'

type Props = {
  session: Session
  questions: SessionQuestions
  isHot: boolean
  onEdit: () => void
}

/** What staff can do with a session; of one that is over everything stands in the menu, behind its minutes (spec 2 §4, 4.13.6). */
export function StaffActions({ session, questions, isHot, onEdit }: Props) {
  const { can } = session
  const now = useNow()
  const meetingUrl = meetingOf(session, now)
  const isHeld = isOver(session, now)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can.cancel.ok && !isHeld ? (
        <Button variant="quiet" icon={X} onClick={() => questions.ask(session, 'cancelled')}>
          {sessionTexts.cancel}
        </Button>
      ) : null}
      {session.calendarUrl && !isHeld ? (
        <Button icon={CalendarSync} href={session.calendarUrl} target="_blank" rel="noopener noreferrer">
          {keptElsewhereTexts.move}
        </Button>
      ) : null}
      {can.complete.ok && !isHeld ? (
        <Button icon={CircleCheck} onClick={() => questions.ask(session, 'completed')}>
          {sessionTexts.markComplete}
        </Button>
      ) : null}
      {meetingUrl ? <JoinButton variant={isHot ? 'hot' : 'line'} meetingUrl={meetingUrl} /> : null}
      <Menu trigger={<IconButton icon={Ellipsis} variant="line" label="More actions for this session" />}>
        <MenuItem icon={Pencil} onPress={onEdit}>
          {can.edit.ok ? 'Edit session' : 'Write notes'}
        </MenuItem>
        {can.complete.ok && isHeld ? (
          <MenuItem icon={CircleCheck} onPress={() => questions.ask(session, 'completed')}>
            {sessionTexts.markComplete}
          </MenuItem>
        ) : null}
        {can.cancel.ok && isHeld ? (
          <MenuItem icon={X} onPress={() => questions.ask(session, 'cancelled')}>
            Did not take place
          </MenuItem>
        ) : null}
        {can.setNoShow.ok ? (
          <MenuItem icon={UserX} onPress={() => questions.ask(session, 'noShow')}>
            {noShowTexts.set}
          </MenuItem>
        ) : null}
        {can.clearNoShow.ok ? (
          <MenuItem icon={UserCheck} onPress={() => send(clearNoShow(), { id: session.id })}>
            {noShowTexts.clear}
          </MenuItem>
        ) : null}
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
