import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'

export type SiteLink = { href: string; label: string }

/** The head of every public page. Links are links: it works before any script, and without one. */
export function SiteHeader({ links }: { links: readonly SiteLink[] }) {
  return (
    <header className="sticky top-0 z-30 bg-[color-mix(in_oklab,var(--jul-bg)_88%,transparent)] backdrop-blur-[14px]">
      <div className="mx-auto flex h-[68px] max-w-[1376px] items-center gap-10 px-5 max-sm:h-15 sm:px-8 lg:px-16">
        <a href={paths.home()} aria-label="JUL, home" className="inline-flex min-h-11 min-w-11 items-center">
          <Wordmark className="h-[22px]" />
        </a>
        <nav aria-label="Main" className="flex-1 max-md:hidden">
          <ul className="flex gap-0.5">
            {links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-9 items-center rounded-chip px-2.5 text-body-s font-[520] text-ink-2 hover:bg-well hover:text-ink pointer-coarse:min-h-11"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Button href={paths.auth()} size="small" variant="quiet">
            Sign in
          </Button>
          <Button href={paths.auth('sign-up')} size="small">
            Start free
          </Button>
        </div>
      </div>
    </header>
  )
}
