import type { LucideIcon } from 'lucide-react'
import { CircleUser, LayoutDashboard, LogOut, Settings2, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { signOut } from '#web/lib/signIn/signOut.ts'

type AccountRowsProps = {
  isStaff: boolean
  profileTo: string
  settingsTo: string
  /** Called before a row leads away. */
  onPress: () => void
}

/** Console Dashboard, VIP Access for staff, Profile, Settings, Logout (spec 1 §2). */
export function AccountRows({ isStaff, profileTo, settingsTo, onPress }: AccountRowsProps) {
  const row = { onClick: onPress }
  return (
    <>
      <hr className="mx-2.5 mb-1.5 border-line" />
      <Row to={paths.dashboard()} icon={LayoutDashboard} label={accountTexts.menuDashboard} {...row} />
      {isStaff ? <Row to={paths.vip()} icon={ShieldCheck} label={accountTexts.menuStaff} {...row} /> : null}
      <Row to={profileTo} icon={CircleUser} label={accountTexts.menuProfile} {...row} />
      <Row to={settingsTo} icon={Settings2} label={accountTexts.menuSettings} {...row} />
      <hr className="mx-2.5 my-1.5 border-line" />
      <button
        type="button"
        onClick={() => {
          onPress()
          signOut()
        }}
        className={rowClasses}
      >
        <LogOut size={18} aria-hidden="true" className="text-ink-3" />
        {accountTexts.menuSignOut}
      </button>
    </>
  )
}

const rowClasses =
  'flex min-h-9 w-full items-center gap-2.5 rounded-chip px-2.5 text-left text-body-s hover:bg-sunken dark:hover:bg-well focus-visible:-outline-offset-2 pointer-coarse:min-h-11 max-md:min-h-11'

type RowProps = { to: string; icon: LucideIcon; label: string; onClick: () => void }

function Row({ to, icon: Icon, label, onClick }: RowProps) {
  return (
    <Link to={to} onClick={onClick} className={rowClasses}>
      <Icon size={18} aria-hidden="true" className="text-ink-3" />
      {label}
    </Link>
  )
}
