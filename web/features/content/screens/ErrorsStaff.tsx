import { useInfiniteQuery } from '@tanstack/react-query'
import type { ErrorGroup } from '#contract/content.ts'
import { errorListTexts } from '#domain/content/texts/lists.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { CellTime } from '#web/ui/lists/CellTime.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { errorGroupsQuery } from '../queries.ts'
import { PolicyReportsStaff } from './PolicyReportsStaff.tsx'

const columns: readonly Column<ErrorGroup>[] = [
  {
    key: 'message',
    head: 'Message',
    cell: (group) => (
      <span className="block max-w-[38rem] [overflow-wrap:anywhere]">{group.message || 'No message'}</span>
    ),
    className: 'max-md:col-span-2',
  },
  {
    key: 'page',
    head: 'Page',
    cell: (group) => <span className="[overflow-wrap:anywhere]">{group.path}</span>,
    className: 'text-ink-2 max-md:text-caption',
  },
  {
    key: 'when',
    head: 'Last',
    cell: (group) => <CellTime at={group.lastAt} />,
    className: 'max-md:order-last max-md:col-span-2',
  },
  {
    key: 'count',
    head: 'Count',
    align: 'right',
    cell: (group) => (
      <>
        <span aria-hidden="true">{`${group.count.toLocaleString('en-GB')}×`}</span>
        <span className="sr-only">{group.count === 1 ? 'once' : `${group.count} times`}</span>
      </>
    ),
  },
]

/** What went wrong in browsers, without anything about a person (T-172). */
export function ErrorsStaff() {
  const list = useInfiniteQuery(errorGroupsQuery())
  return (
    <div className="grid gap-4">
      <Panel className="overflow-hidden">
        <PanelHeader title={errorListTexts.title} aside={errorListTexts.kept} className="pb-2" />
        <List
          of={list}
          items={(data) => data.pages.flatMap((page) => page.groups)}
          skeleton={<SkeletonLines lines={4} />}
          empty={<Empty title={errorListTexts.none}>{errorListTexts.noneWords}</Empty>}
          more={list}
        >
          {(groups) => (
            <Table
              caption={errorListTexts.title}
              columns={columns}
              rows={groups}
              rowKey={(group) => `${group.level} ${group.path} ${group.message}`}
            />
          )}
        </List>
      </Panel>
      <PolicyReportsStaff />
    </div>
  )
}
