import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { itemClasses, popupClasses } from '../overlays/popupClasses.ts'
import { liftedPortal, liftedPosition, useLiftedPlace } from '../overlays/useLiftedPlace.ts'
import { useFieldControl } from './Field.tsx'
import { inputClasses } from './inputClasses.ts'

export type Option<Value extends string> = {
  value: Value
  label: string
  note?: ReactNode
  isDisabled?: boolean
}

type Props<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  /** What is chosen, in words, while no option is it: one that is not offered any more, or not yet. */
  unlisted?: string | undefined
  id?: string
  name?: string
  isDisabled?: boolean
  /** Being stored: it keeps the focus, and does not open. */
  isBusy?: boolean
  /** Needed where no Field gives a label. */
  label?: string
  size?: 'small' | 'default'
  className?: string
}

/** One of a short list. Arrows and typing choose; inside a Field it finds its label and error. */
export function Select<Value extends string>(props: Props<Value>) {
  const {
    options,
    value,
    onChange,
    placeholder = 'Choose',
    unlisted = placeholder,
    name,
    isDisabled,
    isBusy = false,
    label,
    size = 'default',
    className,
  } = props
  const wiring = useFieldControl(props)
  const isListed = value === null || options.some((each) => each.value === value)
  const { anchor, place } = useLiftedPlace<HTMLButtonElement>()
  return (
    <Base.Root
      items={options.map(({ value: each, label: words }) => ({ value: each, label: words }))}
      value={isListed ? value : null}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next)
        if (option) onChange(option.value)
      }}
      name={name}
      disabled={isDisabled}
      readOnly={isBusy}
    >
      <Base.Trigger
        {...wiring}
        ref={anchor}
        aria-label={label}
        aria-busy={isBusy || undefined}
        className={classes(
          inputClasses,
          'flex items-center justify-between gap-2 text-left select-none data-disabled:bg-sunken data-disabled:text-ink-3',
          size === 'small'
            ? 'h-[34px] px-3 text-caption font-semibold max-md:min-h-11 pointer-coarse:min-h-11'
            : 'h-11',
          className,
        )}
      >
        <Base.Value
          dir="auto"
          className="truncate data-placeholder:text-ink-3"
          placeholder={isListed ? placeholder : unlisted}
        />
        <ChevronDown size={16} aria-hidden="true" className="text-ink-3" />
      </Base.Trigger>
      <Base.Portal container={place} {...liftedPortal}>
        <Base.Positioner
          sideOffset={6}
          alignItemWithTrigger={false}
          positionMethod={liftedPosition}
          className="z-50 outline-none"
        >
          <Base.Popup
            className={classes(
              popupClasses,
              'min-w-(--anchor-width) max-h-(--available-height) overflow-y-auto',
            )}
          >
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled}
                  className={itemClasses}
                >
                  <Base.ItemText dir="auto" className="flex-1 truncate">
                    {option.label}
                  </Base.ItemText>
                  {option.note ? <span className="text-caption text-ink-3">{option.note}</span> : null}
                  <span className="w-4">
                    <Base.ItemIndicator>
                      <Check size={16} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </span>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
