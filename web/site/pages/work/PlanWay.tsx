import { paths } from '#contract/paths.ts'
import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** Where the console offers a plan to whoever is signed in. */
const inConsole = {
  mobile_free: paths.app(),
  mobile_premium: paths.appSettings(),
  desktop_standard: paths.dashboard(),
  desktop_pro: paths.dashboard('platform'),
} as const satisfies Partial<Record<Plan, string>>

const isOffered = (plan: Plan): plan is keyof typeof inConsole => plan in inConsole

/** The way to a plan: an account for the free ones, the console's own request for those that cost something (T-047). */
export function PlanWay({ plan }: { plan: Plan }) {
  const { label, priceCents } = planCatalogue[plan]
  const isFree = priceCents === 0
  // The console offers it only to who has the plan below it; asked for in words, it is there for everybody.
  if (!isOffered(plan))
    return (
      <Button href={paths.contact('membership')} isBlock>
        Ask for {label}
      </Button>
    )
  const place = inConsole[plan]
  return (
    <>
      <span className="when-out">
        <Button href={paths.auth('sign-up', isFree ? undefined : place)} isBlock>
          {isFree ? 'Start free' : `Ask for ${label}`}
        </Button>
      </span>
      <span className="when-in">
        <Button href={place} isBlock>
          {isFree ? 'Open the console' : `Ask for ${label}`}
        </Button>
      </span>
    </>
  )
}
