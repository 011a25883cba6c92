import type { LucideIcon } from 'lucide-react'
import { ChevronRight, LifeBuoy, Monitor, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTabTexts } from '#domain/accounts/texts/accountTab.ts'
import { chooseSurface } from '#web/lib/page/surface.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'

/** The two ways that the phone's Account tab begins with: to us, and to what one says of oneself (spec 1 §2, T-208). */
export function AccountButtons() {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size="large" href={paths.contact()}>
        {accountTabTexts.contact}
      </Button>
      <Button size="large" to={paths.dashboard('settings')}>
        {accountTabTexts.profile}
      </Button>
    </div>
  )
}

const row =
  'flex min-h-[52px] items-center gap-3.5 rounded-panel px-4 font-[540] focus-visible:-outline-offset-2'

/** Where the Account tab leads besides (T-208). The handbook is a document of the site. */
export function AccountRows() {
  return (
    <Panel>
      <PanelRows>
        <li>
          <Link to="?tab=privacy" className={row}>
            <Parts icon={Shield} label={accountTabTexts.privacy} />
          </Link>
        </li>
        <li>
          <a href={paths.page('/jul-console-handbook')} className={row}>
            <Parts icon={LifeBuoy} label={accountTabTexts.help} />
          </a>
        </li>
        <li>
          <Link to={paths.dashboard()} onClick={() => chooseSurface('desktop')} className={row}>
            <Parts icon={Monitor} label="Desktop console" />
          </Link>
        </li>
      </PanelRows>
    </Panel>
  )
}

function Parts({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span className="flex-1">{label}</span>
      <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
    </>
  )
}
