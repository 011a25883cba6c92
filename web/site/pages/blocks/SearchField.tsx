import { paths } from '#contract/paths.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'
import type { DocumentKind } from '#domain/content/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

type Props = {
  label: string
  placeholder: string
  /** What alone is searched; everything where it is left out. */
  kind?: DocumentKind
}

/** The search of the site on a page that people look something up in. Works without script. */
export function SearchField({ label, placeholder, kind }: Props) {
  return (
    <form action={paths.search()} className="flex gap-2">
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
      <input
        type="search"
        name="q"
        required
        aria-label={label}
        placeholder={placeholder}
        maxLength={quickWordsMax}
        enterKeyHint="search"
        className={`${inputClasses} h-12`}
      />
      <Button type="submit" variant="solid" size="large">
        {searchTexts.submit}
      </Button>
    </form>
  )
}
