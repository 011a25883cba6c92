import { Plus, Trash2 } from 'lucide-react'
import type { DayHours } from '#domain/booking/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Select } from '#web/ui/forms/Select.tsx'

const clocks = Array.from(
  { length: 49 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
)
const optionsOf = (from: string, until: string) =>
  clocks.filter((clock) => clock >= from && clock <= until).map((clock) => ({ value: clock, label: clock }))
const starts = optionsOf('00:00', '23:30')
const ends = optionsOf('00:30', '24:00')

type Props = {
  /** Read aloud: whose hours these are, such as 'Monday'. */
  name: string
  hours: readonly DayHours[]
  onChange: (hours: DayHours[]) => void
  /** What is wrong with an entry, said under it. */
  errorAt: (index: number) => string | null
  emptyText: string
}

/** Hours of one day, one line each, from and until on the half hours. */
export function HoursRows({ name, hours, onChange, errorAt, emptyText }: Props) {
  const set = (index: number, change: Partial<DayHours>) =>
    onChange(hours.map((each, at) => (at === index ? { ...each, ...change } : each)))
  const last = hours.at(-1)
  // The next hours begin an hour after those before end; past the evening there is no room.
  const from = last ? (clocks[clocks.indexOf(last.until) + 2] ?? null) : '09:00'
  const add = () => {
    if (!from || from >= '23:30') return
    const until = last ? (clocks[Math.min(clocks.indexOf(from) + 4, 48)] ?? '24:00') : '17:00'
    onChange([...hours, { from, until }])
  }
  return (
    <div className={classes('gap-2', hours.length === 0 ? 'flex flex-wrap items-center' : 'grid')}>
      {hours.length === 0 ? <p className="min-w-16 text-body-s text-ink-3">{emptyText}</p> : null}
      {hours.map((each, index) => {
        const error = errorAt(index)
        const errorId = `${name}-${index}-error`.replaceAll(' ', '-')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: safe because a line has no state of its own
          <div key={index} className="grid gap-1">
            <fieldset
              className="flex flex-wrap items-center gap-2"
              aria-describedby={error ? errorId : undefined}
            >
              <legend className="sr-only">{`${name}, hours ${index + 1}`}</legend>
              <Select
                label={`${name}, from`}
                size="small"
                className="w-24!"
                options={starts}
                value={each.from}
                onChange={(next) => set(index, { from: next })}
              />
              <span className="text-body-s text-ink-2">to</span>
              <Select
                label={`${name}, until`}
                size="small"
                className="w-24!"
                options={ends}
                value={each.until}
                onChange={(next) => set(index, { until: next })}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${name} ${each.from} to ${each.until}`}
                onClick={() => onChange(hours.filter((_, at) => at !== index))}
              />
            </fieldset>
            {error ? (
              <p id={errorId} role="alert" className="text-caption font-medium text-danger-text">
                {error}
              </p>
            ) : null}
          </div>
        )
      })}
      <Button
        size="small"
        variant="quiet"
        icon={Plus}
        className="w-fit"
        onClick={add}
        disabled={from === null || from >= '23:30'}
        aria-label={`Add hours on ${name}`}
      >
        Add hours
      </Button>
    </div>
  )
}
