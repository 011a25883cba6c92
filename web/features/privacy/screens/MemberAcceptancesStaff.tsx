import { useQuery } from '@tanstack/react-query'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { AcceptanceRows } from '../processing/AcceptanceRows.tsx'
import { acceptancesQuery } from '../processing/queries.ts'

/** For which companies a member accepted the data processing agreement, for staff who are asked about it (0100). */
export function MemberAcceptancesStaff({ memberId }: { memberId: string }) {
  const accepted = useQuery(acceptancesQuery(memberId))
  return (
    <Panel>
      <PanelHeader title={processingTexts.panel} />
      <List
        of={accepted}
        items={(data) => data.acceptances}
        empty={<p className="px-4 pt-1 pb-4 text-body-s text-ink-2 md:px-5">{processingTexts.noneStaff}</p>}
      >
        {(records) => <AcceptanceRows records={records} />}
      </List>
    </Panel>
  )
}
