import { useMutation } from '@tanstack/react-query'
import { Eye, ShieldAlert } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { viewTexts } from '#domain/accounts/texts/views.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { stopLive } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Banner } from '#web/ui/states/Banner.tsx'
import { factorWords } from '../factors/queries.ts'
import { askAuth } from '../queries.ts'
import { AgreeBanner } from './AgreeBanner.tsx'
import { KeptBanner } from './KeptBanner.tsx'

const end = () => mutation({ mutationFn: () => askAuth('view/end', {}) }, { failure: factorWords })

type Placed = { className?: string | undefined }

/**
 * Over every screen of whoever looks with another plan, or at a member's console: what they see, and the way out (T-007); of a member
 * whose sign-in has kept their account: that it stays (K37); of one whose texts changed: what is asked; of whoever has a role that
 * waits for a second factor: the way to it (T-200).
 */
export function ViewBanner({ className }: Placed) {
  const me = useMe()
  const stop = useMutation(end())
  const { view, asked } = me
  if (me.isKept) return <KeptBanner className={className} />
  if (asked) return <AgreeBanner asked={asked} className={className} />
  if (!view && me.isFactorMissing) return <RoleWaits className={className} />
  if (!view) return null
  const plans = [view.desktop, view.mobile].filter((plan) => plan !== null)
  return (
    <Banner
      tone="heat"
      icon={Eye}
      role="status"
      className={classes('w-full', className)}
      action={
        <Button
          size="small"
          isBusy={stop.isPending}
          busyLabel="Ending"
          onClick={() =>
            // Everything that was read belongs to somebody else.
            stop.mutate(undefined, {
              onSuccess: () => {
                stopLive()
                window.location.assign(view.isAccount ? paths.vipMember(me.userId) : window.location.href)
              },
            })
          }
        >
          {viewTexts.end}
        </Button>
      }
    >
      {view.isAccount
        ? viewTexts.asMember(me.displayName)
        : viewTexts.asTier(plans.map((plan) => planCatalogue[plan].label).join(', '))}
    </Banner>
  )
}

function RoleWaits({ className }: Placed) {
  return (
    <Banner
      icon={ShieldAlert}
      role="status"
      className={classes('w-full', className)}
      action={
        // The server decides whether the staff area opens, so it is loaded and not drawn.
        <Button size="small" href={paths.factor(paths.vip())}>
          {factorTexts.roleGo}
        </Button>
      }
    >
      {factorTexts.roleWaits}
    </Banner>
  )
}
