import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import type { Surface } from '#domain/billing/types.ts'
import { boardTexts, columnNames, emptyBoardTexts } from '#domain/board/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageShape } from '#web/ui/marks/StageMark.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { countsQuery } from '../cards/queries.ts'
import { useBoardLive } from '../live.ts'

const perRow = 12
const rows = 4
const side = 18
const pitch = 28.2

/** One mark to draw: how far the card is. */
export type Mark = { stage: Stage; paint: string }

type Counts = { backlog: number; inProgress: number; completed: number }

/**
 * A mark for every card, square before octagon before round. Where there are more than fit, each stands for several, and
 * no kind that has a card goes without a mark.
 */
export function marksOf(counts: Counts, most = perRow * rows): readonly Mark[] {
  const total = counts.backlog + counts.inProgress + counts.completed
  const scale = total > most ? (most - 3) / total : 1
  const some = (count: number, stage: Stage, paint: string) =>
    Array.from({ length: count === 0 ? 0 : Math.max(1, Math.round(count * scale)) }, () => ({ stage, paint }))
  return [
    ...some(counts.backlog, 'square', 'var(--jul-ink)'),
    ...some(counts.inProgress, 'octagon', 'var(--jul-heat)'),
    ...some(counts.completed, 'round', 'var(--jul-control)'),
  ].slice(0, most)
}

type Props = {
  to: string
  title?: ReactNode
  /** The phone shows marks above a list of counts, the desktop large counts above the marks. */
  surface: Surface
  className?: string
}

/** How the board stands, for the homes of both consoles: a mark a card, and the counts. */
export function BoardOverview({ to, title = 'Overview', surface, className }: Props) {
  const { plans } = useMe()
  const canEdit = surfaceHasRight(plans, surface, 'board.edit')
  const query = useQuery(countsQuery())
  useBoardLive()
  return (
    <Panel className={className}>
      <PanelHeader
        title={title}
        aside={
          <TextLink to={to} look="arrow">
            {surface === 'desktop' ? 'Open board' : 'Board'}
          </TextLink>
        }
      />
      <Loaded
        of={query}
        label="Loading board"
        failed={boardTexts.listFailed}
        skeleton={
          <>
            <Skeleton className="h-12" />
            <Skeleton className="mt-4 h-28" />
          </>
        }
      >
        {(counts) =>
          counts.backlog + counts.inProgress + counts.completed === 0 ? (
            <Empty title={emptyBoardTexts.title}>
              {canEdit ? emptyBoardTexts.addFirst : emptyBoardTexts.advisorAdds}
            </Empty>
          ) : (
            <PanelBody className="flex flex-1 flex-col">
              {surface === 'desktop' ? <Figures counts={counts} /> : <Rows counts={counts} />}
            </PanelBody>
          )
        }
      </Loaded>
    </Panel>
  )
}

/** Active is every card that is not completed, those in progress among them (T-100). */
const activeOf = (counts: Counts) => counts.backlog + counts.inProgress

function Rows({ counts }: { counts: Counts }) {
  return (
    <>
      <Marks counts={counts} />
      <dl className="hairlines mt-4 border-t border-line">
        <Count name="Active" count={activeOf(counts)} />
        <Count name={columnNames.in_progress} count={counts.inProgress} />
        <Count name={columnNames.completed} count={counts.completed} />
      </dl>
    </>
  )
}

function Figures({ counts }: { counts: Counts }) {
  const total = activeOf(counts) + counts.completed
  return (
    <>
      <dl className="flex justify-between gap-4">
        <Large name="Active" count={activeOf(counts)} />
        <Large name={columnNames.in_progress} count={counts.inProgress} />
        <Large name={columnNames.completed} count={counts.completed} />
      </dl>
      <div className="mt-6">
        <Marks counts={counts} />
      </div>
      <p className="mt-auto pt-4 text-caption text-ink-3">
        {total > perRow * rows ? 'Each mark stands for several cards.' : 'Each mark is one card.'} Square is
        waiting, octagon is being worked on, round is done.
      </p>
    </>
  )
}

function Large({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse gap-1.5">
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className="figure">{count}</dd>
    </div>
  )
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex items-center justify-between py-2.5 last:pb-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold tnum">{count}</dd>
    </div>
  )
}

function Marks({ counts }: { counts: Counts }) {
  const marks = marksOf(counts)
  const lines = Math.ceil(marks.length / perRow)
  const width = pitch * (perRow - 1) + side
  const label = `${activeOf(counts)} active, ${counts.inProgress} of them in progress, ${counts.completed} completed`
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${pitch * (lines - 1) + side}`}
      className="w-full max-w-[460px]"
    >
      {marks.map((mark, at) => {
        const key = `mark-${at}`
        return (
          <g key={key} transform={`translate(0 ${Math.floor(at / perRow) * pitch})`}>
            <StageShape stage={mark.stage} size={side} x={(at % perRow) * pitch} fill={mark.paint} />
          </g>
        )
      })}
    </svg>
  )
}
