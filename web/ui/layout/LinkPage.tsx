import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

/** A page that a link of an email opens: the way home, and the one thing that is asked. */
export function LinkPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto flex h-[68px] max-w-[640px] items-center px-5">
        <a href={paths.home()} aria-label="JUL, home" className="inline-flex min-h-11 min-w-11 items-center">
          <Wordmark className="h-[22px]" />
        </a>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[640px] px-5 pt-6 pb-20 outline-none sm:pt-10"
      >
        {children}
      </main>
    </>
  )
}
