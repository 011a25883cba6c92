import { useQuery } from '@tanstack/react-query'
import type { CspReport } from '#contract/content.ts'
import { cspListTexts, errorListTexts } from '#domain/content/texts/lists.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { CellTime } from '#web/ui/lists/CellTime.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'

const columns: readonly Column<CspReport>[] = [
  {
    key: 'what',
    head: 'Refused',
    cell: ({ directive, blocked, source, line }) => (
      <span className="block max-w-[38rem] wrap-anywhere">
        {directive}: {blocked || 'unnamed'}
        {source ? <span className="text-ink-3">{` by ${source}${line ? `, line ${line}` : ''}`}</span> : null}
      </span>
    ),
    className: 'max-md:col-span-2',
  },
  {
    key: 'page',
    head: 'Page',
    cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
    className: 'text-ink-2 max-md:text-caption',
  },
  {
    key: 'when',
    head: 'Last',
    cell: ({ lastAt }) => <CellTime at={lastAt} />,
    className: 'max-md:order-last max-md:col-span-2',
  },
  {
    key: 'count',
    head: 'Count',
    align: 'right',
    cell: ({ count }) => <span className="tnum">{count.toLocaleString('en-GB')}</span>,
  },
]

/** What browsers refused to load or run on our pages, equal reports as one line (T-158). */
export function PolicyReportsStaff() {
  const list = useQuery(orpc.content.listCspReports.queryOptions())
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title={cspListTexts.title} aside={errorListTexts.kept} className="pb-2" />
      <List
        of={list}
        items={(data) => data.reports}
        empty={<Empty title={cspListTexts.none}>{cspListTexts.noneWords}</Empty>}
      >
        {(reports) => (
          <Table
            caption={cspListTexts.title}
            columns={columns}
            rows={reports}
            rowKey={({ path, directive, blocked, source, line }) =>
              JSON.stringify([path, directive, blocked, source, line])
            }
          />
        )}
      </List>
    </Panel>
  )
}
