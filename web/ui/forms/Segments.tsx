import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'
import type { LucideIcon } from 'lucide-react'
import { classes } from '../classes.ts'
import { useFieldControl } from './Field.tsx'

type Segment<Value extends string> = { value: Value; label: string; count?: number; icon?: LucideIcon }

type Props<Value extends string> = {
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  label: string
  /** Equal widths across the whole row. */
  isWide?: boolean
  className?: string
}

/** A few views or answers side by side; one is always pressed. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { options, value, onChange, label, isWide = false, className } = props
  const { id, 'aria-describedby': describedBy } = useFieldControl({})
  return (
    <ToggleGroup
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      value={[value]}
      onValueChange={([next]) => {
        const option = options.find((each) => each.value === next)
        if (option) onChange(option.value)
      }}
      className={classes(
        'gap-0.5 rounded-[9px] bg-well p-[3px] dark:bg-sunken dark:shadow-[inset_0_0_0_1px_var(--jul-line)]',
        isWide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex w-fit',
        className,
      )}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className="inline-flex h-8 items-center justify-center gap-1.5 rounded-chip px-3 text-caption font-[580] whitespace-nowrap text-ink-2 select-none data-pressed:bg-surface data-pressed:text-ink data-pressed:shadow-rest dark:data-pressed:bg-well max-md:h-11 max-md:min-w-11 pointer-coarse:h-11"
        >
          {option.icon ? <option.icon size={16} aria-hidden="true" /> : null}
          {option.label}
          {option.count === undefined ? null : (
            <span className="font-medium text-ink-3 tnum">{option.count}</span>
          )}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
