import { currencyList } from '#domain/currencies.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/**
 * Where the picked currency is said and changed (spec 1 §2, K38). It works by script alone, and is not there without; with
 * them it is there from the start and as wide in every currency, so that nothing next to it moves.
 */
export function CurrencyButton() {
  return (
    <span data-currency-place="" className="when-scripts">
      <button
        type="button"
        popoverTarget="currency"
        aria-label="Currency"
        aria-describedby="currency-now"
        className="inline-flex min-h-11 items-center rounded-chip px-1.5 text-caption font-semibold text-ink-2 hover:text-ink"
      >
        <span id="currency-now" data-currency-words="" className="w-11 text-center whitespace-nowrap tnum">
          € EUR
        </span>
      </button>
    </span>
  )
}

/** Three currencies, Cancel and Apply; the browser's own popover. */
export function CurrencyPicker() {
  return (
    <div
      id="currency"
      popover="auto"
      role="dialog"
      aria-label="Currency"
      className="native-popover fixed top-[62px] right-[max(20px,calc((100vw-1376px)/2+64px))] bottom-auto left-auto m-0 w-64 rounded-[12px] border border-line bg-raised p-4 text-ink shadow-lift dark:border-transparent"
    >
      <fieldset>
        <legend className="title-s pb-2">Currency</legend>
        {currencyList.map(({ code, symbol, name }) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
            <input
              type="radio"
              name="currency"
              value={code}
              className="size-4 appearance-none rounded-full border-[1.5px] border-control checked:border-[5px] checked:border-ink"
            />
            <span className="w-8 font-semibold">{code}</span>
            <span className="flex-1">{name}</span>
            <span className="text-ink-3">{symbol}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-1 text-caption text-ink-3">A price without it is shown in euro.</p>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="small" variant="quiet" popoverTarget="currency" popoverTargetAction="hide">
          Cancel
        </Button>
        <button
          type="button"
          disabled
          data-currency-apply=""
          className="h-[34px] rounded-control bg-ink px-3 text-caption font-semibold text-ink-inverse disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 pointer-coarse:min-h-11 max-md:min-h-11"
        >
          Apply
        </button>
      </div>
    </div>
  )
}
