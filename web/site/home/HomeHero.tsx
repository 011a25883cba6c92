import { ArrowRight } from 'lucide-react'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { bookStrategy } from '../pages/blocks/EndBand.tsx'
import { barSizes } from './barSizes.ts'

const { price, minutes } = serviceCatalogue.strategySession

const passes: readonly { stage: Stage; title: string; text: string }[] = [
  {
    stage: 'square',
    title: 'Square the facts',
    text: 'What is true about the money, the market and the team, on paper and agreed.',
  },
  {
    stage: 'octagon',
    title: 'Take off the corners',
    text: 'What to stop, what to price, what to prove next. Each with an owner and a date.',
  },
  {
    stage: 'round',
    title: 'Run it true',
    text: 'Month by month with you, until it holds without us.',
  },
]

/** One sentence on who is served and what they get, the bar in its three passes, and what each pass means. */
export function HomeHero() {
  return (
    <section className="relative overflow-hidden pt-14 max-md:pt-6 sm:max-md:pt-10">
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <h1
          aria-label="Square, octagon, round."
          className="flex items-baseline gap-[.22em] text-[min(8.4vw,121px)] leading-none tracking-[-.028em] whitespace-nowrap max-sm:grid max-sm:gap-0.5 max-sm:text-[1rem] max-sm:leading-[.98]"
        >
          <span className="wdth-forge tracking-[-.012em] max-sm:text-[22.6vw]">Square,</span>
          <span className="wdth-workshop max-sm:text-[20.6vw]">octagon,</span>
          <span className="wdth-studio tracking-[-.04em] max-sm:text-[26.4vw] max-sm:leading-[.94]">
            round.
          </span>
        </h1>
        <div className="relative z-2 mt-8 ml-auto w-[min(480px,60%)] max-sm:mt-6 max-sm:w-auto lg:w-[min(480px,38%)]">
          <p className="text-body-l">
            {brandName} advises founders, investors and advisory clients in sessions of a fixed length: one
            question in, one decision out, and a written report whose actions go straight to your board.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button href={bookStrategy.href} variant="hot" size="large" className="max-sm:w-full">
              {bookStrategy.label}
            </Button>
            <a
              href="#thread"
              className="pressable inline-flex h-12 items-center gap-2 rounded-control px-5 font-semibold hover:bg-sunken max-sm:px-0 dark:hover:bg-well"
            >
              See the console
              <ArrowRight size={18} aria-hidden="true" />
            </a>
          </div>
          <p className="mt-3 text-caption text-ink-2">
            {price} for {minutes} minutes, with a written report. An account costs nothing.
          </p>
        </div>
      </div>
      <Bar />
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <ol className="relative z-2 grid gap-6 pb-18 max-md:-mt-9 md:-mt-10 md:grid-cols-3 lg:-mt-[124px] lg:grid-cols-[34%_26.5%_1fr]">
          {passes.map((pass, at) => (
            <li key={pass.title} className="relative md:pr-4 lg:pr-12">
              <span
                aria-hidden="true"
                className={`absolute bottom-[calc(100%+12px)] left-1.5 w-px bg-control max-lg:hidden ${['h-29', 'h-[94px]', 'h-[70px]'][at]}`}
              />
              <h2 className="flex items-center gap-2.5 text-body-l leading-tight font-semibold tracking-[-.005em]">
                <StageMark stage={pass.stage} size={15} isHot={pass.stage === 'octagon'} />
                {pass.title}
              </h2>
              <p className="mt-2 max-w-[20em] text-ink-2">{pass.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const alt =
  'A steel bar: square and dark at one end, glowing and eight-sided in the middle, round and bright at the other'
const place =
  'relative z-1 h-auto w-[max(100%,1180px)] max-w-none -mt-24 lg:mt-[calc(-1*clamp(110px,30vw-220px,212px))] max-sm:-mt-5 max-sm:-ml-[272px] max-sm:w-[860px]'

/** By day or by night; the one that is not shown is not loaded either. */
function Bar() {
  return (
    <>
      <OwnPicture
        name="bar-day"
        alt={alt}
        sizes={barSizes}
        isFirst
        className={`${place} block dark:hidden`}
      />
      <OwnPicture
        name="bar-night"
        alt={alt}
        sizes={barSizes}
        isFirst
        className={`${place} hidden dark:block`}
      />
    </>
  )
}
