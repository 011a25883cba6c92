import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One step up, over the title of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-9 items-center gap-1.5 px-1 text-body-s font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-11 print:hidden"
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
