import type { ReactNode } from 'react'

/** A link within a sentence. */
export const InlineLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="font-semibold underline underline-offset-4">
    {children}
  </a>
)
