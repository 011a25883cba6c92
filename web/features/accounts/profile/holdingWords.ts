import type { Plan } from '#domain/actor.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import type { Holding } from '#domain/billing/rules/held.ts'
import { holdingTexts } from '#domain/billing/texts.ts'
import { priceText } from '#domain/currencies.ts'
import { lastDayText } from '#web/lib/time/whenText.ts'

/** A price only for what is paid for; else why the plan is held (4.13.12). */
export function holdingWords(plan: Plan, holding: Holding, zone: string): string {
  const { priceCents } = planCatalogue[plan]
  if (holding.why === 'paid') return `${priceText(priceCents)} a month`
  if (holding.why === 'given')
    return holdingTexts.given(holding.by, holding.untilAt && lastDayText(holding.untilAt, zone))
  if (holding.why === 'with') return holdingTexts.with(planCatalogue[holding.plan].label)
  if (holding.why === 'everybody' && priceCents === 0) return holdingTexts.free
  return holdingTexts[holding.why]
}
