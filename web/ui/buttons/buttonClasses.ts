import { classes } from '../classes.ts'

export type ButtonVariant = 'hot' | 'solid' | 'line' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'default' | 'large'

const base =
  'pressable inline-flex items-center justify-center border font-semibold tracking-[-.002em] [word-spacing:.06em] whitespace-nowrap rounded-control select-none pointer-coarse:min-h-11 max-md:min-h-11'

const live: Record<ButtonVariant, string> = {
  hot: 'border-transparent bg-heat text-on-heat shadow-[inset_0_-2px_0_#c8481a59] hover:bg-[#ff7c4c] active:shadow-none active:translate-y-px',
  solid:
    'border-transparent bg-ink text-ink-inverse hover:bg-steel-700 dark:hover:bg-steel-200 active:translate-y-px',
  line: 'border-line-strong bg-surface text-ink hover:bg-sunken active:translate-y-px',
  quiet:
    'border-transparent bg-transparent text-ink hover:bg-sunken dark:hover:bg-well active:translate-y-px',
  danger: 'border-transparent bg-danger-solid text-white hover:bg-[#b0171b] active:translate-y-px',
}

const still = 'cursor-not-allowed border-line bg-sunken text-ink-3'
const stillQuiet = 'cursor-not-allowed border-transparent bg-transparent text-ink-3'

const text: Record<ButtonSize, string> = {
  small: 'h-[34px] px-3 gap-1.5 text-caption',
  default: 'h-10 px-4 gap-2 text-body-s',
  large: 'h-12 px-5 gap-2 text-body',
}

const square: Record<ButtonSize, string> = {
  small: 'h-[34px] w-[34px] pointer-coarse:min-w-11 max-md:min-w-11',
  default: 'size-10 pointer-coarse:min-w-11 max-md:min-w-11',
  large: 'size-12',
}

export type ButtonLook = {
  variant: ButtonVariant
  size: ButtonSize
  isStill: boolean
  isSquare?: boolean
  isBlock?: boolean
}

/** The look of a button, for buttons and for links that are drawn as buttons. */
export function buttonClasses({ variant, size, isStill, isSquare, isBlock }: ButtonLook): string {
  return classes(
    base,
    isSquare ? square[size] : text[size],
    isStill ? (variant === 'quiet' ? stillQuiet : still) : live[variant],
    isBlock && 'w-full',
  )
}
