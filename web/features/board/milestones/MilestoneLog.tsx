import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardPartTexts, boardUiTexts } from '#domain/board/texts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { WindowedList } from '#web/ui/lists/WindowedList.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { MilestoneBadge } from './MilestoneBadge.tsx'
import { restoreMilestone } from './mutations.ts'
import { milestonesQuery } from './queries.ts'

type Props = { canEdit: boolean; onClose: () => void; onOpen: (milestone: Milestone) => void }

/** Every milestone by its target, and those that were archived. */
export function MilestoneLog({ canEdit, onClose, onOpen }: Props) {
  const today = useToday()
  const [show, setShow] = useState<'active' | 'archived'>('active')
  const query = useQuery(milestonesQuery(show === 'archived'))
  return (
    <Dialog onClose={onClose} title={boardPartTexts.milestones} isFlush>
      <div className="border-b border-line px-5 py-3 md:px-7">
        <Segments
          label="Which milestones"
          value={show}
          onChange={setShow}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'archived', label: 'Archived' },
          ]}
        />
      </div>
      <List
        of={query}
        items={(data) => data.milestones}
        label="Loading milestones"
        skeleton={<SkeletonLines lines={5} />}
        failed={boardUiTexts.milestonesFailed}
        className="px-5 py-5 md:px-7"
        empty={
          <p className="px-5 py-8 text-body-s text-ink-3 md:px-7">
            {show === 'archived' ? 'No archived milestones' : boardUiTexts.noMilestones}
          </p>
        }
      >
        {(milestones) => (
          <WindowedList
            key={show}
            label={boardPartTexts.milestones}
            items={milestones}
            keyOf={(milestone) => milestone.id}
            estimate={70}
            row={(milestone) => (
              <div className="relative flex items-center gap-4 px-5 py-3 hover:bg-bg md:px-7 dark:hover:bg-surface">
                <div className="min-w-0 flex-1">
                  <h3 className="text-body-s font-[560] [overflow-wrap:anywhere]">
                    <button
                      type="button"
                      onClick={() => onOpen(milestone)}
                      className="text-left outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                    >
                      {milestone.title}
                    </button>
                  </h3>
                  <p className="mt-0.5 text-caption text-ink-3 tnum">
                    {milestone.progress}%
                    {milestone.targetOn ? `, target ${dayText(milestone.targetOn, today)}` : ''}
                  </p>
                </div>
                <MilestoneBadge status={milestone.status} />
                {show === 'archived' && canEdit ? (
                  <Button
                    size="small"
                    className="relative z-[1]"
                    aria-label={`Restore ${milestone.title}`}
                    onClick={() => send(restoreMilestone(), { id: milestone.id })}
                  >
                    Restore
                  </Button>
                ) : null}
              </div>
            )}
          />
        )}
      </List>
    </Dialog>
  )
}
