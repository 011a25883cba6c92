import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'

const restMs = 250

/** Finds people by how their name or company begins, or by their whole address; asks once the typing rests. */
export function StaffSearch({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('')
  const settled = useDebounced(words.trim(), restMs)
  useEffect(() => onSearch(settled), [settled, onSearch])
  return (
    <div className="relative w-full sm:w-72">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 z-[1] -translate-y-1/2 text-ink-3"
      />
      <Field label="Search people" isLabelHidden>
        <Input
          type="search"
          maxLength={100}
          placeholder="Name, company or email"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="pl-10"
        />
      </Field>
    </div>
  )
}
