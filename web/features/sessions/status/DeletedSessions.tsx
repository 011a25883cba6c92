import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { MorePages } from '#web/ui/lists/MorePages.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { timesOf } from '../list/SessionTimes.tsx'
import { restoreSession, unhideSession } from '../mutations.ts'
import { sessionsOf, sessionsQuery } from '../queries.ts'

type Props = {
  /** A member's own; staff see what staff deleted. */
  memberId?: string
  /** Of staff, those that they lead. */
  isMine?: boolean
  zone: string
}

/** What was deleted in the last 30 days, and the way back (T-075, T-076). */
export function DeletedSessions({ memberId, isMine = false, zone }: Props) {
  const restore = useMutation(memberId ? unhideSession() : restoreSession())
  const [isOpen, setOpen] = useState(false)
  const list = useInfiniteQuery(
    sessionsQuery({
      ...(memberId ? { memberId } : { mine: isMine }),
      shown: 'deleted',
      limit: 20,
    }),
  )
  const sessions = sessionsOf(list.data)
  if (sessions.length === 0) return null
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {`Deleted in the last 30 days, ${sessions.length}${list.hasNextPage ? ' or more' : ''}`}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Deleted sessions"
        description="You can restore them for 30 days."
        isFlush
      >
        <ul className="hairlines">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-3 px-5 py-3 md:px-7">
              <span className="min-w-0 flex-1 basis-48">
                <span dir="auto" className="block font-semibold [overflow-wrap:anywhere]">
                  {session.title}
                </span>
                <span className="block text-caption text-ink-3">
                  {[memberId ? null : session.memberName, timesOf(session, zone)[0].day]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <Button
                size="small"
                icon={Undo2}
                isBusy={restore.isPending && restore.variables?.id === session.id}
                busyLabel="Restoring"
                aria-label={`Restore ${session.title}`}
                onClick={() => restore.mutate({ id: session.id })}
              >
                Restore
              </Button>
            </li>
          ))}
        </ul>
        <MorePages of={list} />
      </Dialog>
    </>
  )
}
