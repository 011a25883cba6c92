import { paths } from '#contract/paths.ts'
import { cookieText, cookieTexts } from '#domain/privacy/texts.ts'
import { CookieRows } from '#web/features/privacy/cookies/CookieRows.tsx'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'

const line = buttonClasses({ variant: 'line', size: 'default', isStill: false })

/** The choice about cookies on its page. It works without scripts, by a native POST that is answered by this page (0028). */
export function CookieForm() {
  return (
    <form
      method="post"
      action={paths.page('/cookie-preferences')}
      data-cookie-form=""
      aria-labelledby="cookie-choice"
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="p-7 max-md:p-5">
        <h2 id="cookie-choice" className="title-s">
          {cookieText.dialogTitle}
        </h2>
        <p role="status" data-receipt="" className="mt-1.5 text-body-s text-ink-2">
          <span data-fill="receipt" />
        </p>
      </div>
      <CookieRows idStart="choice" className="px-7 max-md:px-5" />
      <p
        role="alert"
        data-cookie-failure=""
        className="px-7 text-caption text-danger-text max-md:px-5"
        data-fill="failure"
      />
      <div className="flex flex-wrap gap-2 border-t border-line px-7 py-5 max-md:px-5 max-md:[&>button]:w-full">
        <button type="submit" name="choice" value="all" className={line}>
          {cookieTexts.acceptAll}
        </button>
        <button type="submit" name="choice" value="none" className={line}>
          {cookieTexts.rejectOptional}
        </button>
        <button
          type="submit"
          name="choice"
          value="own"
          className={buttonClasses({ variant: 'solid', size: 'default', isStill: false })}
        >
          {cookieTexts.save}
        </button>
      </div>
    </form>
  )
}
