import { useQuery } from '@tanstack/react-query'
import type { ServiceLine } from '#contract/content.ts'
import { serviceStateNames, serviceTexts, serviceWords } from '#domain/content/texts/services.ts'
import type { ServiceState } from '#domain/content/types.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { servicesQuery } from '../queries.ts'

const tones: Readonly<Record<ServiceState, BadgeTone>> = {
  on: 'success',
  off: 'neutral',
  asking: 'info',
  away: 'danger',
}

const columns: readonly Column<ServiceLine>[] = [
  {
    key: 'name',
    head: 'Service',
    cell: ({ name, state, version }) => (
      <>
        <span className="block font-semibold">{serviceWords[name].name}</span>
        <span className="block max-w-[44rem] text-caption text-ink-2">
          {state === 'off' ? serviceWords[name].off : serviceWords[name].on}
        </span>
        {version ? (
          <span className="block text-caption text-ink-3 [overflow-wrap:anywhere]">{version}</span>
        ) : null}
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    align: 'right',
    cell: ({ state }) => <Badge tone={tones[state]}>{serviceStateNames[state]}</Badge>,
  },
]

/** Which services of others this server has, and what is missing where it has none (T-220). */
export function ServicesStaff() {
  const asked = useQuery(servicesQuery())
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title={serviceTexts.title} />
      <p className="px-4 pt-1 pb-3 text-body-s text-ink-2 md:px-5">{serviceTexts.lead}</p>
      <List
        of={asked}
        items={(data) => data.services}
        skeleton={<SkeletonLines lines={6} />}
        empty={<Empty title={serviceTexts.none} />}
      >
        {(services) => (
          <Table caption={serviceTexts.title} columns={columns} rows={services} rowKey={({ name }) => name} />
        )}
      </List>
    </Panel>
  )
}
