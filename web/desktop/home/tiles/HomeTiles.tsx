import { homeTexts } from '#domain/content/texts/home.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { ErrorBoundary } from '#web/ui/states/ErrorBoundary.tsx'
import { AnalyticsTile } from './AnalyticsTile.tsx'
import { CollaborationTile } from './CollaborationTile.tsx'
import { GrowthTile } from './GrowthTile.tsx'
import { HomeTile } from './HomeTile.tsx'

/** Four tiles in one drawer: time and work, who wrote, what is still to come, and how the company moves (T-206). */
export function HomeTiles({ className }: { className: string }) {
  return (
    <Panel as="div" className={className}>
      <div className="grid gap-px overflow-hidden rounded-[calc(var(--radius-panel)-1px)] bg-line sm:max-[1101px]:grid-cols-2 min-[1101px]:grid-cols-4">
        <ErrorBoundary level="component">
          <AnalyticsTile />
        </ErrorBoundary>
        <ErrorBoundary level="component">
          <CollaborationTile />
        </ErrorBoundary>
        <Achievements />
        <ErrorBoundary level="component">
          <GrowthTile />
        </ErrorBoundary>
      </div>
    </Panel>
  )
}

/** Nothing is counted here until there are badges (T-206). */
function Achievements() {
  return (
    <HomeTile
      title={<span className="text-ink-2">{homeTexts.achievements}</span>}
      aside={
        <span className="rounded-chip bg-sunken px-2 py-1 text-micro font-semibold text-ink-2 dark:bg-well">
          {homeTexts.comingSoon}
        </span>
      }
      drawing={
        <span aria-hidden="true" className="flex gap-3 text-line-strong">
          <StageMark stage="square" size={34} isOutlined />
          <StageMark stage="octagon" size={34} isOutlined />
          <StageMark stage="round" size={34} isOutlined />
        </span>
      }
      words="Badges you earn for finished work"
    />
  )
}
