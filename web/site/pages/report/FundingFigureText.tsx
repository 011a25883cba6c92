import type { FundingChartId, FundingFigure } from '#domain/content/rules/fundingSources.ts'
import { shownFigure } from '#domain/content/rules/fundingSources.ts'

/** What the drawing of a chart gets. */
export type FundingLook = {
  chart: FundingChartId
  figures: readonly FundingFigure[]
  /** It has half of the page's width. */
  isHalf: boolean
}

/** A figure and what it is of. */
export function FundingFigureText({ figure, className = '' }: { figure: FundingFigure; className?: string }) {
  return (
    <p className={`flex items-baseline gap-3 ${className}`}>
      <b className="wdth-studio min-w-[2.4em] shrink-0 text-[1.75rem] leading-none tracking-[-.03em] tnum">
        {shownFigure(figure)}
      </b>
      <span className="text-ink-2">{figure.label}</span>
    </p>
  )
}
