import type { LucideIcon } from 'lucide-react'
import { Home } from 'lucide-react'

export type NavItem = {
  to: string
  label: string
  icon: LucideIcon
  /** Addresses that also belong to this item, by their beginning. */
  also?: readonly string[]
  /** A hook that says how many wait; shown as 99+ above 99. */
  useCount?: () => number
}

/** The bottom navigation, in the order of T-153: only screens that exist. Settings is behind the gear. */
export const items: readonly NavItem[] = [
  { to: '/app/home', label: 'Home', icon: Home, also: ['/app/julboard', '/app/sessions'] },
]

/** Title and subtitle of each screen (pages §5.4). */
export const heads = {
  home: { title: 'JUL Console', subtitle: 'Your company at a glance' },
  settings: { title: 'Settings', subtitle: 'Make it yours' },
} as const
