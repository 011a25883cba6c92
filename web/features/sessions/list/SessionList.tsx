import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import type { BookProps } from '#web/features/booking/screens/BookSession.tsx'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { FirstSessionHint } from '#web/features/booking/screens/FirstSessionHint.tsx'
import { orpc } from '#web/lib/calls/api.ts'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { useMonths } from './useMonths.ts'

type Props = {
  sessions: readonly Session[]
  zone: string
  now: number
  row: (session: Session) => ReactNode
}

/** Sessions under the month they belong to. */
export function SessionList({ sessions, zone, now, row }: Props) {
  const months = useMonths(sessions, zone, now)
  return months.map(({ key, name, sessions: own }, at) => (
    <section
      key={key}
      aria-labelledby={`month-${key}`}
      className={at > 0 ? 'border-t border-line' : undefined}
    >
      <h2 id={`month-${key}`} className="px-4 pt-4.5 pb-1 text-caption font-[560] text-ink-3 md:px-5">
        {name}
      </h2>
      <ul className="hairlines">{own.map(row)}</ul>
    </section>
  ))
}

/** No session yet, or none of this kind, with the next step (4.13.10). */
export function NoSessions({ isSaidElsewhere = false }: Pick<BookProps, 'isSaidElsewhere'>) {
  const isConnected = useQuery(orpc.booking.listCalendars.queryOptions()).data?.isConnected ?? false
  return (
    <Empty
      title={sessionTexts.empty}
      level={2}
      action={<BookSession variant="solid" isSaidElsewhere={isSaidElsewhere} />}
    >
      {isConnected ? sessionTexts.emptyHint : <FirstSessionHint />}
    </Empty>
  )
}

/** Rows still to come, in their places. */
export function SessionBlocks() {
  return (
    <div className="grid gap-7">
      {['one', 'two', 'three'].map((key) => (
        <span key={key} className="mb-7 grid grid-cols-[48px_1fr_96px] items-start gap-4">
          <Skeleton className="size-9" />
          <span className="grid gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="mt-1 h-5 w-36" />
          </span>
          <Skeleton className="h-8" />
        </span>
      ))}
    </div>
  )
}
