import { formOf, isOver, pointsOf } from '#domain/content/rules/landing.ts'
import { wordsOf } from '#domain/content/rules/textFields.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { longDay } from '#domain/days.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { lookOf } from '../blocks/PageHero.tsx'
import { Picture } from '../blocks/Picture.tsx'
import { LandingFormBand, landingFormId } from './LandingFormBand.tsx'

/** A campaign page: headline, why it is worth it, one offer, one act, which may be a form; once its last day is over the offer says so, and button and form go. */
export function LandingPage({ fields, today }: { fields: SiteTextFields; today: string }) {
  const of = (name: string) => wordsOf(fields, name)
  const points = pointsOf(fields)
  const over = isOver(fields, today)
  const form = over ? null : formOf(fields)
  // Each sentence of the headline on a line of its own, drawn wider than the one before it.
  const sentences = of('headline').split(/(?<=[.?!])\s+/)
  return (
    <>
      <section
        data-theme="dark"
        data-band="dark"
        className={`relative overflow-hidden bg-steel-950 pt-16 text-ink max-md:pt-8 ${of('picture') ? 'pb-24 max-md:pb-14' : 'pb-[28vw] max-md:pb-56'}`}
      >
        {of('picture') ? null : (
          <OwnPicture
            name="bar-night"
            alt=""
            sizes="(width < 860px) 860px, 100vw"
            className="absolute -bottom-[8vw] left-0 h-auto w-[max(100%,860px)] max-w-none max-sm:-left-56"
          />
        )}
        <div className="site-width relative grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="min-w-0">
            <h1
              dir="auto"
              className="grid text-[clamp(2.25rem,1.2rem+4.4vw,4.75rem)] leading-[1.02] tracking-[-.026em] wrap-anywhere"
            >
              {sentences.map((sentence, at) => (
                <span
                  key={sentence}
                  className={sentences.length === 1 ? lookOf(1, 2) : lookOf(at, sentences.length)}
                >
                  {sentence}
                </span>
              ))}
            </h1>
            <p dir="auto" className="mt-7 max-w-[36em] text-body-l wrap-anywhere">
              {of('lead')}
            </p>
            <Picture
              value={of('picture')}
              alt={of('alt')}
              sizes="(min-width: 64rem) 46rem, 92vw"
              className="mt-8 h-auto w-full rounded-panel"
            />
          </div>
          <aside
            data-theme="light"
            aria-labelledby="landing-offer"
            className="rounded-panel bg-surface p-7 text-ink max-md:p-5"
          >
            <h2 id="landing-offer" dir="auto" className="title-m wrap-anywhere">
              {of('offerTitle')}
            </h2>
            {of('offerText') ? (
              <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">
                {of('offerText')}
              </p>
            ) : null}
            {over || of('endsOn') ? (
              <p className="mt-3 text-body-s font-semibold">
                {over ? 'This offer has ended.' : `Until ${longDay(of('endsOn'))}.`}
              </p>
            ) : null}
            {over ? null : (
              <p className="mt-5">
                <a
                  href={form ? `#${landingFormId}` : of('actionHref')}
                  className={buttonClasses({ variant: 'hot', size: 'large', isStill: false, isBlock: true })}
                >
                  {of('actionLabel')}
                </a>
              </p>
            )}
          </aside>
        </div>
      </section>
      {points.length > 0 ? (
        <section
          aria-labelledby="landing-points"
          className="border-y border-line bg-surface py-20 max-md:py-14"
        >
          <div className="site-width">
            <h2 id="landing-points" className="display-m">
              Why it is worth it
            </h2>
            <ul className="mt-8 grid gap-x-16 border-t-[1.5px] border-ink md:grid-cols-2">
              {points.map((point) => (
                <li key={point} className="border-b border-line-strong py-5 text-body-l">
                  <span dir="auto" className="wrap-anywhere">
                    {point}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      {form ? <LandingFormBand of={form} /> : null}
      {over || form || points.length === 0 ? null : (
        <EndBand title={of('offerTitle')} action={{ href: of('actionHref'), label: of('actionLabel') }} />
      )}
    </>
  )
}
