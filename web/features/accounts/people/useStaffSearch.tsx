import { useEffect, useEffectEvent, useState } from 'react'
import { useKeptChoice } from '#web/lib/lists/useKeptChoice.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { SearchField } from '#web/ui/forms/SearchField.tsx'

const restMs = 250

/** The words people are searched by, kept while one of them is looked at, and the field they are typed into. */
export function useStaffSearch() {
  const [search, setSearch] = useKeptChoice<string>('people', '')
  return { search, field: <StaffSearch first={search} onSearch={setSearch} /> }
}

/** Finds people by how their name or company begins, or by their whole address; asks once the typing rests. */
function StaffSearch({ first, onSearch }: { first: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(first)
  const settled = useDebounced(words.trim(), restMs)
  const say = useEffectEvent(() => settled === first || onSearch(settled))
  // biome-ignore lint/correctness/useExhaustiveDependencies: safe because what is said is what has come to rest
  useEffect(() => {
    say()
  }, [settled])
  return (
    <SearchField
      label="Search people"
      placeholder="Name, company or email"
      maxLength={100}
      value={words}
      onChange={setWords}
    />
  )
}
