import { useQuery } from '@tanstack/react-query'
import type { Deletion } from '#contract/privacy/deletions.ts'
import { longDay } from '#domain/days.ts'
import { deletionStatusTexts, deletionTexts } from '#domain/privacy/texts/deletions.ts'
import type { DeletionStatus } from '#domain/privacy/types.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { deletionsQuery } from '../queries.ts'

const tones: Readonly<Record<DeletionStatus, BadgeTone>> = {
  asked: 'info',
  waiting: 'warning',
  cancelled: 'neutral',
}

const columns: readonly Column<Deletion>[] = [
  {
    key: 'address',
    head: 'Address',
    cell: ({ email, hasAccount }) => (
      <>
        <span className="block font-semibold [overflow-wrap:anywhere]">{email}</span>
        <span className="block text-caption text-ink-3">
          {hasAccount ? deletionTexts.withAccount : deletionTexts.withoutAccount}
        </span>
      </>
    ),
    className: 'max-md:col-span-2',
  },
  {
    key: 'status',
    head: 'State',
    cell: ({ status }) => <Badge tone={tones[status]}>{deletionStatusTexts[status]}</Badge>,
  },
  {
    key: 'asked',
    head: 'Asked',
    cell: ({ createdAt }) => <Day at={createdAt} />,
    isWideOnly: true,
  },
  {
    key: 'due',
    head: 'Deleted on',
    align: 'right',
    cell: ({ dueAt }) => (dueAt ? <Day at={dueAt} /> : <span className="text-ink-3 max-md:hidden">–</span>),
  },
]

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap text-caption tnum">
    {longDay(at)}
  </time>
)

/** Who asked by address that their data be deleted, and how far it is (K37). */
export function DeletionsStaff() {
  const asked = useQuery(deletionsQuery())
  useLiveRefresh('privacy')
  return (
    <Panel className="mt-6 overflow-hidden">
      <PanelHeader title={deletionTexts.staffTitle} />
      <p className="px-4 pt-1 pb-2 text-body-s text-ink-2 md:px-5">{deletionTexts.staffLead}</p>
      <List
        of={asked}
        items={(data) => data.deletions}
        skeleton={<SkeletonLines lines={2} />}
        empty={<Empty title={deletionTexts.none}>{deletionTexts.noneWords}</Empty>}
      >
        {(rows) => (
          <Table caption={deletionTexts.staffTitle} columns={columns} rows={rows} rowKey={(row) => row.id} />
        )}
      </List>
    </Panel>
  )
}
