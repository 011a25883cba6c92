import { Search } from 'lucide-react'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

type Props = {
  label: string
  placeholder: string
  maxLength: number
  value: string
  onChange: (words: string) => void
}

/** Where words are typed that a list is searched for. */
export function SearchField({ label, onChange, ...rest }: Props) {
  return (
    <div className="relative w-full sm:w-72">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 z-[1] -translate-y-1/2 text-ink-3"
      />
      <Field label={label} isLabelHidden>
        <Input {...rest} type="search" onChange={(event) => onChange(event.target.value)} className="pl-10" />
      </Field>
    </div>
  )
}
