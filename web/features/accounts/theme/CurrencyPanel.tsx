import { useMutation } from '@tanstack/react-query'
import { accountTabTexts } from '#domain/accounts/texts/accountTab.ts'
import type { Currency } from '#domain/currencies.ts'
import { currencyList } from '#domain/currencies.ts'
import { useCurrency } from '#web/lib/signIn/useCurrency.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { saveSwitch } from '../profile/mutations.ts'

const options = currencyList.map(({ code, symbol }) => ({ value: code, label: `${symbol} ${code}` }))

/** The currency of prices: shown at once, then kept in the profile; what could not be kept is taken back (T-161, T-113). */
export function CurrencyPanel() {
  const [shown, show] = useCurrency()
  const save = useMutation(saveSwitch())
  function choose(currency: Currency) {
    const before = shown
    show(currency)
    save.mutate({ preferredCurrency: currency }, { onError: () => show(before) })
  }
  return (
    <Panel className="max-w-[760px]">
      <PanelHeader title={accountTabTexts.currency} aside={accountTabTexts.currencyAside} />
      <PanelBody className="grid gap-2.5 pt-3!">
        <Segments label={accountTabTexts.currency} isWide value={shown} onChange={choose} options={options} />
        <p className="text-caption text-ink-3">{accountTabTexts.currencyNote}</p>
      </PanelBody>
    </Panel>
  )
}
