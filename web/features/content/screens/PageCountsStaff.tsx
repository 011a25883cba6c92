import { useInfiniteQuery } from '@tanstack/react-query'
import type { PageCount } from '#contract/content.ts'
import { pageCountTexts } from '#domain/content/texts/lists.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { pageCountsQuery } from '../queries.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const columns: readonly Column<PageCount>[] = [
  {
    key: 'page',
    head: 'Page',
    cell: ({ path }) => <span className="[overflow-wrap:anywhere]">{path}</span>,
    className: 'font-semibold',
  },
  {
    key: 'day',
    head: 'Day',
    cell: (row) => <time dateTime={row.day}>{day.format(new Date(`${row.day}T00:00:00Z`))}</time>,
    className: 'text-caption whitespace-nowrap text-ink-3 tnum',
  },
  {
    key: 'count',
    head: 'Opened',
    align: 'right',
    cell: ({ count }) => <span className="tnum">{count.toLocaleString('en-GB')}</span>,
  },
]

/** How often the pages of the site were opened, by day (T-159). */
export function PageCountsStaff() {
  const list = useInfiniteQuery(pageCountsQuery())
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title={pageCountTexts.title} aside={pageCountTexts.kept} className="pb-2" />
      <List
        of={list}
        items={(data) => data.pages.flatMap((page) => page.counts)}
        skeleton={<SkeletonLines lines={4} />}
        empty={<Empty title={pageCountTexts.none}>{pageCountTexts.noneWords}</Empty>}
        more={list}
      >
        {(counts) => (
          <Table
            caption={pageCountTexts.title}
            columns={columns}
            rows={counts}
            rowKey={(row) => `${row.day} ${row.path}`}
          />
        )}
      </List>
    </Panel>
  )
}
