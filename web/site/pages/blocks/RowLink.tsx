import type { ReactNode } from 'react'

type Props = { href: string; children: ReactNode; download?: string }

/** The link at the end of a row, as high as a finger. */
export const RowLink = ({ href, children, download }: Props) => (
  <a
    href={href}
    download={download}
    className="inline-flex min-h-11 items-center underline underline-offset-4"
  >
    {children}
  </a>
)
