import { paths } from '#contract/paths.ts'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { cardLabels } from '#domain/billing/rules/labels.ts'
import { allRights, rights } from '#domain/billing/rules/rights.ts'
import type { LevelName } from '#domain/content/rules/brand.ts'
import { priceText } from '#domain/currencies.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { Sides } from '../blocks/Sides.tsx'
import { LevelCard } from '../levels/LevelCard.tsx'
import { levels } from '../levels/levels.ts'
import { retainerLabel } from './planDifferences.ts'

const { desktop_pro: desktopPro, mobile_premium: premium, mobile_pro: pro } = planCatalogue

/** What a plan opens and the one before it does not; what is only planned is no right yet (T-049). */
const opened = (plan: Plan, before?: Plan) =>
  allRights
    .map((right) => rights[right])
    .filter((row) => row.plans.includes(plan) && !(before && row.plans.includes(before)))
    .map((row) => row.label)

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** What a level comes with and opens; what only one of its plans opens says so. */
const about: Readonly<Record<LevelName, { with: string; opens: readonly string[] }>> = {
  forge: { with: 'With every account, free', opens: opened('mobile_free') },
  workshop: {
    with: `With ${premium.label}, ${priceText(premium.priceCents)} a month`,
    opens: [`Everything in ${cardLabels.base}`, ...opened('mobile_premium', 'mobile_free')],
  },
  studio: {
    with: `With ${pro.label}, ${priceText(pro.priceCents)} a month, or ${desktopPro.label}, ${priceText(desktopPro.priceCents)} a month`,
    opens: [
      `Everything in ${cardLabels.standard}`,
      retainerLabel,
      ...opened('desktop_pro', 'mobile_pro').map((label) => `With ${desktopPro.label}: ${lowerFirst(label)}`),
    ],
  },
}

/** The three levels and where each comes from. */
export function MembershipPage() {
  return (
    <>
      <PageHero
        lines={['Forge,', 'Workshop,', 'Studio.']}
        lead="A membership has a level, and the level follows from the plan you hold. It is not a club: it says in one word which tools are open to you."
      >
        <div className="grid gap-3">
          <Button href={paths.page('/pricing')} size="large" isBlock>
            Compare the plans
          </Button>
          <p className="text-caption text-ink-2">
            A plan is asked for in the console, or your advisor gives it with a session or a retainer; the
            console then says who gave it and until when.
          </p>
        </div>
      </PageHero>
      <Band
        tone="surface"
        title="The three levels"
        lead={
          <>
            The levels are here today; the cards below are samples. The{' '}
            <InlineLink href={listForms.membership.path}>waitlist</InlineLink> tells you once when cards are
            given out.
          </>
        }
      >
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
          {levels.map((level) => (
            <li key={level.name} className="grid content-start gap-4">
              <LevelCard level={level} />
              <div>
                <h3 className="title-m">{level.label}</h3>
                <p className="mt-1 text-body-s font-semibold">{about[level.name].with}</p>
              </div>
              <ul className="grid gap-1.5 text-ink-2">
                {about[level.name].opens.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Band>
      <Band
        title="How a level follows from a plan"
        lead="Desktop and phone plans add up; the highest level you hold is your level."
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
              aside: 'Forge, if none is left',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="What a level is and is not">
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
                'A sign of how good your company is. Readiness is something else, and it is not for sale.',
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
