import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { MilestoneDialog } from './MilestoneDialog.tsx'
import { MilestoneLog } from './MilestoneLog.tsx'
import { MilestoneTimeline } from './MilestoneTimeline.tsx'
import type { SpanLength } from './milestoneSpan.ts'
import { barIn, datesOf, spanAt } from './milestoneSpan.ts'
import { NewMilestoneDialog } from './NewMilestoneDialog.tsx'
import { milestonesQuery } from './queries.ts'

const shownAtMost = 8

/** Strategic Milestones and OKRs over a quarter or a year (K76, T-101). */
export function MilestonesPanel({ canEdit }: { canEdit: boolean }) {
  const today = useToday()
  const dayOf = useDayOf()
  const query = useQuery(milestonesQuery())
  const [length, setLength] = useState<SpanLength>('quarter')
  const [offset, setOffset] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const [isLogOpen, setLogOpen] = useState(false)
  const [openId, setOpenId] = useState<string | null>(null)
  const span = spanAt(today, length, offset)
  const all = query.data?.milestones ?? []
  const inSpan = all.filter((milestone) => {
    const dates = datesOf(milestone, today, dayOf)
    return dates ? barIn(dates, span) !== null : offset === 0
  })
  const open = (milestone: Milestone) => setOpenId(milestone.id)

  return (
    <Panel aria-labelledby="milestones">
      <PanelHeader
        id="milestones"
        title={boardPartTexts.milestones}
        className="flex-wrap"
        aside={
          <>
            {canEdit ? (
              <IconButton
                icon={Plus}
                size="small"
                label={boardUiTexts.newMilestone}
                onClick={() => setMaking(true)}
              />
            ) : null}
            <span className="max-sm:hidden">
              <Segments
                label="Timeline"
                value={length}
                onChange={(next) => {
                  setLength(next)
                  setOffset(0)
                }}
                options={[
                  { value: 'quarter', label: 'Quarter' },
                  { value: 'year', label: 'Year' },
                ]}
              />
            </span>
          </>
        }
      />
      <List
        of={query}
        items={(data) => data.milestones}
        label="Loading milestones"
        skeleton={<Skeleton className="h-52" />}
        failed={boardUiTexts.milestonesFailed}
        empty={
          <Empty
            title={boardUiTexts.noMilestones}
            action={
              canEdit ? (
                <Button onClick={() => setMaking(true)}>{boardUiTexts.newMilestone}</Button>
              ) : undefined
            }
          >
            {canEdit ? boardUiTexts.setGoals : boardUiTexts.goalsNeedPlan}
          </Empty>
        }
      >
        {() => (
          <div className="px-4 pt-2 pb-3 md:px-5">
            {inSpan.length > 0 ? (
              <MilestoneTimeline
                milestones={inSpan.slice(0, shownAtMost)}
                span={span}
                today={today}
                onOpen={open}
              />
            ) : (
              <p className="border-t border-line py-6 text-body-s text-ink-3">Nothing in {span.name}.</p>
            )}
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2 text-caption text-ink-3">
              <span className="flex items-center gap-2">
                <StageMark stage="square" size={8} isHot />
                Today, {dayText(today, today)}
              </span>
              <span className="flex items-center gap-1">
                <Button size="small" variant="quiet" onClick={() => setLogOpen(true)}>
                  {all.length === 1 ? '1 milestone' : `All ${all.length} milestones`}
                </Button>
                <span className="flex items-center max-sm:hidden">
                  <IconButton
                    icon={ChevronLeft}
                    size="small"
                    label={`The ${length} before ${span.name}`}
                    onClick={() => setOffset(offset - 1)}
                  />
                  <span aria-live="polite" className="min-w-14 text-center tnum">
                    {span.name}
                  </span>
                  <IconButton
                    icon={ChevronRight}
                    size="small"
                    label={`The ${length} after ${span.name}`}
                    onClick={() => setOffset(offset + 1)}
                  />
                </span>
              </span>
            </div>
          </div>
        )}
      </List>
      {isMaking ? <NewMilestoneDialog onClose={() => setMaking(false)} /> : null}
      {isLogOpen ? <MilestoneLog canEdit={canEdit} onClose={() => setLogOpen(false)} onOpen={open} /> : null}
      {openId ? (
        <MilestoneDialog key={openId} id={openId} canEdit={canEdit} onClose={() => setOpenId(null)} />
      ) : null}
    </Panel>
  )
}
