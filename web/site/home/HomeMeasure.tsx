import { minuteLines, sessionParts } from '../pages/work/minuteLines.ts'

const marks = [
  { at: sessionParts.question, label: 'The question, in one sentence' },
  { at: sessionParts.facts, label: 'Facts on the table, numbers first' },
  { at: sessionParts.options, label: 'Options, each with its price' },
  { at: sessionParts.decision, label: 'The decision and who owns it' },
  { at: sessionParts.stop, label: 'Stop' },
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
              className={`text-ink-2 max-md:grid max-md:grid-cols-[3.5rem_1fr] relative max-md:items-baseline max-md:gap-3 max-md:py-3 max-md:pl-5 max-md:before:absolute max-md:before:top-[28px] max-md:before:left-0 max-md:before:h-[1.5px] max-md:before:w-2.5 max-md:before:bg-ink ${isLast ? 'md:text-right' : 'md:pr-3'}`}
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
      <figcaption className="sr-only">How the {sessionParts.stop} minutes of a session are spent</figcaption>
    </figure>
  )
}

/** Over the whole width, as wide as it is. */
function Ruler() {
  return (
    <svg
      viewBox={`0 0 ${sessionParts.stop} 36`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-9 w-full overflow-visible border-t-[1.5px] border-ink max-md:hidden"
    >
      <path
        d={minuteLines(0, sessionParts.stop)}
        stroke="currentColor"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
