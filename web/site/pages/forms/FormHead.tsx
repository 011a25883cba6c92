import type { ReactNode } from 'react'

type Props = {
  /** Two or three words, each drawn wider than the one before it. */
  title: readonly [string, string]
  lead?: string
  aside: ReactNode
  children: ReactNode
}

/** The head of a page that is a form, or that says what became of it, with the other ways next to it. */
export function FormHead({ title: [first, second], lead, aside, children }: Props) {
  return (
    <section className="pt-14 pb-24 max-md:pt-6 max-md:pb-16">
      <div className="site-width">
        <h1 className="text-[clamp(2.5rem,6vw,5.5rem)] leading-[.98] tracking-[-.03em]">
          <span className="wdth-forge">{first}</span>{' '}
          <span className="wdth-studio tracking-[-.045em]">{second}</span>
        </h1>
        {lead ? <p className="mt-6 max-w-[36em] text-body-l text-ink-2">{lead}</p> : null}
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-14 max-md:mt-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {children}
          <aside className="border-t-[1.5px] border-ink">{aside}</aside>
        </div>
      </div>
    </section>
  )
}

/** One fact next to a form. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line-strong py-4.5">
      <h2 className="text-caption font-semibold text-ink-3">{title}</h2>
      <div className="mt-1 text-body-s text-ink-2 [&>a]:-my-3">{children}</div>
    </section>
  )
}
