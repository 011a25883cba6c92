import { paths } from '#contract/paths.ts'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { allRights, rights } from '#domain/billing/rules/rights.ts'
import { priceText } from '#domain/currencies.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { Sides } from '../blocks/Sides.tsx'

const { desktop_pro: desktopPro, mobile_premium: premium, mobile_pro: pro } = planCatalogue

/** What a plan opens and the one before it does not; what is only planned is no right yet (T-049). */
const opened = (plan: Plan, before?: Plan) =>
  allRights
    .map((right) => rights[right])
    .filter((row) => row.plans.includes(plan) && !(before && row.plans.includes(before)))
    .map((row) => row.label)

const levels = [
  {
    name: 'JUL FORGE',
    look: 'bg-[#1c1916] text-[#f5efe8]',
    drawn: 'wdth-forge',
    plan: 'With every account, free',
    opens: opened('mobile_free'),
  },
  {
    name: 'JUL WORKSHOP',
    look: 'bg-[#d2d6d9] text-[#1d2327]',
    drawn: 'wdth-workshop',
    plan: `With ${premium.label}, ${priceText(premium.priceCents)} a month`,
    opens: opened('mobile_premium', 'mobile_free'),
  },
  {
    name: 'JUL STUDIO',
    look: 'bg-[#14264a] text-[#f2e6cb]',
    drawn: 'wdth-studio',
    plan: `With ${pro.label}, ${priceText(pro.priceCents)} a month, or ${desktopPro.label}, ${priceText(desktopPro.priceCents)}`,
    opens: opened('desktop_pro', 'mobile_premium'),
  },
]

/** The three levels and where each comes from. */
export function MembershipPage() {
  return (
    <>
      <PageHero
        lines={['Forge,', 'Workshop,', 'Studio.']}
        lead="A membership has a level, and the level follows from the plan you hold. It is not a club: it says which tools are open to you, in three words that are easier to remember than a table."
      >
        <div className="grid gap-3">
          <Button href={paths.page('/pricing')} size="large" isBlock>
            Compare the plans
          </Button>
          <p className="text-caption text-ink-2">
            Plans are not sold on this page. Your advisor gives a plan with a session or a retainer, and the
            console says who gave it and until when.
          </p>
        </div>
      </PageHero>
      <Band tone="surface" title="The three levels">
        <ul className="grid gap-6 md:grid-cols-3">
          {levels.map((level, at) => (
            <li key={level.name} className="grid content-start gap-4">
              <div
                aria-hidden="true"
                className={`flex aspect-[1.586] items-end rounded-panel p-5 text-[clamp(1.25rem,2vw,1.75rem)] tracking-[.01em] ${level.look} ${level.drawn}`}
              >
                {level.name}
              </div>
              <h3 className="title-m">{level.name}</h3>
              <p className="text-body-s font-semibold">{level.plan}</p>
              <ul className="grid gap-1.5 text-ink-2">
                {at > 0 ? <li>Everything in {levels[at - 1]?.name}</li> : null}
                {level.opens.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        title="How a level follows from a plan"
        lead="Plans of desktop and phone add up; the highest level you hold is your level."
      >
        <Rows
          rows={[
            {
              title: 'Every account',
              text: 'Confirm your address and you are at Forge. Nothing runs out and no card is asked for.',
              aside: 'Forge',
            },
            {
              title: 'A plan for the phone',
              text: 'Premium brings Workshop, Pro brings Studio. What a plan adds on the phone is listed on the pricing page.',
              aside: 'Workshop or Studio',
            },
            {
              title: 'Desktop Pro',
              text: 'Brings Studio, and with it everything the plans for the phone open. It is meant for the person who keeps the board.',
              aside: 'Studio',
            },
            {
              title: 'When a plan ends',
              text: 'You go back to the level of what is left. Nothing is deleted: what you wrote stays readable, and your sessions stay yours.',
              aside: 'Forge',
            },
          ]}
        />
      </Band>
      <Band title="What a level is and is not">
        <Sides
          sides={[
            {
              title: 'It is',
              points: [
                'A name for the tools that are open to you, the same on every screen.',
                'Bound to you and not to your company: a colleague has their own.',
                'Kept on our server. Nothing stored in your browser can change it.',
              ],
            },
            {
              title: 'It is not',
              points: [
                'A sign of how good your company is. Readiness is another thing, and it is not for sale.',
                'A ticket for introductions. We do not arrange investments at any level.',
                'A lock on your own words. What you wrote you can always read.',
              ],
            },
          ]}
        />
      </Band>
      <EndBand title="Begin at Forge." />
    </>
  )
}
