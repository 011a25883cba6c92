import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'

type Action = { href: string; label: string }
type Props = {
  title: string
  out?: string
  /** The same next step for everybody, in place of an account or the console. */
  action?: Action
  /** What stands next to the sentence in place of a button. */
  children?: ReactNode
}

/** The next step where a page is about sessions. */
export const bookStrategy: Action = {
  href: paths.page('/book?service=strategy'),
  label: 'Book a strategy session',
}

/** The end of a page: one sentence and the next step, for who is signed in and who is not. */
export function EndBand({ title, out = 'Start free', action, children }: Props) {
  return (
    <section className="bg-heat py-24 text-on-heat max-md:py-18">
      <div
        className={`site-width ${children ? 'grid items-end gap-x-16 gap-y-10 lg:grid-cols-2' : 'flex flex-wrap items-center justify-between gap-8'}`}
      >
        <h2
          dir="auto"
          className={`wrap-anywhere wdth-studio ${children ? 'text-[clamp(2.25rem,5vw,4.5rem)]' : 'text-[clamp(2.25rem,5.4vw,5rem)]'} leading-[.98] tracking-[-.04em]`}
        >
          {title}
        </h2>
        {children ? (
          children
        ) : action ? (
          <EndAction {...action} />
        ) : (
          <>
            <EndAction className="when-out" href={paths.auth('sign-up')} label={out} />
            <EndAction className="when-in" href={paths.dashboard()} label="Open the console" />
          </>
        )}
      </div>
    </section>
  )
}

function EndAction({ className, href, label }: Action & { className?: string }) {
  return (
    <span className={className}>
      <a
        href={href}
        className="pressable inline-flex h-12 items-center rounded-control bg-[#101418] px-5 font-semibold text-white hover:bg-[#2c3337] focus-visible:outline-[#101418] active:translate-y-px"
      >
        {label}
      </a>
    </span>
  )
}
