import { useState } from 'react'
import { amountOf, centsOf } from '#domain/billing/rules/serviceCards.ts'
import { Input } from '#web/ui/forms/Input.tsx'

type Props = { cents: number | null; sign: string; onChange: (cents: number | null) => void }

/** An amount as people type it, kept in whole cents; what is none stays typed and is said to be none. */
export function AmountInput({ cents, sign, onChange }: Props) {
  const [typed, setTyped] = useState(amountOf(cents))
  const [told, setTold] = useState(cents)
  // Set from elsewhere, as when another's edit is taken over: the words follow.
  if (!Object.is(told, cents)) {
    setTold(cents)
    setTyped(amountOf(cents))
  }
  return (
    <span className="relative block">
      <span aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3">
        {sign}
      </span>
      <Input
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        className="pl-8"
        onChange={(event) => {
          const next = centsOf(event.target.value)
          setTyped(event.target.value)
          setTold(next)
          onChange(next)
        }}
      />
    </span>
  )
}
