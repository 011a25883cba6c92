import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'
import { classes } from '../classes.ts'
import { itemClasses, popupClasses } from '../overlays/popupClasses.ts'
import { liftedPortal, liftedPosition, useLiftedPlace } from '../overlays/useLiftedPlace.ts'
import { useFieldControl } from './Field.tsx'
import { inputClasses } from './inputClasses.ts'

export type Choice = { value: string; label: string; note?: string }

type Props = {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  /** What stands in the list when nothing matches. */
  emptyText?: string
  /** The typed words, for a list the server searches; the list then shows `choices` as they come. */
  onSearch?: (words: string) => void
  id?: string
  label?: string
  isDisabled?: boolean
  /** Each line's own drawing; words and note otherwise. */
  renderChoice?: (choice: Choice) => ReactNode
  className?: string
}

const noChoice: Partial<Choice> = {}

/** One of a long list, found by typing part of its words. */
export function Combobox(props: Props) {
  const {
    choices,
    value,
    onChange,
    placeholder = 'Search',
    emptyText = 'Nothing found',
    onSearch,
    label,
  } = props
  const { isDisabled, renderChoice, className } = props
  const wiring = useFieldControl(props)
  const { anchor, place } = useLiftedPlace<HTMLInputElement>()
  // What was chosen stands, also while a search that answers late no longer lists it.
  const picked = useRef<Choice | null>(null)
  const { label: words, note } =
    choices.find((choice) => choice.value === value) ??
    (picked.current?.value === value ? picked.current : noChoice)
  // One object for as long as it says the same: with another one the words that somebody is typing would be put back.
  const chosen = useMemo(
    () => (value === null || words === undefined ? null : { value, label: words, ...(note ? { note } : {}) }),
    [value, words, note],
  )
  return (
    <Base.Root
      items={choices}
      value={chosen}
      onValueChange={(next) => {
        picked.current = next
        onChange(next?.value ?? null)
      }}
      itemToStringLabel={(choice) => choice.label}
      isItemEqualToValue={(one, other) => one.value === other.value}
      filter={onSearch ? null : undefined}
      onInputValueChange={(words, details) => {
        if (details.reason === 'input-change') onSearch?.(words)
      }}
      disabled={isDisabled}
      modal
    >
      <div className={classes('relative', className)}>
        <Base.Input
          {...wiring}
          ref={anchor}
          aria-label={label}
          placeholder={placeholder}
          className={classes(inputClasses, 'h-11 pr-11')}
        />
        <Base.Trigger
          aria-label="Show all"
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-ink-3"
        >
          <ChevronDown size={16} aria-hidden="true" />
        </Base.Trigger>
      </div>
      <Base.Portal container={place} {...liftedPortal}>
        <Base.Positioner sideOffset={6} positionMethod={liftedPosition} className="z-50 outline-none">
          <Base.Popup
            className={classes(
              popupClasses,
              'max-h-[min(22rem,var(--available-height))] w-(--anchor-width) min-w-60 overflow-y-auto',
            )}
          >
            <Base.Empty className="text-body-s text-ink-3 not-empty:px-2.5 not-empty:py-2">
              {emptyText}
            </Base.Empty>
            <Base.List>
              {(choice: Choice) => (
                <Base.Item key={choice.value} value={choice} className={itemClasses}>
                  <span className="min-w-0 flex-1 py-1.5">
                    {renderChoice?.(choice) ?? (
                      <>
                        <span dir="auto" className="block truncate">
                          {choice.label}
                        </span>
                        {choice.note ? (
                          <span className="block truncate text-caption text-ink-3">{choice.note}</span>
                        ) : null}
                      </>
                    )}
                  </span>
                  <span className="w-4">
                    <Base.ItemIndicator>
                      <Check size={16} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
