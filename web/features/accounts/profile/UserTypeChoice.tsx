import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import type { UserType } from '#domain/actor.ts'
import { classes } from '#web/ui/classes.ts'

/** What a member may say they are, in their words (T-024). */
export const userTypeNames: readonly { value: UserType; label: string; note: string; paint: string }[] = [
  { value: 'founder', label: 'Founder', note: 'I build a company', paint: 'bg-founders' },
  { value: 'investor', label: 'Investor', note: 'I invest in companies', paint: 'bg-investors' },
  { value: 'advisory', label: 'Advisory client', note: 'I want advice from JUL', paint: 'bg-advisory' },
]

type Props = {
  label: string
  value: UserType | null
  onChange: (value: UserType) => void
  className?: string
}

/** Founder, investor or advisory client: what it chooses is content, never access. */
export function UserTypeChoice({ label, value, onChange, className }: Props) {
  const id = useId()
  return (
    <RadioGroup
      aria-labelledby={id}
      value={value ?? ''}
      onValueChange={(next) => {
        const found = userTypeNames.find((each) => each.value === next)
        if (found) onChange(found.value)
      }}
      className={classes('grid gap-2', className)}
    >
      <span id={id} className="text-caption font-semibold">
        {label}
      </span>
      <div className="hairlines overflow-hidden rounded-panel border border-line bg-surface">
        {userTypeNames.map((type) => (
          <label
            key={type.value}
            htmlFor={`${id}-${type.value}`}
            className="flex min-h-[60px] cursor-pointer items-center gap-3.5 px-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <span aria-hidden="true" className={classes('size-2.5 shrink-0 rounded-full', type.paint)} />
            <span className="min-w-0 flex-1 py-2">
              <span className="block font-[560]">{type.label}</span>
              <span className="block text-caption text-ink-3">{type.note}</span>
            </span>
            <Radio.Root
              id={`${id}-${type.value}`}
              value={type.value}
              className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-control bg-surface outline-none data-checked:border-ink data-checked:bg-ink"
            >
              <Radio.Indicator className="size-2 rounded-full bg-ink-inverse" />
            </Radio.Root>
          </label>
        ))}
      </div>
    </RadioGroup>
  )
}
