import type { ComponentProps, ComponentType, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useMediaQuery } from '#web/lib/page/mediaQuery.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Tooltip } from '#web/ui/overlays/Tooltip.tsx'
import { late } from '#web/ui/states/late.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { SaveState } from './SaveState.tsx'
import type { ConsoleTab } from './tabs.tsx'
import { tabs } from './tabs.tsx'

const StandardCard = late(async () => (await import('../home/StandardCard.tsx')).StandardCard)
type TooltipOf = ComponentType<ComponentProps<typeof Tooltip>>

type Props = {
  openTab: ConsoleTab
  /** Null while nobody could be asked who is here. */
  me: Me | null
  /** A card that is open over the board takes the room of the labels. */
  isShort: boolean
}

/** The cabinet of drawers: two columns, a rail of icons at 1100 px and below. The open one is ink with a hot square. */
export function Cabinet({ openTab, me, isShort }: Props) {
  const isNarrow = useMediaQuery('(max-width: 1100px)')
  const isRail = isNarrow || isShort
  const nav = useRef<HTMLElement>(null)
  const Name = useLateTooltip(isRail, nav)
  const drawerOf = (tab: ConsoleTab) => (
    <Drawer tab={tab} isOpen={tab.id === openTab.id} lock={me && tab.lockOf(me)} />
  )
  return (
    <nav ref={nav} aria-label="Console" className="sticky top-20 self-start max-md:hidden">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line rail:grid-cols-1">
        {tabs.map((tab) => (
          // An odd one at the end takes the whole row, so that no hole is left.
          <li key={tab.id} className="grid last:odd:col-span-full">
            {isRail && Name ? (
              <Name text={tab.label} side="right">
                {drawerOf(tab)}
              </Name>
            ) : (
              drawerOf(tab)
            )}
          </li>
        ))}
      </ul>
      <SaveState />
      {!isRail && me?.desktopPlan === 'desktop_standard' ? <StandardCard waiting={<CardSkeleton />} /> : null}
    </nav>
  )
}

/** The names of the drawers, which come after the first load. They draw the links anew, and the focus stays on its own. */
function useLateTooltip(isRail: boolean, nav: RefObject<HTMLElement | null>): TooltipOf | null {
  const [Shown, setShown] = useState<TooltipOf | null>(null)
  useEffect(() => {
    if (!isRail || Shown) return
    const show = ({ Tooltip }: { Tooltip: TooltipOf }) => {
      const held = document.activeElement
      flushSync(() => setShown(() => Tooltip))
      const address = held?.isConnected === false ? held.getAttribute('href') : null
      if (address) nav.current?.querySelector<HTMLElement>(`[href="${address}"]`)?.focus()
    }
    // Without them every drawer still has its name for who cannot see it.
    import('#web/ui/overlays/Tooltip.tsx').then(show, () => undefined)
  }, [isRail, Shown, nav])
  return Shown
}

/** In the place and size of the card. */
function CardSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-[181px] rounded-panel" />
    </Loading>
  )
}

type DrawerProps = { tab: ConsoleTab; isOpen: boolean; lock: string | null }

function Drawer({ tab, isOpen, lock, ...rest }: DrawerProps) {
  const Icon = tab.icon
  return (
    <Link
      {...rest}
      to={paths.dashboard(tab.id === 'home' ? undefined : tab.id)}
      aria-current={isOpen ? 'page' : undefined}
      onPointerEnter={() => void tab.load()}
      onFocus={() => void tab.load()}
      className={classes(
        'relative flex h-[86px] flex-col justify-between px-3 pt-[13px] pb-[11px] transition-colors duration-(--jul-t-state) focus-visible:-outline-offset-[3px]',
        'rail:h-[52px] rail:items-center rail:justify-center rail:p-0',
        isOpen
          ? 'bg-ink text-ink-inverse after:absolute after:top-3.5 after:right-3 after:size-2 after:bg-heat rail:after:top-[7px] rail:after:right-[7px] rail:after:size-1.5 focus-visible:outline-ink-inverse'
          : 'bg-surface hover:bg-steel-25 dark:hover:bg-raised',
        // The words of the lock stand where the square would.
        isOpen && lock && 'after:hidden rail:after:block',
      )}
    >
      <span
        className={classes(
          'flex h-5 items-start justify-between rail:h-auto',
          isOpen ? 'text-current' : 'text-ink-2',
        )}
      >
        <Icon size={20} aria-hidden="true" />
        {lock ? (
          <small
            className={classes(
              'pt-[3px] text-[.6875rem] leading-none font-[560] rail:sr-only',
              isOpen ? 'opacity-75' : 'text-ink-3',
            )}
          >
            {lock}
          </small>
        ) : null}
      </span>
      <span className="text-caption leading-[1.18] font-[560] rail:sr-only">{tab.label}</span>
    </Link>
  )
}
