import { useQuery } from '@tanstack/react-query'
import type { RetentionLine } from '#contract/privacy/retention.ts'
import { periods, sayPeriod } from '#domain/privacy/rules/periods.ts'
import { periodWords, retentionTexts } from '#domain/privacy/texts.ts'
import type { PeriodName } from '#domain/privacy/types.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { CellTime } from '#web/ui/lists/CellTime.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { retentionQuery } from '../queries.ts'

const isPeriod = (name: string): name is PeriodName => Object.hasOwn(periods, name)

const columns: readonly Column<RetentionLine>[] = [
  {
    key: 'what',
    head: 'What',
    cell: ({ name, tables }) => (
      <>
        <span className="block font-semibold">{isPeriod(name) ? periodWords[name].what : name}</span>
        <span className="block text-caption text-ink-3 [overflow-wrap:anywhere]">{tables.join(', ')}</span>
      </>
    ),
    className: 'max-md:col-span-2',
  },
  {
    key: 'kept',
    head: 'Kept',
    cell: ({ name }) =>
      isPeriod(name) ? (
        <>
          <span className="block tnum">{sayPeriod(periods[name])}</span>
          <span className="block text-caption text-ink-3">{periodWords[name].from}</span>
        </>
      ) : null,
  },
  {
    key: 'ran',
    head: 'Last run',
    cell: ({ ranAt, failure }) =>
      failure ? (
        <span className="text-danger-text">{failure}</span>
      ) : ranAt ? (
        <CellTime at={ranAt} />
      ) : (
        <span className="text-caption text-ink-3">{retentionTexts.none}</span>
      ),
  },
  {
    key: 'erased',
    head: 'Erased, then and in all',
    align: 'right',
    className: 'max-md:col-span-2 max-md:text-left',
    cell: ({ erased, erasedTotal }) => (
      <span className="tnum">
        <span className="max-md:hidden">
          {erased.toLocaleString('en-GB')} / {erasedTotal.toLocaleString('en-GB')}
        </span>
        {/* On a phone the head of the column is not shown. */}
        <span className="text-caption text-ink-3 md:hidden">
          {retentionTexts.erasedThen(erased, erasedTotal)}
        </span>
      </span>
    ),
  },
]

/** Every period of the product with the tables it is of, when its job last ran and what that erased (T-219). */
export function RetentionStaff() {
  const asked = useQuery(retentionQuery())
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title={retentionTexts.admin} aside={retentionTexts.adminAside} className="pb-2" />
      <List
        of={asked}
        items={(data) => data.lines}
        skeleton={<SkeletonLines lines={6} />}
        empty={<Empty title={retentionTexts.none}>{retentionTexts.noneWords}</Empty>}
      >
        {(lines) => (
          <Table caption={retentionTexts.admin} columns={columns} rows={lines} rowKey={(line) => line.name} />
        )}
      </List>
    </Panel>
  )
}
