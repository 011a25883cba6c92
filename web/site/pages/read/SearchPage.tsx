import { Search } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'

/** A place that the server fills (server/content/mountSearch.ts); the markup has it last of its element. */
const place = (name: string) => ({ 'data-fill': name })

/** The search of the site: the words looked for are the headline, what was found stands below them. Works without script. */
export function SearchPage() {
  return (
    <div className="site-width min-h-[70vh] pt-12 pb-28 max-md:pt-6">
      <h1 className="sr-only">{searchTexts.label}</h1>
      <search>
        <form
          action={paths.search()}
          className="flex items-center gap-5 border-b-[1.5px] border-ink max-md:gap-3"
        >
          <Search size={30} aria-hidden="true" className="shrink-0 text-ink-3 max-md:size-6" />
          <input
            type="search"
            name="q"
            aria-label={searchTexts.label}
            placeholder={searchTexts.placeholder}
            maxLength={quickWordsMax}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            className="wdth-workshop min-w-0 flex-1 bg-transparent py-2 text-[clamp(1.75rem,1rem+4.2vw,4.5rem)] leading-[1.1] tracking-[-.026em] outline-none placeholder:text-ink-3 focus-visible:outline-none"
            {...place('words')}
          />
          <button
            type="submit"
            className="pressable inline-flex h-11 shrink-0 items-center rounded-control bg-ink px-4 font-semibold text-ink-inverse"
          >
            {searchTexts.submit}
          </button>
        </form>
      </search>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <nav aria-label="Kinds of result" className="found-filters empty:hidden" {...place('filters')} />
        <p role="status" className="text-body-s text-ink-2" {...place('said')} />
      </div>
      <p className="mt-8 max-w-[34em] text-body-l text-ink-2 empty:hidden" {...place('help')} />
      <ol className="found mt-6 empty:hidden" {...place('found')} />
      <p className="mt-10 max-w-[52em] text-body-s text-ink-2">
        {searchTexts.ask}{' '}
        <a href="/sitemap" className="inline-flex min-h-6 items-center underline underline-offset-4">
          See all pages
        </a>
      </p>
    </div>
  )
}
