import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryKindNames, inquiryStatusNames, inquiryTexts } from '#domain/inquiries/texts.ts'
import { leaveForm } from '#web/lib/page/unsaved.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { ageOf, inquiryTitle, replyTo } from './inquiryWords.ts'
import { RequestBadge } from './RequestBadge.tsx'
import { RequestDetails } from './RequestDetails.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { RequestSubject } from './RequestSubject.tsx'
import { useAnswer } from './useAnswer.tsx'

type Props = {
  inquiry: Inquiry
  /** Which of the loaded requests it is; null where it is in none of them. */
  place: { at: number; of: number } | null
  before: string | null
  after: string | null
  onChoose: (id: string | null) => void
  onAnswered: (nextId: string | null) => void
  aside?: ((inquiry: Inquiry) => ReactNode) | undefined
}

/** One request whole: what was asked, the facts next to it, and the answer below. */
export function RequestPane({ inquiry, place, before, after, onChoose, onAnswered, aside }: Props) {
  const go = (id: string | null) => id && leaveForm(() => onChoose(id))
  return (
    <Panel as="article" aria-labelledby="request-title">
      <header className="flex items-center gap-2 border-b border-line px-5 py-3">
        <p className="min-w-0 flex-1 truncate text-body-s text-ink-2">{inquiryKindNames[inquiry.kind]}</p>
        <p className="text-caption text-ink-3 tnum">
          {place ? `${place.at} of ${place.of}` : inquiryTexts.notListed}
        </p>
        <IconButton
          icon={ChevronUp}
          size="small"
          label="Previous request"
          disabled={!before}
          onClick={() => go(before)}
        />
        <IconButton
          icon={ChevronDown}
          size="small"
          label="Next request"
          disabled={!after}
          onClick={() => go(after)}
        />
        <RequestSteps inquiry={inquiry} />
      </header>
      <div className="grid gap-x-8 gap-y-6 px-5 py-5 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0">
          <RequestBadge inquiry={inquiry} />
          <h2
            id="request-title"
            data-request={inquiry.id}
            tabIndex={-1}
            dir="auto"
            className="mt-2.5 title-l [overflow-wrap:anywhere]"
          >
            {inquiryTitle(inquiry)}
          </h2>
          <p className="mt-2 text-body-s text-ink-2">
            <Asker inquiry={inquiry} />
          </p>
          {inquiry.body ? (
            <p dir="auto" className="read mt-4 max-w-[60ch] whitespace-pre-line [overflow-wrap:anywhere]">
              {inquiry.body}
            </p>
          ) : null}
          {inquiry.about ? (
            <div className="mt-4">
              <RequestSubject inquiry={inquiry} />
            </div>
          ) : null}
          <RequestDetails inquiry={inquiry} />
          {inquiry.answer ? (
            <p
              dir="auto"
              className="mt-4 max-w-[60ch] border-l-2 border-line-strong pl-3 text-body-s whitespace-pre-line text-ink-2"
            >
              {inquiry.answer}
            </p>
          ) : null}
        </div>
        <div className="grid content-start gap-6">
          <Facts inquiry={inquiry} />
          {aside?.(inquiry)}
        </div>
      </div>
      <AnswerBelow inquiry={inquiry} onDone={() => onAnswered(after ?? before)} />
    </Panel>
  )
}

const linkClasses =
  'font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current [overflow-wrap:anywhere]'

/** Who asked and when; a member leads to their page, a visitor to an email. */
function Asker({ inquiry }: { inquiry: Inquiry }) {
  const age = ageOf(inquiry.createdAt, new Date())
  const when = `${inquiry.email ? 'written' : 'asked'} ${age === 'just now' ? age : `${age} ago`}`
  const reply = replyTo(inquiry)
  return (
    <>
      {inquiry.memberId ? (
        <Link to={paths.vipMember(inquiry.memberId)} className={linkClasses}>
          {inquiry.memberName}
        </Link>
      ) : (
        <span dir="auto">{inquiry.memberName}</span>
      )}
      {inquiry.company ? `, ${inquiry.company}` : ''}
      {reply ? (
        <>
          {', '}
          <a href={reply} className={linkClasses}>
            {inquiry.email}
          </a>
        </>
      ) : null}
      {`, ${when}`}
    </>
  )
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const me = useMe()
  const today = useToday()
  const isMine = inquiry.ownerId === me.userId
  return (
    <dl className="hairlines h-fit border-y border-line text-body-s">
      <Fact name="Owner">{isMine ? 'You' : (inquiry.ownerName ?? 'Nobody has taken it')}</Fact>
      {inquiry.dueOn && isPending(inquiry.status) ? (
        <Fact name="Answer by">{dayText(inquiry.dueOn, today)}</Fact>
      ) : null}
      <Fact name="Status">{inquiryStatusNames[inquiry.status]}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 py-2.5">
    <dt className="text-ink-3">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

function AnswerBelow({ inquiry, onDone }: { inquiry: Inquiry; onDone: () => void }) {
  // A comment leaves the request where it is, so it stays on the screen as well.
  const answer = useAnswer(inquiry, (outcome) => outcome !== 'comment' && onDone())
  // What was typed stays under a request that somebody else closed.
  if (!answer.isOpen && !answer.isDirty) return null
  return (
    <form
      noValidate
      aria-label="Answer"
      onSubmit={answer.send}
      className="grid gap-4 rounded-b-panel border-t border-line bg-sunken px-5 py-5"
    >
      <FormError>{answer.failure}</FormError>
      {answer.fields}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-caption text-ink-2">{answer.told}</p>
        <div className="flex flex-wrap items-center gap-2">
          {answer.isOpen ? answer.saveDraft : null}
          <Button
            type="submit"
            variant="hot"
            disabled={!answer.isOpen}
            isBusy={answer.isPending}
            busyLabel="Sending"
          >
            Send answer
          </Button>
        </div>
      </div>
    </form>
  )
}
