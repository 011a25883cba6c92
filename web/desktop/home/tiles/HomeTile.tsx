import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  title: ReactNode
  aside?: ReactNode
  drawing: ReactNode
  /** The one number, before its words. */
  value?: string
  words: ReactNode
  /** Where the whole tile leads. */
  to?: string
}

/** One tile of the home: a name, a small drawing, one number and what it counts. */
export function HomeTile({ title, aside, drawing, value, words, to }: Props) {
  return (
    <section className="group relative flex min-w-0 flex-col bg-surface px-4 pt-4 pb-[18px] md:px-5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="title-s">
          {to ? (
            <Link
              to={to}
              className="decoration-line-strong underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {aside ? <span className="text-right text-caption text-ink-3">{aside}</span> : null}
      </div>
      <div className="mt-3 flex h-16 items-end">{drawing}</div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-caption leading-[1.625rem] text-ink-2">
        {value ? (
          <b className="text-[1.25rem] leading-[1.3] font-[560] tracking-[-.01em] text-ink tnum">{value}</b>
        ) : null}{' '}
        <span>{words}</span>
      </p>
    </section>
  )
}
