import { Search, X } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'
import { siteTexts } from '#domain/content/texts.ts'
import type { Place } from '#domain/content/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'
import { isSamePage } from '../content/pages.ts'

/**
 * The entries where they do not fit next to the logo. A native modal dialog: the browser keeps the focus inside,
 * closes it on Escape and gives the focus back to the button (K05).
 */
export function NavigationDrawer({ entries, path }: { entries: readonly Place[]; path: string }) {
  return (
    <dialog
      id="drawer"
      aria-labelledby="drawer-title"
      {...{ closedby: 'any' }}
      className="site-drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(360px,88vw)] max-w-none overflow-y-auto border-0 bg-raised text-ink shadow-dialog"
    >
      <div className="flex min-h-full flex-col p-5">
        <div className="flex items-center justify-between">
          <h2 id="drawer-title" className="title-m">
            {siteTexts.drawerTitle}
          </h2>
          <span className="-mr-2">
            <IconButton icon={X} label="Close navigation" {...{ command: 'close', commandfor: 'drawer' }} />
          </span>
        </div>
        <search className="mt-4">
          <form action={paths.search()} className="flex gap-2">
            <input
              type="search"
              name="q"
              aria-label={searchTexts.label}
              placeholder={searchTexts.label}
              maxLength={quickWordsMax}
              enterKeyHint="search"
              className={`${inputClasses} h-11`}
            />
            <IconButton icon={Search} label={searchTexts.submit} type="submit" />
          </form>
        </search>
        <nav aria-label="Navigation" className="mt-4">
          <ul className="hairlines border-y border-line">
            {entries.map((entry) => (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  aria-current={isSamePage(entry.path, path) ? 'page' : undefined}
                  className="block py-3.5 focus-visible:-outline-offset-2"
                >
                  <span className="block text-body-l leading-tight font-[560]">{entry.label}</span>
                  <span className="mt-1 block text-caption text-ink-3">{entry.tooltip}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-6 grid gap-2.5">
          <span className="when-out grid gap-2.5">
            <Button href={paths.auth('sign-up')} variant="solid" size="large" isBlock>
              Start free
            </Button>
            <Button href={paths.auth()} size="large" isBlock>
              {siteTexts.signIn}
            </Button>
          </span>
          <span className="when-in grid gap-2.5">
            <Button href={paths.dashboard()} variant="solid" size="large" isBlock>
              {accountTexts.menuDashboard}
            </Button>
          </span>
          <span className="when-staff grid">
            <Button href={paths.vip()} size="large" isBlock>
              {siteTexts.staffEntry}
            </Button>
          </span>
        </div>
      </div>
    </dialog>
  )
}
