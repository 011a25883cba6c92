import type { ReactNode } from 'react'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

type Option = { value: string; label: string; hint?: string }

/** One of some answers, as cells that share their edges. */
export function ToolChoice({
  name,
  label,
  options,
  columns = 'grid-cols-2',
}: {
  name: string
  label: string
  options: readonly Option[]
  columns?: string
}) {
  return (
    <fieldset>
      <legend className="pb-2 text-caption font-semibold">{label}</legend>
      <div
        className={`grid gap-px overflow-hidden rounded-control border border-control bg-control ${columns}`}
      >
        {options.map((option, at) => (
          <label
            key={option.value}
            className="grid min-h-11 cursor-pointer content-center bg-surface px-3 py-2 text-body-s font-semibold hover:bg-sunken has-checked:bg-ink has-checked:text-ink-inverse has-checked:underline has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={at === 0}
              className="sr-only"
            />
            {option.label}
            {option.hint ? (
              <span className="block text-caption font-normal opacity-80">{option.hint}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Words of one line or several. */
export function ToolText({
  name,
  label,
  start,
  most,
  rows,
}: {
  name: string
  label: string
  start: string
  most: number
  rows?: number
}) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`tool-${name}`} className="text-caption font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea
          id={`tool-${name}`}
          name={name}
          rows={rows}
          maxLength={most}
          defaultValue={start}
          className={`${inputClasses} resize-y py-2.5 leading-normal`}
        />
      ) : (
        <input
          id={`tool-${name}`}
          name={name}
          maxLength={most}
          defaultValue={start}
          autoComplete="off"
          className={`${inputClasses} h-12`}
        />
      )}
    </div>
  )
}

/** The one act of a tool. */
export function ToolAct({ children }: { children: ReactNode }) {
  return (
    <button
      type="submit"
      className={buttonClasses({ variant: 'hot', size: 'large', isStill: false, isBlock: true })}
    >
      {children}
    </button>
  )
}

/** What the tool did, said to ears too. */
export const ToolSaid = () => <p role="status" data-said="" className="min-h-6 text-caption text-ink-2" />

/** The picture as it is being made. */
export function ToolPicture({ label }: { label: string }) {
  return (
    <div className="sticky top-20 z-10 grid place-items-center rounded-panel border border-line bg-sunken p-6 max-lg:top-15 max-lg:p-3">
      <canvas
        role="img"
        aria-label={label}
        className="max-h-[70vh] max-w-full rounded-chip max-lg:max-h-[36vh]"
      />
    </div>
  )
}
