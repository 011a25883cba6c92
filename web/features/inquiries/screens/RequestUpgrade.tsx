import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { lockTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { priceText } from '#domain/currencies.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { requestUpgrade } from '../mutations.ts'
import { myInquiriesQuery, waitingOf } from '../queries.ts'
import { WaitingRequest } from './WaitingRequest.tsx'

type Props = {
  plan: GrantablePlan
  /** Name and price are left out where the words around it say them. */
  isBare?: boolean
  className?: string
}

/** Says which plan is missing and what it costs, and asks staff for it; nothing is charged by asking (T-047). */
export function RequestUpgrade({ plan, isBare = false, className }: Props) {
  const { label, priceCents } = planCatalogue[plan]
  return (
    <div className={classes('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      {isBare ? null : (
        <p className="text-body-s text-ink-2">
          <span className="font-semibold text-ink">{lockTexts.missing(label)}</span>{' '}
          <span className="tnum">{priceText(priceCents)} a month.</span>
        </p>
      )}
      <Ask plan={plan} />
    </div>
  )
}

function Ask({ plan }: { plan: GrantablePlan }) {
  const me = useMe()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  // Made once, so that pressing twice and trying again is the same request.
  const [id, setId] = useState(() => crypto.randomUUID())
  useLiveRefresh('inquiries')
  const ask = useMutation({ ...requestUpgrade(), onSuccess: () => setId(crypto.randomUUID()) })
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  const asked = waitingOf(mine.data, 'upgrade', plan)
  if (asked)
    return <WaitingRequest inquiry={asked} label={inquiryTexts.requested} note="We'll reply by email." />
  return (
    <Button
      variant="solid"
      isBusy={ask.isPending || mine.isPending}
      busyLabel={ask.isPending ? 'Requesting' : inquiryTexts.requestUpgrade}
      onClick={() => ask.mutate({ id, plan })}
    >
      {inquiryTexts.requestUpgrade}
    </Button>
  )
}
