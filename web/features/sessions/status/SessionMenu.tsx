import { CircleCheck, Ellipsis, FileText, Trash2, Video, X } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useNow } from '#web/lib/time/useNow.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/Menu.tsx'
import { isOver, meetingOf, offersComplete } from '../list/offers.ts'
import { reasonText } from '../queries.ts'
import type { SessionQuestions } from './useSessionQuestions.tsx'

type Props = {
  session: Session
  questions: SessionQuestions
  onOpen: () => void
  /** What the plan of this surface lets one do; the server has its own answer. */
  isLocked: boolean
}

/** Everything one can do with a session, from its row. */
export function SessionMenu({ session, questions, onOpen, isLocked }: Props) {
  const me = useMe()
  const { can } = session
  const now = useNow()
  const meetingUrl = meetingOf(session, now)
  const isAhead = session.status === 'scheduled' && !isOver(session, now)
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" label={`More actions for ${session.title}`} />}>
      <MenuItem icon={FileText} onPress={onOpen}>
        {session.minutes === 'approved' ? sessionTexts.viewReport : sessionTexts.viewDetails}
      </MenuItem>
      {!isLocked && meetingUrl ? (
        <MenuItem icon={Video} onPress={() => window.open(meetingUrl, '_blank', 'noopener,noreferrer')}>
          {sessionTexts.join}
        </MenuItem>
      ) : null}
      {!isLocked && offersComplete(session, now) ? (
        <MenuItem icon={CircleCheck} onPress={() => questions.ask(session, 'completed')}>
          {sessionTexts.markComplete}
        </MenuItem>
      ) : null}
      {!isLocked && isAhead ? (
        <MenuItem
          icon={X}
          onPress={() => {
            if (can.cancel.ok || session.memberId === me.userId) questions.ask(session, 'cancelled')
            else toast.info(reasonText(can.cancel.reason) ?? sessionTexts.updateFailed)
          }}
        >
          {sessionTexts.cancel}
        </MenuItem>
      ) : null}
      {!isLocked && can.hide.ok ? (
        <>
          <MenuLine />
          <MenuItem icon={Trash2} isDanger onPress={() => questions.ask(session, 'delete')}>
            Delete
          </MenuItem>
        </>
      ) : null}
    </Menu>
  )
}
