import type { PlanGrant } from '#contract/billing/grants.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantSourceNames } from '#domain/billing/texts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { grantDates } from './grantDates.ts'

type Props = { grant: PlanGrant; onEnd: () => void }

/** One grant: which plan, since when and until when, who gave it and why. */
export function GrantRow({ grant, onEnd }: Props) {
  const zone = useZone()
  const label = planCatalogue[grant.plan].label
  const dates = grantDates(grant, zone)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          {grant.isActive ? (
            <Badge tone="success" mark="round">
              Active
            </Badge>
          ) : (
            <Badge tone="outline">Ended</Badge>
          )}
        </p>
        <p className="mt-0.5 text-caption text-ink-3 tnum">{dates}</p>
        <p className="mt-0.5 text-caption text-ink-2">
          {grant.source === 'staff' && grant.grantedByName
            ? `Granted by ${grant.grantedByName}`
            : grantSourceNames[grant.source]}
          {grant.reason ? `: ${grant.reason}` : null}
          {grant.endedByName ? `. Ended by ${grant.endedByName}` : null}
        </p>
      </div>
      {grant.canEnd ? (
        <Button
          size="small"
          onClick={onEnd}
          aria-label={['End plan', label, dates, grant.reason].filter(Boolean).join(', ')}
        >
          End plan
        </Button>
      ) : null}
    </li>
  )
}
