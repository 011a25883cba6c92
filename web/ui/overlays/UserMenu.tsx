import type { LucideIcon } from 'lucide-react'
import { ChevronDown, CircleUser, LayoutDashboard, LogOut, Settings2, ShieldCheck } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { signOut } from '#web/lib/signIn/signOut.ts'
import { classes } from '../classes.ts'
import type { AvatarTone } from '../marks/Avatar.tsx'
import { Avatar } from '../marks/Avatar.tsx'

/** The colour says who somebody is: staff, founder, investor or advisory client. */
export function avatarToneOf(me: Pick<Me, 'isStaff' | 'profile'>): AvatarTone {
  if (me.isStaff) return 'vip'
  if (me.profile.userType === 'founder') return 'founders'
  if (me.profile.userType === 'investor') return 'investors'
  return me.profile.userType === 'advisory' ? 'advisory' : 'neutral'
}

type Props = {
  /** Only the avatar: on dark bands and narrow headers. */
  isCompact?: boolean
  profileTo: string
  settingsTo: string
  /** Where the open list stands under its header. */
  className?: string
}

/**
 * Console Dashboard, VIP Access for staff, Profile, Settings, Logout (spec 1 §2). A list of links in a native
 * popover: the browser closes it on Escape or a press outside and gives the focus back, and it costs no script.
 */
export function UserMenu({ isCompact = false, profileTo, settingsTo, className }: Props) {
  const me = useMe()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const close = () => list.current?.hidePopover()
  const row = { onClick: close }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Account of ${me.displayName}`}
        className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-body-s font-[560] hover:bg-sunken dark:hover:bg-surface"
      >
        <Avatar name={me.displayName} tone={avatarToneOf(me)} size={isCompact ? 32 : 30} />
        {isCompact ? null : (
          <>
            <span className="max-w-44 truncate max-[1101px]:hidden">{me.displayName}</span>
            <ChevronDown size={16} aria-hidden="true" className="max-[1101px]:hidden" />
          </>
        )}
      </button>
      <nav
        id={id}
        ref={list}
        popover="auto"
        aria-label="Account"
        className={classes(
          'native-popover fixed inset-auto m-0 w-64 rounded-[12px] border border-line bg-raised p-1.5 text-ink shadow-lift dark:border-transparent',
          className ?? 'top-[52px] right-4 max-md:right-2',
        )}
      >
        <p className="px-2.5 pt-1.5 pb-2 text-caption text-ink-3">
          <span className="block truncate font-semibold text-ink">{me.displayName}</span>
          <span className="block truncate">{me.email}</span>
        </p>
        <hr className="mx-2.5 mb-1.5 border-line" />
        <Row to={paths.dashboard()} icon={LayoutDashboard} label={accountTexts.menuDashboard} {...row} />
        {me.isStaff ? (
          <Row to={paths.vip()} icon={ShieldCheck} label={accountTexts.menuStaff} {...row} />
        ) : null}
        <Row to={profileTo} icon={CircleUser} label={accountTexts.menuProfile} {...row} />
        <Row to={settingsTo} icon={Settings2} label={accountTexts.menuSettings} {...row} />
        <hr className="mx-2.5 my-1.5 border-line" />
        <button
          type="button"
          onClick={() => {
            close()
            signOut()
          }}
          className={rowClasses}
        >
          <LogOut size={18} aria-hidden="true" className="text-ink-3" />
          {accountTexts.menuSignOut}
        </button>
      </nav>
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
