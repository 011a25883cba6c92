import { Dialog } from '@base-ui/react/dialog'
import { Smartphone, X } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { chooseSurface } from '#web/lib/page/surface.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { useBackCloses } from '#web/ui/overlays/useBackCloses.ts'
import type { ConsoleTab } from './tabs.tsx'
import { tabs } from './tabs.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; openTab: ConsoleTab; me: Me }

/** The cabinet on a phone: the same drawers in a list that slides in from the left. */
export function NavigationDrawer({ open, onOpenChange, openTab, me }: Props) {
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lifted-scrim fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="lifted-side fixed inset-y-0 left-0 z-40 grid w-[min(320px,86vw)] grid-rows-[auto_1fr] bg-raised text-ink shadow-dialog outline-none">
          <header className="flex items-center justify-between py-3 pr-2 pl-5">
            <Dialog.Title className="title-m">{accountTexts.drawerTitle}</Dialog.Title>
            <Dialog.Close render={<IconButton icon={X} label="Close navigation" />} />
          </header>
          <nav aria-label="Console" className="overflow-y-auto border-t border-line">
            <ul className="hairlines">
              {tabs.map((tab) => {
                const lock = tab.lockOf(me)
                return (
                  <li key={tab.id}>
                    <Link
                      to={paths.dashboard(tab.id === 'home' ? undefined : tab.id)}
                      onClick={() => onOpenChange(false)}
                      aria-current={tab.id === openTab.id ? 'page' : undefined}
                      className={classes(
                        'relative flex min-h-[52px] items-center gap-3.5 px-5 font-[560] focus-visible:-outline-offset-[3px]',
                        tab.id === openTab.id && 'bg-ink text-ink-inverse',
                      )}
                    >
                      <tab.icon size={20} aria-hidden="true" />
                      <span className="flex-1">{tab.label}</span>
                      {lock ? <small className="text-micro opacity-75">{lock}</small> : null}
                      {tab.id === openTab.id ? <i className="size-2 bg-heat" /> : null}
                    </Link>
                  </li>
                )
              })}
              <li>
                <Link
                  to={paths.app()}
                  onClick={() => {
                    chooseSurface('mobile')
                    onOpenChange(false)
                  }}
                  className="flex min-h-[52px] items-center gap-3.5 px-5 font-[560] focus-visible:-outline-offset-[3px]"
                >
                  <Smartphone size={20} aria-hidden="true" />
                  Mobile console
                </Link>
              </li>
            </ul>
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
