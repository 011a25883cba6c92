import { currencyList, readCurrency } from '#domain/currencies.ts'
import { currencyHere, keepCurrency, watchCurrency } from '#web/lib/page/currency.ts'
import { readHint } from '#web/lib/signIn/signedInHint.ts'

/**
 * The currency of a document (K38): every element with `data-eur` says what it says in the currency of this browser. Apply waits
 * for another choice, Cancel takes the choice back, and whoever is signed in takes it along in their profile.
 */
export function wakeCurrency() {
  const place = document.querySelector<HTMLElement>('[data-currency-place]')
  const box = document.getElementById('currency')
  if (!place || !box) return
  const apply = box.querySelector<HTMLButtonElement>('[data-currency-apply]')
  const radios = [...box.querySelectorAll<HTMLInputElement>('input')]
  const chosen = () => readCurrency(radios.find((radio) => radio.checked)?.value)

  const show = () => {
    const now = currencyHere()
    for (const each of document.querySelectorAll<HTMLElement>('[data-eur]')) {
      const text = each.dataset[now.toLowerCase()] ?? each.dataset.eur ?? ''
      if (each.textContent !== text) each.textContent = text
    }
    const words = place.querySelector('[data-currency-words]')
    if (words) words.textContent = `${currencyList.find(({ code }) => code === now)?.symbol ?? ''} ${now}`
    for (const radio of radios) radio.checked = radio.value === now
    if (apply) apply.disabled = true
  }
  show()
  watchCurrency(show)
  box.addEventListener('change', () => {
    if (apply) apply.disabled = chosen() === currencyHere()
  })
  // However it closes, what was not applied is no choice.
  box.addEventListener('toggle', show)
  apply?.addEventListener('click', () => {
    const currency = chosen()
    if (currency) {
      keepCurrency(currency)
      if (readHint()) void keepInProfile(currency)
    }
    box.hidePopover()
  })
}

/** A preference that could not be kept stays in this browser; the console says what it has. */
async function keepInProfile(preferredCurrency: string): Promise<void> {
  await fetch('/api/v1/accounts/profile', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify({ preferredCurrency }),
  }).catch(() => undefined)
}
