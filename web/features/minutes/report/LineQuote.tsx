import type { MinutesLine } from '#contract/minutes.ts'
import { classes } from '#web/ui/classes.ts'

/** The sentence a line rests on, word for word, and who said it. */
export function LineQuote({
  line,
  className,
}: {
  line: Pick<MinutesLine, 'quote' | 'speaker'>
  className?: string
}) {
  if (!line.quote) return null
  return (
    <figure className={classes('border-l-2 border-line-strong pl-3.5', className)}>
      <blockquote
        dir="auto"
        className="font-serif text-[1.0625rem] leading-[1.45] text-ink-2 [overflow-wrap:anywhere]"
      >
        “{line.quote}”
      </blockquote>
      <figcaption className="mt-0.5 font-serif text-[1rem] text-ink-3">
        {line.speaker ?? 'Unknown'}
      </figcaption>
    </figure>
  )
}
