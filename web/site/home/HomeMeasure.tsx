import { serviceCatalogue } from '#domain/billing/rules/services.ts'

const minutes = serviceCatalogue.strategySession.minutes

const marks = [
  { at: 0, label: 'The question, in one sentence' },
  { at: minutes / 6, label: 'Facts on the table, numbers first' },
  { at: minutes / 2, label: 'Options, each with its price' },
  { at: (minutes * 5) / 6, label: 'The decision and who owns it' },
  { at: minutes, label: 'Stop' },
] as const

/** A session as a ruler: five marks that do not move. */
export function HomeMeasure() {
  return (
    <figure className="mt-16 max-md:mt-10">
      <Ruler />
      <ol className="relative mt-2.5 grid-cols-[1fr_2fr_2fr_.62fr_.38fr] max-md:border-l-[1.5px] max-md:border-ink md:grid">
        {marks.map((mark, at) => {
          const isLast = at === marks.length - 1
          return (
            <li
              key={mark.label}
              className={`text-ink-2 max-md:grid max-md:grid-cols-[3.5rem_1fr] relative max-md:items-baseline max-md:gap-3 max-md:py-3 max-md:pl-5 max-md:before:absolute max-md:before:top-[28px] max-md:before:left-0 max-md:before:h-[1.5px] max-md:before:w-2.5 max-md:before:bg-ink md:pr-3 ${isLast ? 'md:pr-0 md:text-right' : ''}`}
            >
              <b
                className={`block text-title-l font-[480] tracking-[-.02em] font-stretch-[112%] tnum ${isLast ? 'text-heat-text' : 'text-ink'}`}
              >
                {mark.at}
              </b>
              <span
                className={`block max-w-[10em] leading-[1.35] max-md:max-w-none ${isLast ? 'md:ml-auto' : ''}`}
              >
                {mark.label}
              </span>
            </li>
          )
        })}
      </ol>
      <figcaption className="sr-only">How the {minutes} minutes of a session are spent</figcaption>
    </figure>
  )
}

/** One line a minute, longer at five and longest at fifteen. */
function Ruler() {
  const lines = Array.from({ length: minutes + 1 }, (_, minute) => {
    const x = 0.75 + (minute * (1248 - 1.5)) / minutes
    const height = minute % 15 === 0 ? 36 : minute % 5 === 0 ? 20 : 11
    return `M${x.toFixed(1)} 0v${height}`
  })
  return (
    <svg
      viewBox="0 0 1248 36"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-9 w-full border-t-[1.5px] border-ink max-md:hidden"
    >
      <path d={lines.join('')} stroke="currentColor" strokeWidth={1} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
