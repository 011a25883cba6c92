import { useEffect, useSyncExternalStore } from 'react'
import type { Currency } from '#domain/currencies.ts'
import { onlyInEuro } from '#domain/currencies.ts'
import { currencyHere, keepCurrency, pickedHere, watchCurrency } from '../page/currency.ts'
import type { Me } from './session.tsx'
import { useMe } from './session.tsx'

/** The currency prices are shown in: what the profile has comes along to a browser that has picked none (K38). */
export function useCurrency(): [Currency, (currency: Currency) => void] {
  return [useShownCurrency(useMe()), keepCurrency]
}

/** What stands next to a price that is in euro alone; null where prices are shown in euro, also to somebody who is not signed in (T-040). */
export const useEuroNote = (me: Me | null): string | null =>
  useShownCurrency(me) === 'EUR' ? null : onlyInEuro

function useShownCurrency(me: Me | null): Currency {
  const kept = me?.profile.preferredCurrency
  useEffect(() => {
    if (kept && pickedHere() === null) keepCurrency(kept)
  }, [kept])
  return useSyncExternalStore(watchCurrency, currencyHere, () => 'EUR' as const)
}
