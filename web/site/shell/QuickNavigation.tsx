import { Search } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { quickPlaces } from '#domain/content/rules/navigation.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'
import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'

/** The box in the browser's own popover, opened by the button of the header or by "/". */
export function QuickNavigationPopover() {
  return (
    <div
      id="quick"
      popover="auto"
      data-quick=""
      className="native-popover fixed top-[62px] right-[max(20px,calc((100vw-1376px)/2+64px))] bottom-auto left-auto m-0 w-[360px] max-w-[calc(100vw-40px)] rounded-[12px] border border-line bg-raised p-1.5 text-ink shadow-lift dark:border-transparent"
    >
      <Box id="quick" hasFocus />
    </div>
  )
}

/** The box inside a page, its list open until somebody closes it. */
export function QuickNavigation({ className }: { className?: string }) {
  return (
    <div
      data-quick=""
      className={`w-full max-w-[360px] rounded-[12px] border border-line bg-surface p-1.5 ${className ?? ''}`}
    >
      <Box id="find" />
    </div>
  )
}

function Box({ id, hasFocus = false }: { id: string; hasFocus?: boolean }) {
  return (
    <search>
      <form action={paths.search()}>
        <label className="flex h-11 items-center gap-2.5 rounded-control bg-sunken px-3 text-ink-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus dark:bg-well">
          <Search size={18} aria-hidden="true" />
          <span className="sr-only">Quick navigation</span>
          <input
            type="text"
            name="q"
            role="combobox"
            // biome-ignore lint/a11y/noAutofocus: safe because the browser focuses it only when the popover opens
            autoFocus={hasFocus}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={quickWordsMax}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-places`}
            placeholder={siteTexts.quickNavigation}
            className="min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-3 max-md:text-[1rem]"
          />
          {hasFocus ? (
            <kbd className="rounded-[4px] border border-line-strong px-[5px] py-px font-sans text-[.6875rem] font-semibold pointer-coarse:hidden">
              /
            </kbd>
          ) : null}
        </label>
        <div id={`${id}-places`} role="listbox" aria-label="Pages" className="mt-1.5">
          {quickPlaces.map((place, at) => (
            <a
              key={place.path}
              id={`${id}-${at}`}
              href={place.path}
              role="option"
              aria-selected="false"
              tabIndex={-1}
              className="flex min-h-11 items-center rounded-chip px-3 text-body-s font-[520] aria-selected:bg-sunken dark:aria-selected:bg-well"
            >
              {place.label}
            </a>
          ))}
        </div>
        <p
          role="status"
          data-nothing={siteUiTexts.nothingFound}
          className="px-3 text-body-s text-ink-2 not-empty:py-3"
        />
        {/* Enter goes to the place that is pointed at; where none is, it searches the whole site for what was typed. */}
        <button
          type="submit"
          className="mt-1.5 flex min-h-11 w-full items-center gap-2.5 rounded-b-chip border-t border-line px-3 text-left text-body-s font-[520] text-ink-2 hover:bg-sunken hover:text-ink dark:hover:bg-well"
        >
          <Search size={16} aria-hidden="true" />
          {searchTexts.label}
        </button>
      </form>
    </search>
  )
}
