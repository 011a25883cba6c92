import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

/** The mark and the name of the desktop console; a way home. */
export function ConsoleBrand() {
  return (
    <Link
      to={paths.dashboard()}
      aria-label="JUL Console Desktop, home"
      className="flex min-h-11 items-center gap-3 text-body-s font-[560]"
    >
      <Wordmark className="h-[19px]" />
      <span className="border-l border-line-strong pl-3 leading-[18px] whitespace-nowrap text-ink-2">
        Console Desktop
      </span>
    </Link>
  )
}
