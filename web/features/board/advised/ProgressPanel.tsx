import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card } from '#contract/board/cards.ts'
import type { BoardProgress } from '#contract/board/changes.ts'
import { dayText, dueText } from '#domain/board/rules/due.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { classes } from '#web/ui/classes.ts'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { stages } from '../cards/CardStage.tsx'
import { AdvisedCardDialog } from './AdvisedCardDialog.tsx'
import { progressQuery } from './queries.ts'

type Props = {
  memberId: string
  /** The end of the last session, or the day the member joined. */
  since: string
  title: string
  /** When that was, in words. */
  when: string
}

/** What an advisor reads before the next session: how much moved since the last one, and which cards (4.13.2). */
export function ProgressPanel({ memberId, since, title, when }: Props) {
  const query = useQuery(progressQuery(memberId, since))
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Panel aria-labelledby="progress" className="overflow-hidden">
      <Loaded
        of={query}
        label="Loading cards"
        failed={boardTexts.listFailed}
        skeleton={<SkeletonLines lines={5} />}
      >
        {(progress) => (
          <div className="grid md:grid-cols-[210px_minmax(0,1fr)]">
            <div className="border-line p-4 max-md:border-b md:border-r md:p-5">
              <h2 id="progress" className="title-s">
                {title}
              </h2>
              <p className="mt-0.5 text-caption text-ink-3">{when}</p>
              <Counts progress={progress} />
            </div>
            {progress.cards.length === 0 ? (
              <p className="p-4 text-body-s text-ink-2 md:p-5">No card has moved, and none is late.</p>
            ) : (
              <PanelRows>
                {progress.cards.map((each) => (
                  <Row key={each.card.id} {...each} onOpen={() => setOpenId(each.card.id)} />
                ))}
              </PanelRows>
            )}
          </div>
        )}
      </Loaded>
      {openId ? <AdvisedCardDialog cardId={openId} onClose={() => setOpenId(null)} /> : null}
    </Panel>
  )
}

function Counts({ progress }: { progress: BoardProgress }) {
  const rows = [
    ['Finished', progress.finished, false],
    ['Changed', progress.changed, false],
    ['New', progress.added, false],
    ['Overdue', progress.overdue, progress.overdue > 0],
  ] as const
  return (
    <dl className="hairlines mt-4 border-t border-line">
      {rows.map(([name, count, isLate]) => (
        <div
          key={name}
          className={classes('flex items-baseline justify-between py-2', isLate && 'text-danger-text')}
        >
          <dt className="text-body-s">{name}</dt>
          <dd className="text-[1.25rem] font-medium tnum">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

const words = { finished: 'Finished', added: 'Added', changed: 'Changed', unchanged: '' } as const

type RowProps = BoardProgress['cards'][number] & { onOpen: () => void }

function Row({ card, what, isOverdue, onOpen }: RowProps) {
  const today = useToday()
  const dayOf = useDayOf()
  const at = dayText(dayOf((what === 'finished' ? card.completedAt : null) ?? card.updatedAt), today)
  return (
    <li className="flex items-center gap-3.5 px-4 py-2.5 md:px-5">
      <StageMark stage={stages[card.status]} isHot={card.status === 'in_progress'} />
      <div className="min-w-0 flex-1">
        <CardLink card={card} onOpen={onOpen} />
        <p className="text-caption text-ink-3">
          {[card.assigneeName, card.fromSession ? 'From a session' : null].filter(Boolean).join(', ') ||
            'Unassigned'}
        </p>
      </div>
      <span
        className={classes(
          'shrink-0 text-right text-caption',
          isOverdue ? 'font-semibold text-danger-text' : 'text-ink-2',
        )}
      >
        {isOverdue && card.dueOn ? dueText(card.dueOn, today) : `${words[what]} ${at}`}
      </span>
    </li>
  )
}

/** The title of a card, which opens it over the page. */
export function CardLink({ card, onOpen }: { card: Pick<Card, 'title'>; onOpen: () => void }) {
  return (
    <button
      type="button"
      dir="auto"
      onClick={onOpen}
      className="block max-w-full text-left text-body-s font-[560] underline-offset-4 [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
    >
      {card.title}
    </button>
  )
}
