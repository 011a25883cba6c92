import { CircleAlert } from 'lucide-react'
import { classes } from '#web/ui/classes.ts'

const looks = {
  problem: 'gap-1.5 text-caption',
  refused: 'gap-2.5 rounded-[10px] bg-danger-tint px-3.5 py-3 text-body-s',
} as const

type Props = {
  /** Which place of the page the server fills (server/accounts/signIn/fillAuthForm.ts). */
  name: 'refused' | `${string}-problem`
}

/**
 * What the server wrote where it refused a form that the browser posted by itself; unseen while it says nothing. React
 * leaves the words of the server as they are.
 */
export function WrittenRefusal({ name }: Props) {
  const look = name === 'refused' ? 'refused' : 'problem'
  return (
    <p
      role="alert"
      className={classes('flex items-start text-danger-text has-[span:empty]:hidden', looks[look])}
    >
      <CircleAlert size={look === 'refused' ? 18 : 16} aria-hidden="true" className="mt-px" />
      <span id={name} data-written="" suppressHydrationWarning data-fill={name}>
        {''}
      </span>
    </p>
  )
}
