import type { ReactNode } from 'react'

type Props = {
  /** The heading in one to three lines, each drawn wider than the one before it. */
  lines: readonly string[]
  lead?: ReactNode
  /** What stands next to heading and lead: facts, a list, a way on, or the lead itself. */
  children?: ReactNode
}

const [narrow, middle, wide] = ['wdth-forge', 'wdth-workshop', 'wdth-studio tracking-[-.04em]'] as const

/** How each line is drawn: two of them go from the narrowest to the widest at once. */
export const lookOf = (at: number, count: number) => (at === 0 ? narrow : at < count - 1 ? middle : wide)

/** About how wide a character is drawn in each of the three, in parts of its height. */
const widths = { [narrow]: 0.4, [middle]: 0.5, [wide]: 0.55 }

/** On a phone, as large as the longest line lets all of them be. */
function phoneSize(lines: readonly string[]): string {
  const widest = Math.max(...lines.map((line, at) => line.length * widths[lookOf(at, lines.length)]))
  if (widest <= 5.6) return 'max-sm:text-[15vw]'
  return widest <= 7.75 ? 'max-sm:text-[12vw]' : 'max-sm:text-[9.4vw]'
}

/** The head of a page: what it is about in a few words, and in a few more. */
export function PageHero({ lines, lead, children }: Props) {
  return (
    <section className="pt-14 pb-20 max-md:pt-8 max-md:pb-14">
      <div className="site-width grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1.75fr_1fr]">
        <div>
          <h1
            aria-label={lines.join(' ')}
            className={`grid text-[calc(1.1rem+5.2vw)] leading-[1] tracking-[-.026em] lg:text-[min(5.55vw,5rem)] ${phoneSize(lines)}`}
          >
            {lines.map((line, at) => (
              <span key={line} className={lookOf(at, lines.length)}>
                {line}
              </span>
            ))}
          </h1>
          {lead ? <p className="mt-8 max-w-[36em] text-body-l">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
