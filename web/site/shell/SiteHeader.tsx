import { CircleUser, Menu, Search } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { navigationEntries } from '#domain/content/rules/navigation.ts'
import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import type { Place } from '#domain/content/types.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { isSamePage } from '../content/pages.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CurrencyButton, CurrencyPicker } from './CurrencyPicker.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { QuickNavigationPopover } from './QuickNavigation.tsx'

type Props = {
  /** The page's own address; empty where it answers for any address. */
  path: string
  /** It stands over a dark head of the page and looks like a part of it. */
  isDark?: boolean
}

/** The head of every public page. Links are links, boxes are the browser's own: it works before any script. */
export function SiteHeader({ path, isDark = false }: Props) {
  // In development the program draws every page, so the documents' script comes after it.
  useEffect(() => {
    if (import.meta.env.DEV) void import('./script.ts')
  }, [])
  return (
    <header
      data-path={path}
      data-theme={isDark ? 'dark' : undefined}
      data-band={isDark ? 'dark' : undefined}
      className={`sticky top-0 z-30 ${isDark ? 'bg-steel-950 text-ink' : 'bg-[color-mix(in_oklab,var(--jul-bg)_88%,transparent)] frosted'}`}
    >
      <div className="mx-auto flex h-[68px] max-w-[1376px] items-center gap-4 px-5 xl:gap-10 max-sm:h-15 sm:px-8 lg:px-16">
        <a
          href={paths.home()}
          data-logo=""
          aria-label={`${brandName}, home`}
          className="inline-flex min-h-11 min-w-11 items-center"
        >
          <Wordmark className="h-6 max-sm:h-[22px]" />
        </a>
        <nav aria-label="Main" className="flex-1 max-lg:hidden">
          <ul className="flex gap-0.5">
            {navigationEntries.map((entry) => (
              <Entry key={entry.path} entry={entry} isCurrent={isSamePage(entry.path, path)} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Back className="max-sm:hidden" />
          <CurrencyButton />
          <IconButton icon={Search} label="Quick navigation" popoverTarget="quick" aria-keyshortcuts="/" />
          <span data-staff-entry="" className="when-staff max-sm:hidden">
            <Button href={paths.vip()} size="small">
              {siteTexts.staffEntry}
            </Button>
          </span>
          <span className="when-out" data-sign-in-place="">
            {/* Wide enough in the font of the system, too: nothing moves when ours arrives. */}
            <Button href={paths.auth()} size="small" className="min-w-20">
              {siteTexts.signIn}
            </Button>
          </span>
          <span className="when-in">
            <IconButton icon={CircleUser} label="Account" popoverTarget="account" />
          </span>
          <span className="-mr-3 lg:hidden">
            <IconButton
              icon={Menu}
              label="Open navigation"
              {...{ command: 'show-modal', commandfor: 'drawer' }}
            />
          </span>
        </div>
      </div>
      {/* Next to the logo there is no room for it on a phone. */}
      <Back className="px-5 sm:hidden" />
      <CurrencyPicker />
      <QuickNavigationPopover />
      <AccountMenu />
      <NavigationDrawer entries={navigationEntries} path={path} />
    </header>
  )
}

/** Leads back to a landing page; where and whether, the script says (K06). */
function Back({ className }: { className: string }) {
  return (
    <a
      href={paths.home()}
      data-back=""
      hidden
      className={`inline-flex min-h-11 items-center px-2.5 text-body-s font-semibold text-ink-2 hover:text-ink ${className}`}
    >
      {siteUiTexts.back}
    </a>
  )
}

function Entry({ entry, isCurrent }: { entry: Place; isCurrent: boolean }) {
  const id = `tip-${entry.label.toLowerCase().replaceAll(' ', '-')}`
  return (
    <li className="relative">
      <a
        href={entry.path}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={id}
        className="inline-flex min-h-9 items-center rounded-chip px-1.5 text-body-s font-[520] whitespace-nowrap xl:px-2.5 text-ink-2 hover:bg-well hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11"
      >
        {entry.label}
      </a>
      <span
        role="tooltip"
        id={id}
        className="tip absolute top-[calc(100%+4px)] left-1.5 rounded-chip bg-ink px-2.5 py-1.5 text-caption whitespace-nowrap text-ink-inverse shadow-lift"
      >
        {entry.tooltip}
      </span>
    </li>
  )
}
