import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryKindNames } from '#domain/inquiries/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ageOf, inquiryTitle, replyTo } from './inquiryWords.ts'
import { RequestBadge } from './RequestBadge.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { RequestSubject } from './RequestSubject.tsx'

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
  const isMine = inquiry.ownerId === me.userId
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p
          data-request={inquiry.id}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold"
        >
          {inquiryTitle(inquiry)}
          <RequestBadge inquiry={inquiry} />
          {inquiry.draft ? <Badge tone="outline">Draft</Badge> : null}
        </p>
        <p className="mt-1 text-caption text-ink-3">{factsOf(inquiry, isMine, isOfOneMember, today)}</p>
        {inquiry.about ? (
          <div className="mt-2">
            <RequestSubject inquiry={inquiry} isOnTheirPage={isOfOneMember} />
          </div>
        ) : null}
        <RequestDetails inquiry={inquiry} />
        {inquiry.body ? <p className="read mt-2 max-w-[60ch] whitespace-pre-line">{inquiry.body}</p> : null}
        {inquiry.answer ? (
          <p className="mt-2 max-w-[60ch] border-l-2 border-line-strong pl-3 text-body-s whitespace-pre-line text-ink-2">
            {inquiry.answer}
          </p>
        ) : null}
      </div>
      <RequestSteps inquiry={inquiry} onAnswer={onAnswer} />
    </li>
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
