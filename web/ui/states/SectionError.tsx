import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { siteTexts } from '#domain/content/texts.ts'
import { Button } from '../buttons/Button.tsx'
import { classes } from '../classes.ts'

type Props = {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
  className?: string
}

/** One section failed; the rest of the screen goes on (spec 1 §8, component level). */
export function SectionError({
  title = siteTexts.componentTitle,
  children,
  onRetry,
  isRetrying = false,
  className,
}: Props) {
  return (
    <div role="alert" className={classes('grid justify-items-start gap-1', className)}>
      <TriangleAlert size={18} aria-hidden="true" className="text-danger-text" />
      <h3 className="mt-2 text-body font-semibold">{title}</h3>
      <p className="text-body-s text-ink-2">{children ?? siteTexts.component}</p>
      {onRetry ? (
        <Button size="small" className="mt-2" onClick={onRetry} isBusy={isRetrying}>
          {siteTexts.retry}
        </Button>
      ) : null}
    </div>
  )
}
