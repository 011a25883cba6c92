import { ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { siteTexts } from '#domain/content/texts.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { classes } from '#web/ui/classes.ts'
import type { AvatarTone } from '#web/ui/marks/Avatar.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Button } from '../buttons/Button.tsx'
import { late } from '../states/late.tsx'

const AccountRows = late(async () => (await import('./AccountRows.tsx')).AccountRows)

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
 * The account and where it leads (spec 1 §2). A list of links in a native popover: the browser closes it on Escape
 * or a press outside and gives the focus back. Its rows load once the console is on the screen.
 */
export function UserMenu({ isCompact = false, profileTo, settingsTo, className }: Props) {
  const me = useMe()
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const close = () => list.current?.hidePopover()
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
            <span dir="auto" className="max-w-44 truncate max-[1101px]:hidden">
              {me.displayName}
            </span>
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
          <span dir="auto" className="block truncate font-semibold text-ink">
            {me.displayName}
          </span>
          <span className="block truncate">{me.email}</span>
        </p>
        <AccountRows
          isStaff={me.isStaff}
          profileTo={profileTo}
          settingsTo={settingsTo}
          onPress={close}
          lost={(retry) => (
            <Button size="small" onClick={retry}>
              {siteTexts.retry}
            </Button>
          )}
        />
      </nav>
    </>
  )
}
