import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import type { ButtonSize, ButtonVariant } from './buttonClasses.ts'
import { buttonClasses } from './buttonClasses.ts'

type Props = {
  ref?: Ref<HTMLButtonElement>
  icon: LucideIcon
  /** Read aloud: an icon alone says nothing. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** A dot or a count laid over the corner. */
  children?: ReactNode
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'>

/** A square button with one icon. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size = 'default',
  className,
  type = 'button',
  disabled = false,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={classes(
        buttonClasses({ variant, size, isStill: disabled, isSquare: true }),
        'relative shrink-0',
        className,
      )}
    >
      <Icon size={size === 'large' ? 20 : 18} aria-hidden="true" />
      {children}
    </button>
  )
}
