import type { ReactNode } from 'react'

type Props = {
  /** The heading in one to three lines, each drawn wider than the one before it. */
  lines: readonly string[]
  lead: ReactNode
  /** What stands next to the lead: facts, a list, a way on. */
  children?: ReactNode
}

const [narrow, middle, wide] = ['wdth-forge', 'wdth-workshop', 'wdth-studio tracking-[-.04em]'] as const

/** How each line is drawn: two of them go from the narrowest to the widest at once. */
export const lookOf = (at: number, count: number) => (at === 0 ? narrow : at < count - 1 ? middle : wide)

/** The head of a page: what it is about in a few words, and in a few more. */
export function PageHero({ lines, lead, children }: Props) {
  return (
    <section className="pt-14 pb-20 max-md:pt-8 max-md:pb-14">
      <div className="site-width grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1.75fr_1fr]">
        <div>
          <h1
            aria-label={lines.join(' ')}
            className="grid text-[clamp(2.25rem,1.1rem+5.2vw,4.75rem)] leading-[1] tracking-[-.026em]"
          >
            {lines.map((line, at) => (
              <span key={line} className={lookOf(at, lines.length)}>
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-8 max-w-[36em] text-body-l">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
