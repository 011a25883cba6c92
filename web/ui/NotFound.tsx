import { Button } from './Button.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The not-found page, the same for an address that never was and for one that is not yours to see (T-019). */
export function NotFound() {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] px-5 py-8 sm:px-16">
      <a href="/" aria-label="JUL, home" className="inline-flex min-h-11 items-center justify-self-start">
        <Wordmark className="h-6" />
      </a>
      <div className="grid max-w-[34rem] content-center gap-5 pb-16">
        <p className="figure wdth-forge text-[clamp(5rem,4rem+8vw,9rem)] text-ink">404</p>
        <h1 className="display-m">This page is not here</h1>
        <p className="text-body-l text-ink-2">
          The address may be mistyped, or the page may have moved. Nothing is broken on your side.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button href="/" variant="solid">
            Go to the front page
          </Button>
          <Button href="/auth">Sign in</Button>
        </div>
      </div>
    </main>
  )
}
