import { ArrowRight } from 'lucide-react'

const doors = [
  {
    name: 'Founders',
    paint: 'bg-founders',
    words: 'text-founders-text',
    need: 'Customers, some proof, and more directions than months. You need to know which one deserves the year, and what an investor will ask to see before believing it.',
    way: { href: '/founders', label: 'For founders' },
  },
  {
    name: 'Investors',
    paint: 'bg-investors',
    words: 'text-investors-text',
    need: 'A portfolio that reports in slides. You need to hear what is holding and what is not while there is still time to help.',
    way: { href: '/investors', label: 'For investors' },
  },
  {
    name: 'Advisory clients',
    paint: 'bg-advisory',
    words: 'text-advisory-text',
    need: 'A company that works, except where it does not. You need someone outside it who takes one question at a time and remembers the last answer.',
    way: { href: '/advisory', label: 'For advisory clients' },
  },
]

/** Three doors, in the words of the person who stands before them. */
export function HomeDoors() {
  return (
    <section id="who" className="scroll-mt-16 border-t border-line bg-surface py-24 max-md:py-18">
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <h2 className="display-l">Who it is for</h2>
        <ul className="mt-14 border-b border-line-strong max-md:mt-8">
          {doors.map((door) => (
            <li
              key={door.name}
              className="group relative grid items-center gap-x-8 gap-y-3.5 border-t border-line-strong py-[34px] max-lg:py-7 lg:grid-cols-[5fr_6fr_2.4fr]"
            >
              <h3 className="flex items-center gap-5 text-[2.75rem] leading-none font-[520] tracking-[-.025em] font-stretch-[112%] max-md:text-[2.25rem]">
                <i aria-hidden="true" className={`h-10 w-4 shrink-0 max-md:h-8 max-md:w-3 ${door.paint}`} />
                {door.name}
              </h3>
              <p className="max-w-[34em] text-[1.0625rem] text-ink-2">{door.need}</p>
              <div className="lg:text-right">
                <a
                  href={door.way.href}
                  className={`inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0 ${door.words}`}
                >
                  {door.way.label}
                  <ArrowRight size={18} aria-hidden="true" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
