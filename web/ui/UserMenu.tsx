import { ChevronDown, CircleUser, LayoutDashboard, LogOut, Settings2, ShieldCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import type { Me } from '#web/lib/session.tsx'
import { useMe } from '#web/lib/session.tsx'
import { signOut } from '#web/lib/signOut.ts'
import type { AvatarTone } from './Avatar.tsx'
import { Avatar } from './Avatar.tsx'
import { Menu, MenuItem, MenuLine, MenuLink, MenuNote } from './Menu.tsx'

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
}

/** Console Dashboard, VIP Access for staff, Profile, Settings, Logout (spec 1 §2). */
export function UserMenu({ isCompact = false, profileTo, settingsTo }: Props) {
  const me = useMe()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account of ${me.displayName}`}
          className="flex min-h-11 items-center gap-2 rounded-control px-2 text-body-s font-[560] hover:bg-sunken dark:hover:bg-surface"
        >
          <Avatar name={me.displayName} tone={avatarToneOf(me)} size={isCompact ? 32 : 30} />
          {isCompact ? null : (
            <>
              <span className="max-w-44 truncate max-[1100px]:hidden">{me.displayName}</span>
              <ChevronDown size={16} aria-hidden="true" className="max-[1100px]:hidden" />
            </>
          )}
        </button>
      }
    >
      <MenuNote>
        <span className="block truncate font-semibold text-ink">{me.displayName}</span>
        <span className="block truncate">{me.email}</span>
      </MenuNote>
      <MenuLine />
      <MenuLink to={paths.dashboard()} icon={LayoutDashboard}>
        {accountTexts.menuDashboard}
      </MenuLink>
      {me.isStaff ? (
        <MenuLink to={paths.vip()} icon={ShieldCheck}>
          {accountTexts.menuStaff}
        </MenuLink>
      ) : null}
      <MenuLink to={profileTo} icon={CircleUser}>
        {accountTexts.menuProfile}
      </MenuLink>
      <MenuLink to={settingsTo} icon={Settings2}>
        {accountTexts.menuSettings}
      </MenuLink>
      <MenuLine />
      <MenuItem onPress={() => void signOut()} icon={LogOut}>
        {accountTexts.menuSignOut}
      </MenuItem>
    </Menu>
  )
}
