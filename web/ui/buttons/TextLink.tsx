import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'

type Props = {
  /** An address inside the consoles. */
  to?: string
  /** A document, a file or another site. */
  href?: string
  /** `underlined` inside text, `arrow` at the head of a panel. */
  look?: 'underlined' | 'arrow'
  className?: string
  target?: string
  rel?: string
  onClick?: () => void
  children: ReactNode
}

/** A link drawn as words. */
export function TextLink({ to, href, look = 'underlined', className, children, ...anchor }: Props) {
  const drawn = classes(
    'inline-flex items-center gap-1.5 font-semibold text-body-s',
    look === 'underlined'
      ? 'underline decoration-1 decoration-line-strong underline-offset-4 hover:decoration-current'
      : 'text-ink-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:-my-3',
    className,
  )
  const content = (
    <>
      {children}
      {look === 'arrow' ? <ArrowRight size={16} aria-hidden="true" /> : null}
    </>
  )
  return to === undefined ? (
    <a href={href} className={drawn} {...anchor}>
      {content}
    </a>
  ) : (
    <Link to={to} className={drawn} {...anchor}>
      {content}
    </Link>
  )
}
