import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CalendlyCheck } from '#contract/booking/calendly.ts'
import {
  calendlyFailureTexts,
  calendlySubscriptionTexts,
  calendlyTexts,
} from '#domain/booking/rules/calendlyTexts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { subscribeCalendly } from './mutations.ts'

type Props = { isConfigured: boolean; webhookUrl: string; check: CalendlyCheck; maySubscribe: boolean }

/** How Calendly reaches us and how we look at it: signature, address, subscription and the last look (T-168). */
export function CalendlyConnection({ isConfigured, webhookUrl, check, maySubscribe }: Props) {
  const isConnected = isConfigured || check.isConfigured
  return (
    <Panel>
      <PanelHeader
        title={calendlyTexts.connection}
        aside={
          <Badge tone={isConnected ? 'success' : 'neutral'} mark={isConnected ? 'round' : 'square'}>
            {isConnected ? calendlyTexts.configured : calendlyTexts.notConfigured}
          </Badge>
        }
      />
      <dl className="grid gap-x-6 gap-y-1 px-4 pt-3 pb-5 text-body-s md:gap-y-3 md:grid-cols-[12rem_1fr] md:px-5">
        <Fact term={calendlyTexts.signature}>
          {isConfigured ? calendlyTexts.signatureChecked : calendlyTexts.signatureMissing}
        </Fact>
        <Fact term={calendlyTexts.address}>
          <code className="[overflow-wrap:anywhere]">{webhookUrl}</code>
        </Fact>
        <Fact term={calendlyTexts.subscription}>
          <Subscription check={check} />
          {maySubscribe ? <Subscribe check={check} /> : null}
        </Fact>
        <Fact term={calendlyTexts.check}>
          <LastLook check={check} />
        </Fact>
      </dl>
    </Panel>
  )
}

function Subscription({
  check: { isConfigured, subscription, subscriptionSince },
}: {
  check: CalendlyCheck
}) {
  const zone = useZone()
  if (!isConfigured) return calendlyTexts.subscriptionUnknown
  if (!subscription) return calendlyTexts.checkWaiting
  const { label, hint } = calendlySubscriptionTexts[subscription]
  const isActive = subscription === 'active'
  return (
    <>
      <Badge tone={isActive ? 'success' : 'heat'} mark={isActive ? 'round' : 'octagon'}>
        {label}
      </Badge>{' '}
      {hint} {subscriptionSince ? calendlyTexts.since(yearWhenText(subscriptionSince, zone)) : ''}
    </>
  )
}

/** Where webhooks are not sent, they can be asked for; a look at Calendly does it. */
function Subscribe({ check: { subscription, isAsked } }: { check: CalendlyCheck }) {
  const ask = useMutation(subscribeCalendly())
  if (subscription === 'active' || subscription === null) return null
  if (isAsked)
    return (
      <p role="status" className="mt-1.5 text-ink">
        {calendlyTexts.subscriptionMeanwhile}
      </p>
    )
  return (
    <p className="mt-2">
      <Button
        size="small"
        isBusy={ask.isPending}
        busyLabel={calendlyTexts.subscribing}
        onClick={() => ask.mutate(undefined)}
      >
        {subscription === 'disabled' ? calendlyTexts.subscribeAgain : calendlyTexts.subscribe}
      </Button>
    </p>
  )
}

function LastLook({ check: { isConfigured, checkedAt, failure, found, foundAt } }: { check: CalendlyCheck }) {
  const zone = useZone()
  if (!isConfigured) return calendlyTexts.checkMissing
  return (
    <>
      {failure ? <p className="text-ink">{calendlyFailureTexts[failure]}</p> : null}
      <p>
        {checkedAt ? calendlyTexts.checkedAt(yearWhenText(checkedAt, zone)) : calendlyTexts.checkWaiting}{' '}
        {foundAt ? calendlyTexts.found(found, yearWhenText(foundAt, zone)) : ''}
      </p>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold not-first:max-md:mt-2.5">{term}</dt>
      <dd className="text-ink-2">{children}</dd>
    </>
  )
}
