import { useEffect, useState } from 'react'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { SearchField } from '#web/ui/forms/SearchField.tsx'

const restMs = 250

/** Finds people by how their name or company begins, or by their whole address; asks once the typing rests. */
export function StaffSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  const settled = useDebounced(words.trim(), restMs)
  useEffect(() => onSearch(settled), [settled, onSearch])
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
