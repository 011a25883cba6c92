import type { LucideIcon } from 'lucide-react'
import { CircleUser, LayoutDashboard, LogOut, Settings2, ShieldCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'

const row =
  'flex min-h-11 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-body-s hover:bg-sunken dark:hover:bg-well focus-visible:-outline-offset-2'

/** The user menu of a document (spec 1 §2, K09); name and e-mail come from the server when it opens. */
export function AccountMenu() {
  return (
    <nav
      id="account"
      popover="auto"
      aria-label="Account"
      className="native-popover fixed top-[62px] right-[max(20px,calc((100vw-1376px)/2+64px))] bottom-auto left-auto m-0 w-64 rounded-[12px] border border-line bg-raised p-1.5 text-ink shadow-lift dark:border-transparent"
    >
      <p className="px-2.5 pt-1.5 pb-2 text-caption text-ink-3" aria-live="polite">
        <span data-name="" className="block truncate font-semibold text-ink">
          {accountTexts.nameless}
        </span>
        <span data-email="" className="block min-h-[1.4em] truncate" />
      </p>
      <hr className="mx-2.5 mb-1.5 border-line" />
      <Row href={paths.dashboard()} icon={LayoutDashboard} label={accountTexts.menuDashboard} />
      <span className="when-staff">
        <Row href={paths.vip()} icon={ShieldCheck} label={accountTexts.menuStaff} />
      </span>
      <Row href={paths.dashboard('settings')} icon={CircleUser} label={accountTexts.menuProfile} />
      <Row
        href={paths.dashboard('settings', { part: 'appearance' })}
        icon={Settings2}
        label={accountTexts.menuSettings}
      />
      <hr className="mx-2.5 my-1.5 border-line" />
      <button type="button" data-sign-out="" className={row}>
        <LogOut size={18} aria-hidden="true" className="text-ink-3" />
        {accountTexts.menuSignOut}
      </button>
    </nav>
  )
}

function Row({ href, icon: Icon, label }: { href: string; icon: LucideIcon; label: string }) {
  return (
    <a href={href} className={row}>
      <Icon size={18} aria-hidden="true" className="text-ink-3" />
      {label}
    </a>
  )
}
