import { Link } from 'react-router'
import type { AuditEvent } from '#contract/audit.ts'
import { paths } from '#contract/paths.ts'
import { eventName } from '#domain/audit/rules/eventName.ts'
import { auditTexts, severityNames } from '#domain/audit/texts.ts'
import { secondText } from '#web/lib/time/whenText.ts'
import { CellTime } from '#web/ui/lists/CellTime.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fromOf, subjectOf, whoOf } from './eventWords.ts'

const columns: readonly Column<AuditEvent>[] = [
  {
    key: 'what',
    head: 'What',
    cell: (event) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {eventName(event.action)}
        {event.outcome === 'refused' ? (
          <Badge tone="warning" mark="square">
            Refused
          </Badge>
        ) : null}
        {event.severity === 'low' ? null : (
          <Badge tone={event.severity === 'high' ? 'danger' : 'warning'}>
            {severityNames[event.severity]}
          </Badge>
        )}
      </span>
    ),
    className: 'max-md:col-span-2',
  },
  {
    key: 'who',
    head: 'Who',
    cell: (event) => whoOf(event),
    className: 'max-md:text-caption max-md:text-ink-2',
  },
  {
    key: 'subject',
    head: 'Subject',
    cell: (event) => <Subject event={event} />,
    className: 'max-md:order-last max-md:col-span-2 max-md:text-caption text-ink-2 [overflow-wrap:anywhere]',
  },
  {
    key: 'from',
    head: 'From',
    cell: (event) => (
      <span title={event.signInId ? `Sign-in ${event.signInId}` : undefined}>{fromOf(event)}</span>
    ),
    className: 'max-md:order-last max-md:col-span-2 text-caption text-ink-3',
  },
  {
    key: 'when',
    head: 'When',
    align: 'right',
    cell: (event) => <CellTime at={event.at} say={secondText} />,
  },
]

/** Who did what to what, and when; newest first. */
export function TrailTable({ events, isStale }: { events: readonly AuditEvent[]; isStale: boolean }) {
  return (
    <Table
      caption={auditTexts.title}
      columns={columns}
      rows={events}
      rowKey={(event) => event.id}
      className={isStale ? 'opacity-60' : ''}
    />
  )
}

function Subject({ event }: { event: AuditEvent }) {
  const words = subjectOf(event)
  if (event.outcome === 'refused' || !event.memberId || !event.memberName) return words
  return (
    <Link
      to={paths.vipMember(event.memberId)}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current max-md:inline-block max-md:py-1"
    >
      {words}
    </Link>
  )
}
