import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'
import type { ButtonSize, ButtonVariant } from './buttonClasses.ts'
import { buttonClasses } from './buttonClasses.ts'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: LucideIcon
  isBlock?: boolean
  className?: string
  children: ReactNode
}

type AsButton = Look & {
  ref?: Ref<HTMLButtonElement>
  /**
   * Work is under way: the width stays, `busyLabel` replaces the label and further presses do nothing. Whoever says it at all sends
   * something, and the second click of a double one sends nothing, however quickly the first was answered.
   */
  isBusy?: boolean
  busyLabel?: string
  to?: undefined
  href?: undefined
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'>

/** `to` is an address inside the consoles; `href` loads a document. */
type AsLink = Look & { to?: string; href?: string; target?: string; rel?: string; onClick?: () => void }

/** One button. Orange (`hot`) at most once in a view: it marks what needs a person now. */
export function Button(props: AsButton | AsLink) {
  return isLink(props) ? <ButtonLink {...props} /> : <PlainButton {...props} />
}

function isLink(props: AsButton | AsLink): props is AsLink {
  return props.to !== undefined || props.href !== undefined
}

function ButtonLink({
  variant = 'line',
  size = 'default',
  icon: Icon,
  isBlock,
  className,
  children,
  ...rest
}: AsLink) {
  const { to, href, ...anchor } = rest
  const look = classes(buttonClasses({ variant, size, isStill: false, isBlock }), className)
  const content = (
    <>
      {Icon ? <Icon size={size === 'small' ? 16 : 18} aria-hidden="true" /> : null}
      {children}
    </>
  )
  return to === undefined ? (
    <a href={href} className={look} {...anchor}>
      {content}
    </a>
  ) : (
    <Link to={to} className={look} {...anchor}>
      {content}
    </Link>
  )
}

function PlainButton({
  variant = 'line',
  size = 'default',
  icon: Icon,
  isBlock,
  className,
  children,
  isBusy,
  busyLabel,
  disabled = false,
  onClick,
  type = 'button',
  to: _to,
  href: _href,
  ...rest
}: AsButton) {
  // A busy button keeps the focus, so it is aria-disabled and not disabled.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || (isBusy !== undefined && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  const label = (
    <>
      {Icon ? <Icon size={size === 'small' ? 16 : 18} aria-hidden="true" /> : null}
      {children}
    </>
  )
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
      className={classes(
        buttonClasses({ variant, size, isStill: disabled || isBusy === true, isBlock }),
        className,
      )}
    >
      {busyLabel === undefined ? (
        label
      ) : (
        <span className="grid justify-items-center">
          <span
            className={classes(
              'col-start-1 row-start-1 inline-flex items-center gap-2',
              isBusy && 'invisible',
            )}
          >
            {label}
          </span>
          <span className={classes('col-start-1 row-start-1', !isBusy && 'invisible')} aria-hidden={!isBusy}>
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}
