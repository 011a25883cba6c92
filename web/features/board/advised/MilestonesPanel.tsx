import { useQuery } from '@tanstack/react-query'
import { dayText } from '#domain/board/rules/due.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { MilestoneBadge } from '../milestones/MilestoneBadge.tsx'
import { milestonesQuery } from './queries.ts'

/** Where a member wants to be and how far they are (4.13.2, K76). */
export function MilestonesPanel({ memberId }: { memberId: string }) {
  const query = useQuery(milestonesQuery(memberId))
  const today = useToday()
  return (
    <Panel aria-labelledby="milestones">
      <PanelHeader id="milestones" title="Milestones" />
      <List
        of={query}
        items={(data) => data.milestones}
        label="Loading milestones"
        skeleton={<SkeletonLines lines={3} />}
        failed={boardUiTexts.milestonesFailed}
        empty={<Empty title={boardUiTexts.noMilestones} />}
      >
        {(milestones) => (
          <PanelRows className="mt-2 max-h-[420px] overflow-y-auto">
            {milestones.map((milestone) => (
              <li key={milestone.id} className="grid gap-2 px-4 py-3 md:px-5">
                <div className="flex items-start justify-between gap-3">
                  <p dir="auto" className="min-w-0 text-body-s font-[560] [overflow-wrap:anywhere]">
                    {milestone.title}
                  </p>
                  <MilestoneBadge status={milestone.status} />
                </div>
                <div className="flex items-center gap-3">
                  <Progress value={milestone.progress} label={`${milestone.title}, progress`} />
                  <span className="text-caption font-semibold tnum">{`${milestone.progress}%`}</span>
                </div>
                {milestone.targetOn ? (
                  <p className="text-caption text-ink-3">{`By ${dayText(milestone.targetOn, today)}`}</p>
                ) : null}
              </li>
            ))}
          </PanelRows>
        )}
      </List>
    </Panel>
  )
}
