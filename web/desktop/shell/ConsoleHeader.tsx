import { Menu } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { QuickNavigation } from '#web/features/content/places/QuickNavigation.tsx'
import type { Me } from '#web/lib/signIn/session.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { UserMenu } from '#web/ui/overlays/UserMenu.tsx'
import { late } from '#web/ui/states/late.tsx'
import { ConsoleBrand } from './ConsoleBrand.tsx'
import type { ConsoleTab } from './tabs.tsx'
import { tabs } from './tabs.tsx'

const NavigationDrawer = late(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

const screens = [
  ...tabs.map(({ id, label }) => ({ label, to: paths.dashboard(id === 'home' ? undefined : id) })),
  { label: 'Mobile console', to: paths.app() },
]

/** 56 px: the mark, quick navigation, the account. Below 768 px the cabinet hides behind the first button. */
export function ConsoleHeader({ openTab, me }: { openTab: ConsoleTab; me: Me }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [hasDrawer, setHasDrawer] = useState(false)
  return (
    <header className="sticky top-0 z-20 grid h-14 grid-cols-[1fr_minmax(200px,360px)_1fr] items-center gap-6 border-b border-line bg-bg px-6 max-[1101px]:grid-cols-[auto_minmax(0,360px)_auto] max-[1101px]:justify-between max-md:flex max-md:gap-2 max-md:pr-4 max-md:pl-2">
      <div className="flex items-center gap-1">
        <IconButton
          icon={Menu}
          label="Open navigation"
          className="md:hidden"
          aria-expanded={isDrawerOpen}
          onClick={() => {
            setHasDrawer(true)
            setDrawerOpen(true)
          }}
        />
        <ConsoleBrand />
      </div>
      <QuickNavigation screens={screens} className="max-md:hidden" />
      <div className="flex items-center justify-end gap-2">
        <UserMenu
          profileTo={paths.dashboard('settings')}
          settingsTo={paths.dashboard('settings', { part: 'appearance' })}
        />
      </div>
      {hasDrawer ? (
        <NavigationDrawer
          open={isDrawerOpen}
          onOpenChange={setDrawerOpen}
          openTab={openTab}
          me={me}
          onLost={() => {
            setDrawerOpen(false)
            setHasDrawer(false)
          }}
        />
      ) : null}
    </header>
  )
}
