import { paths } from '#contract/paths.ts'
import { quickWordsMax } from '#domain/content/limits.ts'
import { searchTexts } from '#domain/content/rules/searchWords.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

/** The search of the site in the head of a page that people look something up in. Works without script. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <form action={paths.search()} className="flex gap-2">
      <input
        type="search"
        name="q"
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
