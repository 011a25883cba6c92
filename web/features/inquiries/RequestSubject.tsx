import { Link } from 'react-router'
import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { priorityNames } from '#domain/board/texts.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'

type Props = {
  inquiry: Inquiry
  /** The board stands on the same page already. */
  isOnTheirPage?: boolean
}

/** The decision that a review is about: what it says, how urgent it is, and the way to its board for whoever advises (4.13.9). */
export function RequestSubject({ inquiry, isOnTheirPage = false }: Props) {
  const today = useToday()
  const { about, memberId, isAdvised } = inquiry
  if (!about) return null
  return (
    <div className="grid gap-1.5">
      {about.description ? (
        <p dir="auto" className="read max-w-[60ch] whitespace-pre-line [overflow-wrap:anywhere]">
          {about.description}
        </p>
      ) : null}
      <p className="text-caption text-ink-3">
        {`${priorityNames[about.priority]} priority`}
        {about.dueOn ? `, due ${dayText(about.dueOn, today)}` : ''}
        {isAdvised && memberId && !isOnTheirPage ? (
          <>
            {'. '}
            <Link
              to={`${paths.vipMember(memberId)}#decisions`}
              className="font-semibold text-ink-2 underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              Open their board
            </Link>
          </>
        ) : null}
      </p>
    </div>
  )
}
