import { useEffect, useSyncExternalStore } from 'react'
import type { Currency } from '#domain/currencies.ts'
import { currencyHere, keepCurrency, pickedHere, watchCurrency } from '../page/currency.ts'
import { useMe } from './session.tsx'

/** The currency prices are shown in: what the profile has comes along to a browser that has picked none (K38). */
export function useCurrency(): [Currency, (currency: Currency) => void] {
  const { profile } = useMe()
  const kept = profile.preferredCurrency
  useEffect(() => {
    if (kept && pickedHere() === null) keepCurrency(kept)
  }, [kept])
  const currency = useSyncExternalStore(watchCurrency, currencyHere, () => 'EUR' as const)
  return [currency, keepCurrency]
}
