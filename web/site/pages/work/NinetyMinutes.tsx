import { minuteLines, sessionParts } from './minuteLines.ts'

const parts = [
  {
    at: sessionParts.question,
    title: 'The question',
    text: 'You read it out, in one sentence. We agree what a good answer would let you do on Monday. If it is really two questions, you choose one.',
    who: 'You speak first',
  },
  {
    at: sessionParts.facts,
    title: 'The facts',
    text: 'Customers, cash, prices, people and promises already made. Numbers before opinions. What nobody knows is written down as not known.',
    who: 'Your figures are on screen',
  },
  {
    at: sessionParts.options,
    title: 'The options',
    text: 'Three at most. For each: what it costs, what it rules out, and how soon you would know it was wrong.',
    who: 'Your advisor argues each one',
  },
  {
    at: sessionParts.decision,
    title: 'The decision',
    text: 'You choose. Every action gets one owner and one date, said aloud so that it is in the record. We stop on time.',
    who: 'You decide',
  },
] as const

const row = 'grid grid-cols-[3rem_1fr] gap-x-3 md:grid-cols-[4.75rem_1fr] md:gap-x-5'
const number = 'text-[1.875rem] leading-[.9] font-[460] tracking-[-.03em] font-stretch-[114%] tnum'

/** A session as a ruler: each part as long as it takes, and the end that does not move. */
export function NinetyMinutes() {
  return (
    <ol>
      {parts.map((part, at) => {
        const end = parts[at + 1]?.at ?? sessionParts.stop
        const isLong = end - part.at > 15
        return (
          <li key={part.title} className="flex">
            <Ruler from={part.at} to={end} />
            <div
              className={`${row} grow content-start border-t-[1.5px] border-ink pt-3.5 pb-7 ${isLong ? 'min-h-60' : 'min-h-30'}`}
            >
              <b className={number}>{part.at}</b>
              <div className="grid content-start gap-x-5 gap-y-1.5 xl:grid-cols-[1fr_9rem]">
                <h3 className="title-m">{part.title}</h3>
                <p className="text-caption text-ink-3 max-xl:order-last xl:row-span-2 xl:pt-1 xl:text-right">
                  {part.who}
                </p>
                <p className="max-w-[31em] text-ink-2">{part.text}</p>
              </div>
            </div>
          </li>
        )
      })}
      <li className="flex text-heat-text">
        <span className="w-10 shrink-0 border-t-[1.5px] border-heat md:w-22" />
        <div className={`${row} grow items-baseline border-t-[1.5px] border-heat pt-3.5`}>
          <b className={number}>{sessionParts.stop}</b>
          <p className="title-m">Stop</p>
        </div>
      </li>
    </ol>
  )
}

/** As high as what stands next to it; where there is room for its words, that is eight pixels a minute. */
function Ruler({ from, to }: { from: number; to: number }) {
  return (
    <svg
      viewBox={`0 0 72 ${to - from}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="w-10 shrink-0 self-stretch overflow-visible md:w-22"
    >
      <path
        d={minuteLines(from, to - 1, true)}
        stroke="currentColor"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
