import { paths } from '#contract/paths.ts'
import { cookieText, cookieTexts, cookieVersion } from '#domain/privacy/texts.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { CookieRows } from './CookieRows.tsx'

const line = `${buttonClasses({ variant: 'line', size: 'default', isStill: false })} h-11!`
const quiet = buttonClasses({ variant: 'quiet', size: 'small', isStill: false })

/**
 * The question about cookies and its dialog, unseen until `wakeCookies` has found that it has to be asked. Markup of the
 * browser's own, because the documents of the site carry no React; both answers are one press and look the same (K51).
 */
export function CookieBanner() {
  return (
    <div data-cookies="">
      <section
        hidden
        data-cookie-banner=""
        aria-labelledby="cookies-title"
        className="native-question rounded-panel border border-line bg-raised p-5 text-ink shadow-dialog"
      >
        <h2 id="cookies-title" className="title-s">
          {cookieText.title}
        </h2>
        <p className="mt-1.5 text-body-s text-ink-2">{cookieText.lead}</p>
        <div className="mt-4 grid grid-cols-2 gap-2">
          <button type="button" data-choose="all" className={line}>
            {cookieTexts.acceptAll}
          </button>
          <button type="button" data-choose="none" className={line}>
            {cookieTexts.rejectOptional}
          </button>
        </div>
        <p role="alert" data-cookie-failure="" className="text-caption text-danger-text" />
        <div className="mt-2 flex items-center justify-between gap-4">
          <button type="button" data-cookie-customize="" className={`${quiet} -ml-3`}>
            {cookieTexts.customize}
          </button>
          <a
            href={paths.page('/cookie-preferences')}
            className="inline-flex min-h-11 items-center text-caption text-ink-2 underline underline-offset-4"
          >
            {cookieTexts.everyEntry}
          </a>
        </div>
      </section>
      <dialog
        data-cookie-dialog=""
        aria-labelledby="cookies-dialog-title"
        className="native-dialog overflow-hidden rounded-panel bg-raised text-ink shadow-dialog"
      >
        <form>
          <header className="p-5">
            <h2 id="cookies-dialog-title" className="title-l">
              {cookieText.dialogTitle}
            </h2>
            <p className="mt-1.5 text-ink-2">{cookieText.dialogLead}</p>
          </header>
          <CookieRows idStart="cookies" className="px-5" />
          <p role="alert" data-cookie-failure="" className="px-5 text-caption text-danger-text" />
          <footer className="flex flex-wrap items-center gap-2 border-t border-line bg-surface p-5">
            <span data-cookie-version="" className="w-full text-caption text-ink-3">
              {cookieTexts.versionNote(cookieVersion)}
            </span>
            <button
              type="button"
              data-cookie-cancel=""
              className={buttonClasses({ variant: 'line', size: 'default', isStill: false })}
            >
              {cookieTexts.cancel}
            </button>
            <button
              type="submit"
              className={buttonClasses({ variant: 'solid', size: 'default', isStill: false })}
            >
              {cookieTexts.save}
            </button>
          </footer>
        </form>
      </dialog>
    </div>
  )
}
