import { onlyInEuro, priceText } from '#domain/currencies.ts'

/** A price that is in euro alone, with a small note where another currency was picked (T-040). */
export function EuroPrice({ cents, className }: { cents: number; className: string }) {
  const note = cents === 0 ? '' : onlyInEuro
  return (
    <>
      <span className={className}>{priceText(cents)}</span>
      <span
        data-eur=""
        data-usd={note}
        data-gbp={note}
        className="block text-caption font-normal text-ink-3 empty:hidden"
      />
    </>
  )
}
