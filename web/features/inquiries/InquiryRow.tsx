import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { heldTexts } from '#domain/inquiries/rules/messages.ts'
import { isPending, outcomeOf } from '#domain/inquiries/rules.ts'
import { inquiryKindNames, inquiryOutcomeTexts, inquiryStatusNames } from '#domain/inquiries/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/time/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/Menu.tsx'
import { ageOf, inquiryTitle, planOf, replyTo } from './inquiryWords.ts'
import { releaseInquiry, reopenInquiry, takeInquiry } from './mutations.ts'
import { RequestSubject } from './RequestSubject.tsx'

const looks: Record<Inquiry['status'], { tone: BadgeTone; mark: Stage }> = {
  open: { tone: 'heat', mark: 'square' },
  in_progress: { tone: 'info', mark: 'octagon' },
  done: { tone: 'success', mark: 'round' },
  declined: { tone: 'neutral', mark: 'round' },
}

type Props = {
  inquiry: Inquiry
  /** The member's own page shows their requests without their name. */
  isOfOneMember?: boolean
  onAnswer: () => void
}

/** One request: what, who, how old, who has it, and the next step. */
export function InquiryRow({ inquiry, isOfOneMember = false, onAnswer }: Props) {
  const me = useMe()
  const today = useToday()
  const take = useMutation(takeInquiry())
  const release = useMutation(releaseInquiry())
  const { tone, mark } = looks[inquiry.status]
  const isMine = inquiry.ownerId === me.userId
  const isOpen = isPending(inquiry.status)
  const outcome = outcomeOf(inquiry)
  const takeIt = () => take.mutate({ id: inquiry.id, seenOwnerId: inquiry.ownerId })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {inquiryTitle(inquiry)}
          <Badge tone={tone} mark={mark}>
            {outcome ? inquiryOutcomeTexts[outcome].past : inquiryStatusNames[inquiry.status]}
          </Badge>
        </p>
        <p className="mt-1 text-caption text-ink-3">{factsOf(inquiry, isMine, isOfOneMember, today)}</p>
        {inquiry.about ? (
          <div className="mt-2">
            <RequestSubject inquiry={inquiry} isOnTheirPage={isOfOneMember} />
          </div>
        ) : null}
        <Details inquiry={inquiry} />
        {inquiry.body ? <p className="read mt-2 max-w-[60ch] whitespace-pre-line">{inquiry.body}</p> : null}
        {inquiry.answer ? (
          <p className="mt-2 max-w-[60ch] border-l-2 border-line-strong pl-3 text-body-s whitespace-pre-line text-ink-2">
            {inquiry.answer}
          </p>
        ) : null}
      </div>
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
        {isOpen && isMine ? (
          <Button size="small" onClick={onAnswer}>
            Answer
          </Button>
        ) : null}
        <RowMenu inquiry={inquiry}>
          {isOpen && !isMine ? <MenuItem onPress={onAnswer}>Answer</MenuItem> : null}
          {inquiry.status === 'in_progress' && !isMine ? (
            <MenuItem onPress={takeIt}>Take over</MenuItem>
          ) : null}
          {inquiry.status === 'open' ? null : (
            <MenuItem onPress={() => send(reopenInquiry(), { id: inquiry.id })}>
              {isOpen ? 'Release' : 'Reopen'}
            </MenuItem>
          )}
        </RowMenu>
      </div>
    </li>
  )
}

/** The further fields of a visitor's form, and why it is held back. */
function Details({ inquiry: { details, held } }: { inquiry: Inquiry }) {
  return (
    <>
      {held ? <p className="mt-2 text-body-s font-semibold text-danger-text">{heldTexts[held]}</p> : null}
      {details.length > 0 ? (
        <dl className="mt-2 grid max-w-[60ch] gap-1 text-body-s">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt className="inline text-ink-3">{label}: </dt>
              <dd dir="auto" className="inline whitespace-pre-line [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
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

function factsOf(inquiry: Inquiry, isMine: boolean, isOfOneMember: boolean, today: string): ReactNode {
  const age = ageOf(inquiry.createdAt, new Date())
  const said = inquiry.email ? 'written' : 'asked'
  const asked = age === 'just now' ? `${said} just now` : `${said} ${age} ago`
  const isDue = inquiry.dueOn !== null && isPending(inquiry.status)
  const due = isDue && inquiry.dueOn ? `, answer by ${dayText(inquiry.dueOn, today)}` : ''
  const kind = inquiry.title ? `${inquiryKindNames[inquiry.kind]}, ` : ''
  const owner = `${inquiry.ownerName ? `, ${isMine ? 'yours' : `with ${inquiry.ownerName}`}` : ''}${due}`
  const reply = replyTo(inquiry)
  if (reply) {
    return (
      <>
        <span dir="auto">{inquiry.memberName}</span>
        {inquiry.company ? `, ${inquiry.company}` : ''},{' '}
        <a
          href={reply}
          className="font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-current [overflow-wrap:anywhere]"
        >
          {inquiry.email}
        </a>
        , {asked}
        {owner}
      </>
    )
  }
  if (isOfOneMember || !inquiry.memberId) return capital(`${kind}${asked}${owner}`)
  return (
    <>
      {kind}
      <Link
        to={paths.vipMember(inquiry.memberId)}
        className="font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {inquiry.memberName}
      </Link>
      {inquiry.company ? `, ${inquiry.company}` : ''}, {asked}
      {owner}
    </>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
