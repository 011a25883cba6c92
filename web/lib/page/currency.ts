import type { Currency } from '#domain/currencies.ts'
import { currencyKey, currencyOfZone, mayLackEuro, readCurrency } from '#domain/currencies.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { zoneHere } from '../time/zoneHere.ts'

/** Said on this page when another currency was picked; other tabs hear of it by their storage. */
export const currencyChanged = 'jul.currency'

/** The currency of this browser: what was picked, else that of its time zone (spec 1 §4, K38). */
export function currencyHere(): Currency {
  return pickedHere() ?? (isMaybeElsewhere() ? currencyOfZone(zoneHere()) : 'EUR')
}

function isMaybeElsewhere(): boolean {
  const year = new Date().getFullYear()
  const [january, july] = [new Date(year, 0, 1), new Date(year, 6, 1)]
  return mayLackEuro(january.getTimezoneOffset(), july.getTimezoneOffset())
}

/** What was picked in this browser, or null. */
export function pickedHere(): Currency | null {
  return readCurrency(browserStorage.local.get(currencyKey))
}

/** Keeps what was picked and shows it on this page. */
export function keepCurrency(currency: Currency) {
  // A browser without storage shows the currency of its time zone on the next page.
  browserStorage.local.set(currencyKey, currency)
  window.dispatchEvent(new Event(currencyChanged))
}

/** Calls back whenever another currency is picked, here or in another tab; returns how to stop. */
export function watchCurrency(changed: () => void): () => void {
  const fromElsewhere = ({ key }: StorageEvent) => key === currencyKey && changed()
  window.addEventListener(currencyChanged, changed)
  window.addEventListener('storage', fromElsewhere)
  return () => {
    window.removeEventListener(currencyChanged, changed)
    window.removeEventListener('storage', fromElsewhere)
  }
}
