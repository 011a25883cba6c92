import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#domain/currencies.ts'
import { currencyList } from '#domain/currencies.ts'
import { useCurrency } from '#web/lib/signIn/useCurrency.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Popover } from '#web/ui/overlays/Popover.tsx'
import { chooseCurrency } from './mutations.ts'

/** Chooses the currency of prices: Apply waits for another choice, Cancel takes it back; kept in the profile (K38). */
export function CurrencyPicker() {
  const [currency, setCurrency] = useCurrency()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<Currency>(currency)
  const save = useMutation(chooseCurrency())
  const turn = (open: boolean) => {
    setChoice(currency)
    setOpen(open)
  }
  const now = currencyList.find(({ code }) => code === currency)
  return (
    <Popover
      title="Currency"
      align="end"
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <Button size="small" aria-label={`Currency, ${now?.name ?? currency}`}>
          {`${now?.symbol ?? ''} ${currency}`}
        </Button>
      }
    >
      <fieldset className="w-56">
        <legend className="sr-only">Currency</legend>
        {currencyList.map(({ code, symbol, name }) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
            <input
              type="radio"
              name="currency"
              value={code}
              checked={choice === code}
              onChange={() => setChoice(code)}
              className="size-4 accent-ink"
            />
            <span className="w-8 font-semibold">{code}</span>
            <span className="flex-1">{name}</span>
            <span className="text-ink-3">{symbol}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="small" variant="quiet" onClick={() => turn(false)}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="solid"
          disabled={choice === currency}
          onClick={() => {
            setCurrency(choice)
            save.mutate({ preferredCurrency: choice })
            setOpen(false)
          }}
        >
          Apply
        </Button>
      </div>
    </Popover>
  )
}
