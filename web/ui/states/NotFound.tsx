import { paths } from '#contract/paths.ts'
import { Wordmark } from '../marks/Wordmark.tsx'
import { NotFoundWords } from './NotFoundWords.tsx'

/** The not-found page, the same for an address that never was and for one that is not yours to see (T-019). */
export function NotFound() {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-[1376px] grid-rows-[68px_1fr] px-5 sm:px-8 lg:px-16"
    >
      <a
        href={paths.home()}
        aria-label="JUL, home"
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        <Wordmark className="h-[22px]" />
      </a>
      <div className="grid max-w-[36rem] content-center justify-items-start gap-5 pb-24">
        <NotFoundWords />
      </div>
    </main>
  )
}
