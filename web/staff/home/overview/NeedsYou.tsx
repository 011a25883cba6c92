import { useMutation } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { CircleCheck, FilePenLine, FileWarning, Inbox, Link2, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { inquiryKindNames } from '#domain/inquiries/texts.ts'
import { waitingAction, waitingTitle } from '#domain/minutes/rules/waitingWords.ts'
import type { WaitingState } from '#domain/minutes/types.ts'
import { mailFailureWords, mailNames, undeliveredTexts } from '#domain/newsletter/texts/undelivered.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { inquiryTitle } from '#web/features/inquiries/inquiryWords.ts'
import { completeSession } from '#web/features/sessions/mutations.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { whenOf } from './day.ts'
import type { Need } from './needs.ts'
import { counted } from './needs.ts'

const shownAtFirst = 6

/** What waits for somebody on staff, oldest first; the oldest draft is the one hot button. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? needs : needs.slice(0, shownAtFirst)
  const hot = shown.find((need) => need.kind === 'draft' && need.draft.state === 'checking')
  return (
    <Panel>
      <PanelHeader title="Needs you" aside={needs.length > 1 ? 'Oldest first' : null} />
      {needs.length === 0 ? (
        <Empty title="You are all caught up">Drafts, open requests and sessions to close appear here.</Empty>
      ) : (
        <PanelRows className="mt-2">
          {shown.map((need) => (
            <NeedRow key={`${need.kind} ${need.id}`} need={need} isHot={need === hot} />
          ))}
        </PanelRows>
      )}
      {shown.length < needs.length ? (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={() => setWhole(true)}>{`Show all ${needs.length}`}</Button>
        </div>
      ) : null}
    </Panel>
  )
}

function NeedRow({ need, isHot }: { need: Need; isHot: boolean }) {
  const momentOf = useMoments()
  const today = useToday()
  if (need.kind === 'draft') {
    const { draft } = need
    const { state } = draft
    const lines =
      state === 'emptied'
        ? `${counted(draft.lineCount, 'line')} to rewrite`
        : state === 'checking'
          ? counted(draft.lineCount, 'line')
          : null
    return (
      <Row
        icon={state === 'checking' ? FilePenLine : FileWarning}
        title={waitingTitle(draft)}
        text={[
          draft.memberName,
          `${draft.isWritten && state === 'checking' ? 'last written' : since[state]} ${momentOf(draft.waitingSince)}`,
          lines,
        ]
          .filter(Boolean)
          .join(', ')}
      >
        <Button size="small" variant={isHot ? 'hot' : 'line'} to={paths.vipSession(draft.sessionId)}>
          {waitingAction(draft)}
        </Button>
      </Row>
    )
  }
  if (need.kind === 'match')
    return (
      <Row
        icon={Link2}
        title={`${capital(counted(need.count, 'recording'))} to match`}
        text={`Nothing proves which ${need.count === 1 ? 'session it belongs' : 'sessions they belong'} to, found ${momentOf(need.since)}`}
      >
        <Button size="small" to={paths.vipRecordings()}>
          Match
        </Button>
      </Row>
    )
  if (need.kind === 'ended') return <EndedRow need={need} />
  if (need.kind === 'mail') return <MailRow need={need} />
  if (need.kind === 'issue')
    return (
      <Row
        icon={MailX}
        title={undeliveredTexts.ofIssue(capital(counted(need.count, 'reader')), need.issue.subject)}
        text={undeliveredTexts.issueWhy(momentOf(need.since))}
      >
        <Button size="small" to={paths.vipIssue(need.issue.id)}>
          {undeliveredTexts.openIssue}
        </Button>
      </Row>
    )
  const { inquiry } = need
  const due = need.isMine && inquiry.dueOn ? `answer by ${dayText(inquiry.dueOn, today)}` : null
  return (
    <Row
      icon={Inbox}
      title={inquiryTitle(inquiry)}
      text={[
        inquiry.title ? inquiryKindNames[inquiry.kind] : null,
        inquiry.memberName,
        inquiry.company,
        `asked ${momentOf(inquiry.createdAt)}`,
        due,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <Button size="small" to={paths.vipRequests(inquiry.id)}>
        {need.isMine ? 'Answer' : 'Open'}
      </Button>
    </Row>
  )
}

function EndedRow({ need: { session } }: { need: Extract<Need, { kind: 'ended' }> }) {
  const momentOf = useMoments()
  const complete = useMutation(completeSession())
  return (
    <Row
      icon={CircleCheck}
      title={`${session.title} was held ${momentOf(session.endAt)}`}
      text={`${session.memberName}, not marked complete`}
    >
      {session.can.complete.ok ? (
        <Button
          size="small"
          isBusy={complete.isPending}
          busyLabel="Marking"
          onClick={() => complete.mutate({ id: session.id, status: 'completed' })}
        >
          {sessionTexts.markComplete}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" to={paths.vipSession(session.id)}>
        Open
      </Button>
    </Row>
  )
}

function MailRow({ need: { mail } }: { need: Extract<Need, { kind: 'mail' }> }) {
  const momentOf = useMoments()
  const who = mail.memberName ?? mail.address
  const step = mail.memberId
    ? { to: paths.vipMember(mail.memberId), label: undeliveredTexts.openMember }
    : mail.inquiryId
      ? { to: paths.vipRequests(mail.inquiryId), label: undeliveredTexts.openRequest }
      : mail.sessionId
        ? { to: paths.vipSession(mail.sessionId), label: undeliveredTexts.openSession }
        : null
  const others = mail.count - 1
  const about = mailNames[mail.template] ?? undeliveredTexts.fallback
  return (
    <Row
      icon={MailX}
      title={
        others === 0 ? undeliveredTexts.one(who) : undeliveredTexts.many(who, counted(mail.count, 'email'))
      }
      text={[
        `${about}${others === 0 ? '' : undeliveredTexts.others(counted(others, 'other'))}, ${undeliveredTexts.written(momentOf(mail.askedAt))}.`,
        mailFailureWords[mail.reason],
        step ? '' : undeliveredTexts.noNext,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {step ? (
        <Button size="small" to={step.to}>
          {step.label}
        </Button>
      ) : null}
    </Row>
  )
}

type RowProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

function Row({ icon: Icon, title, text, children }: RowProps) {
  return (
    <li className="flex items-center gap-4 py-3 pr-4 pl-4 max-sm:flex-wrap max-sm:items-start md:pl-5">
      <Icon size={18} aria-hidden="true" className="text-ink-3 max-sm:mt-0.5" />
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug font-[580]">{title}</h3>
        <p className="text-caption text-ink-3">{text}</p>
      </div>
      <div className="flex gap-2 empty:hidden max-sm:w-full max-sm:pl-[34px]">{children}</div>
    </li>
  )
}

/** 'at 11:52' today, 'on 12 November' before. */
function useMoments(): (instant: string) => string {
  const zone = useZone()
  return (instant) => whenOf(instant, new Date(), zone)
}

const since: Readonly<Record<WaitingState, string>> = {
  checking: 'drafted',
  failed: 'tried',
  emptied: 'withdrawn',
  unheard: 'tried',
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
