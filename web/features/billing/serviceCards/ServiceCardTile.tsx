import type { ReactNode } from 'react'
import type { ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { cardPrice } from '#domain/billing/rules/serviceCards.ts'
import type { Currency } from '#domain/currencies.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'

type Props = {
  card: Omit<ServiceCardFields, 'cardId' | 'isActive' | 'location'>
  currency?: Currency
  /** What it costs this reader in place of its price. */
  cost?: string | null
  /** What pressing it does. */
  children: ReactNode
}

/** A service as its reader sees it: what it is, what it costs, and what one can do about it. */
export function ServiceCardTile({ card, currency = 'EUR', cost = null, children }: Props) {
  const price = cost ? { text: cost, note: '' } : cardPrice(card, currency)
  return (
    <div className="grid content-start gap-x-6 gap-y-3 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h3 dir="auto" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            {card.title}
            {card.badgeText.trim() ? <Badge>{card.badgeText}</Badge> : null}
          </h3>
          {card.subtitle ? <p className="text-caption text-ink-2">{card.subtitle}</p> : null}
        </div>
        <p className="text-right">
          <span className="title-m tnum">{price.text}</span>
          {price.note ? <span className="block text-caption text-ink-3">{price.note}</span> : null}
        </p>
      </div>
      {card.description ? (
        <p className="max-w-[60ch] text-body-s whitespace-pre-line text-ink-2">{card.description}</p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
    </div>
  )
}
