import { initialsOfName } from '#domain/accounts/rules/displayName.ts'
import { classes } from '../classes.ts'

export type AvatarTone = 'neutral' | 'founders' | 'investors' | 'advisory' | 'vip' | 'ink'

const tones: Record<AvatarTone, string> = {
  neutral: 'bg-well text-ink-2',
  founders: 'bg-founders-tint text-founders-text',
  investors: 'bg-investors-tint text-investors-text',
  advisory: 'bg-advisory-tint text-advisory-text',
  vip: 'bg-heat text-on-heat',
  ink: 'bg-ink text-ink-inverse',
}

const sizes = {
  20: 'size-5 text-[.5625rem]',
  24: 'size-6 text-[.625rem]',
  30: 'size-[30px] text-[.625rem]',
  32: 'size-8 text-[.6875rem]',
  36: 'size-9 text-micro',
  40: 'size-10 text-caption',
  52: 'size-13 text-[1.0625rem]',
} as const

export type AvatarSize = keyof typeof sizes

export type AvatarProps = {
  name: string
  tone?: AvatarTone
  size?: AvatarSize
  /** People are round, organisations octagonal. */
  isOrganisation?: boolean
  imageUrl?: string | null
  className?: string
}

/** Initials of a name; under 28 px one character is all that can be read. Silent: the name stands next to it. */
export function Avatar({
  name,
  tone = 'neutral',
  size = 32,
  isOrganisation = false,
  imageUrl,
  className,
}: AvatarProps) {
  const look = classes(
    'inline-grid shrink-0 place-items-center overflow-hidden font-[620] tracking-[.01em] uppercase leading-none',
    sizes[size],
    isOrganisation ? 'mark-oct' : 'rounded-full',
    tones[tone],
    className,
  )
  if (imageUrl) {
    return (
      <span aria-hidden="true" className={look}>
        <img src={imageUrl} alt="" className="size-full object-cover" />
      </span>
    )
  }
  return (
    <span aria-hidden="true" className={look}>
      {initialsOfName(name, size < 28 ? 1 : 2)}
    </span>
  )
}
