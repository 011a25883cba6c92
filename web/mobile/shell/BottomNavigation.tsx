import { Link, useLocation } from 'react-router'
import { classes } from '#web/ui/classes.ts'
import { CountBadge } from '#web/ui/marks/Badge.tsx'
import type { NavItem } from './items.tsx'
import { items } from './items.tsx'

/** 66 px at the foot of the phone console; hidden inside a frame (spec 3 §2). */
export function BottomNavigation() {
  const { pathname } = useLocation()
  // One item leads nowhere else (4.13.13).
  if (items.length < 2 || window.self !== window.top) return null
  return (
    <nav
      aria-label="Main"
      className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] min-[481px]:border-x"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item) => (
          <li key={item.to}>
            <Item item={item} isOpen={belongs(item, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function belongs(item: NavItem, pathname: string): boolean {
  return [item.to, ...(item.also ?? [])].some(
    (start) => pathname === start || pathname.startsWith(`${start}/`),
  )
}

const noCount = () => 0

function Item({ item, isOpen }: { item: NavItem; isOpen: boolean }) {
  // An item keeps its hook for life, so the order of hooks cannot change.
  const useCount = item.useCount ?? noCount
  const count = useCount()
  return (
    <Link
      to={item.to}
      aria-current={isOpen ? 'page' : undefined}
      className={classes(
        'relative flex h-[66px] flex-col items-center justify-center gap-1 text-[.6875rem] font-[560] focus-visible:-outline-offset-4',
        isOpen
          ? "font-[640] text-ink before:absolute before:-top-px before:left-1/2 before:-ml-3 before:h-[3px] before:w-6 before:bg-heat before:content-['']"
          : 'text-ink-3',
      )}
    >
      <span className="relative">
        <item.icon size={24} aria-hidden="true" />
        <CountBadge
          count={count}
          label={`${count} new`}
          className="absolute -top-1.5 left-[15px] h-[18px] min-w-[18px] px-[5px] ring-2 ring-surface"
        />
      </span>
      {item.label}
    </Link>
  )
}
