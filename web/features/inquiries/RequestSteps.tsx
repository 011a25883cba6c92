import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { isPending, statusesAfter } from '#domain/inquiries/rules.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/Menu.tsx'
import { inquiryTitle, planOf } from './inquiryWords.ts'
import { releaseInquiry, reopenInquiry, takeInquiry } from './mutations.ts'

type Props = {
  inquiry: Inquiry
  /** Where the answer is written elsewhere; absent where its form stands next to the request. */
  onAnswer?: () => void
}

/** What can be done with a request: let it through, take it, answer it, and the rest in a menu. */
export function RequestSteps({ inquiry, onAnswer }: Props) {
  const me = useMe()
  const take = useMutation(takeInquiry())
  const release = useMutation(releaseInquiry())
  const isMine = inquiry.ownerId === me.userId
  const isOpen = isPending(inquiry.status)
  const takeIt = () => take.mutate({ id: inquiry.id, seenOwnerId: inquiry.ownerId })
  return (
    <div className="flex items-center gap-1">
      {inquiry.held ? (
        <Button
          size="small"
          onClick={() => release.mutate({ id: inquiry.id })}
          isBusy={release.isPending}
          busyLabel="Moving"
        >
          Let through
        </Button>
      ) : null}
      {inquiry.status === 'open' && !isMine && !inquiry.held ? (
        <Button size="small" onClick={takeIt} isBusy={take.isPending} busyLabel="Taking">
          Take
        </Button>
      ) : null}
      {isOpen && isMine && onAnswer ? (
        <Button size="small" onClick={onAnswer}>
          Answer
        </Button>
      ) : null}
      <RowMenu inquiry={inquiry}>
        {isOpen && !isMine && onAnswer ? <MenuItem onPress={onAnswer}>Answer</MenuItem> : null}
        {inquiry.status === 'in_progress' && !isMine ? <MenuItem onPress={takeIt}>Take over</MenuItem> : null}
        {inquiry.status === 'open' || !statusesAfter(inquiry.status).includes('open') ? null : (
          <MenuItem onPress={() => send(reopenInquiry(), { id: inquiry.id })}>
            {isOpen ? 'Release' : 'Reopen'}
          </MenuItem>
        )}
      </RowMenu>
    </div>
  )
}

function RowMenu({ inquiry, children }: { inquiry: Inquiry; children: ReactNode }) {
  const plan = planOf(inquiry)
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" label={`More for ${inquiryTitle(inquiry)}`} />}>
      {children}
      {plan && inquiry.memberId && isPending(inquiry.status) ? (
        <MenuLink to={paths.vipMember(inquiry.memberId, plan)}>Grant plan</MenuLink>
      ) : null}
      {inquiry.kind === 'session' && inquiry.memberId && isPending(inquiry.status) ? (
        <MenuLink to={paths.vipSessions(inquiry.memberId)}>Schedule a session</MenuLink>
      ) : null}
      {inquiry.memberId ? <MenuLink to={paths.vipMember(inquiry.memberId)}>Open member</MenuLink> : null}
    </Menu>
  )
}
