import { siteTexts } from '#domain/content/texts.ts'
import { supportEmail } from '#web/lib/page/siteNames.ts'
import { Wordmark } from '../marks/Wordmark.tsx'

/**
 * What the static page of a console holds until the program runs. If it never does, style alone reveals the
 * way out after twelve seconds (T-171), so this must not depend on any script.
 */
export function BootFallback() {
  return (
    <div className="grid min-h-dvh place-items-center p-6">
      <div className="grid justify-items-center gap-6 text-center">
        <Wordmark className="h-6 text-ink-3" />
        <noscript>
          <p className="text-body-s text-ink-2">
            JUL Console needs JavaScript. Turn it on and reload this page.
          </p>
        </noscript>
        <div className="boot-late max-w-[26rem]">
          <h1 className="title-m">{siteTexts.emptyRoot}</h1>
          <p className="mt-2 text-body-s text-ink-2">
            The console didn't start. Reload the page. If that doesn't help, contact support and say what you
            were opening.
          </p>
          <p className="mt-5 flex justify-center gap-6 text-body-s font-semibold">
            <a
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              href="?"
            >
              Reload
            </a>
            <a
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              href={`mailto:${supportEmail}`}
            >
              Contact support
            </a>
          </p>
        </div>
      </div>
    </div>
  )
}
