import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { AcceptanceRows } from '../processing/AcceptanceRows.tsx'
import { acceptancesQuery } from '../processing/queries.ts'

/** The data processing agreement as a member accepted it, within the legal part of the settings of both consoles (0100). */
export function Acceptances() {
  const accepted = useQuery(acceptancesQuery())
  useLiveRefresh('privacy')
  return (
    <Panel>
      <PanelHeader
        title={processingTexts.panel}
        aside={
          <TextLink href={paths.page(acceptForm.path)} look="arrow">
            {processingTexts.open}
          </TextLink>
        }
      />
      <List
        of={accepted}
        items={(data) => data.acceptances}
        skeleton={<SkeletonLines lines={2} />}
        empty={<Empty title={processingTexts.none}>{processingTexts.noneWords}</Empty>}
      >
        {(records) => <AcceptanceRows records={records} />}
      </List>
    </Panel>
  )
}
