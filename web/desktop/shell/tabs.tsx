import type { LucideIcon } from 'lucide-react'
import { CalendarClock, Home, Kanban, Settings2, Table2 } from 'lucide-react'
import type { DashboardTab } from '#contract/paths.ts'
import { dashboardTabs } from '#contract/paths.ts'
import { hasRight } from '#domain/billing/rules/rights.ts'
import type { LazyScreen } from '#web/lib/page/screen.tsx'
import { screen } from '#web/lib/page/screen.tsx'
import type { Me } from '#web/lib/signIn/session.tsx'

export type ConsoleTab = LazyScreen<object> & {
  id: DashboardTab
  label: string
  icon: LucideIcon
  /** What the plan of this surface lacks, in two words on the drawer; null where it lacks nothing (4.12.1). */
  lockOf: (me: Me) => 'View only' | 'Pro Only' | null
}

const none = () => null

/** What each drawer of the cabinet holds; a tab without a screen does not compile. */
const drawers: Readonly<Record<DashboardTab, Omit<ConsoleTab, 'id'>>> = {
  home: {
    label: 'Home',
    icon: Home,
    ...screen(() => import('../home/HomeDesktop.tsx').then((module) => ({ default: module.HomeDesktop }))),
    lockOf: none,
  },
  julboard: {
    label: 'JUL Board',
    icon: Kanban,
    ...screen(() =>
      import('#web/features/board/screens/BoardDesktop.tsx').then((module) => ({
        default: module.BoardDesktop,
      })),
    ),
    lockOf: (me) => (hasRight([me.desktopPlan], 'board.edit') ? null : 'View only'),
  },
  sessions: {
    label: 'Sessions',
    icon: CalendarClock,
    ...screen(() =>
      import('#web/features/sessions/screens/SessionsDesktop.tsx').then((module) => ({
        default: module.SessionsDesktop,
      })),
    ),
    lockOf: none,
  },
  platform: {
    label: 'Platform Overview',
    icon: Table2,
    ...screen(() =>
      import('#web/features/billing/screens/PlatformOverviewDesktop.tsx').then((module) => ({
        default: module.PlatformOverviewDesktop,
      })),
    ),
    lockOf: none,
  },
  settings: {
    label: 'Settings',
    icon: Settings2,
    ...screen(() =>
      import('#web/features/accounts/screens/SettingsDesktop.tsx').then((module) => ({
        default: module.SettingsDesktop,
      })),
    ),
    lockOf: none,
  },
}

const openDrawer = (id: DashboardTab): ConsoleTab => ({ id, ...drawers[id] })

/** The drawers of the cabinet, in the order of the addresses. */
export const tabs: readonly ConsoleTab[] = dashboardTabs.map(openDrawer)

/** The tab an address names; anything else falls to home (K60). */
export function tabOf(name: string | null): ConsoleTab {
  return tabs.find((tab) => tab.id === name) ?? openDrawer('home')
}
