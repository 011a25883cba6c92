import { CookieBanner } from '#web/features/privacy/cookies/CookieBanner.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { pageGroups } from '../content/pages/entry.ts'
import { sitePageEntries } from '../content/pages.ts'

const groups = pageGroups.map((title) => ({
  title,
  links: sitePageEntries.filter((page) => page.group === title && !page.isMinor),
}))
const small = sitePageEntries.filter((page) =>
  ['/responsible-disclosure', '/data-deletion', '/security-whitepaper'].includes(page.path),
)

/** The foot of every public page: only links that lead somewhere, and after it the question about cookies. */
export function SiteFooter() {
  return (
    <>
      <footer
        data-theme="dark"
        data-band="dark"
        className="overflow-hidden border-t border-line bg-steel-950 pt-20 text-ink max-md:pt-14"
      >
        <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
          <div className="grid gap-12 lg:grid-cols-[1fr_auto] lg:gap-20">
            <div>
              <p className="title-m max-w-[20em] font-[520]">
                Facts first, then the decision, then the work until it holds.
              </p>
              <p className="mt-8 max-w-[24em] text-body-s text-ink-2">
                YELMail: one useful email on building and funding, twice a month.
              </p>
              <Button href="/join-yelmail" className="mt-3">
                Get YELMail
              </Button>
            </div>
            <nav aria-label="Footer" className="grid grid-cols-2 gap-x-14 gap-y-8 sm:grid-cols-4">
              {groups.map((group) => (
                <div key={group.title}>
                  <h2 className="mb-3 text-caption font-[560] text-ink-2">{group.title}</h2>
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.path}>
                        <a
                          href={link.path}
                          className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11 max-md:min-h-11"
                        >
                          {link.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <div aria-hidden="true" className="mt-20 text-steel-850 max-md:mt-14">
            <Wordmark className="max-md:mb-3 md:-mb-[6.2%] h-auto! w-full!" />
          </div>
          <p className="relative flex flex-wrap gap-x-8 gap-y-2 pb-7 text-caption text-ink-2">
            <span className="mr-auto">
              Advisory and venture building. {brandName} gives no investment advice and arranges no
              investments.
            </span>
            {small.map((page) => (
              <a
                key={page.path}
                href={page.path}
                className="underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {page.label}
              </a>
            ))}
          </p>
        </div>
      </footer>
      <CookieBanner />
    </>
  )
}
