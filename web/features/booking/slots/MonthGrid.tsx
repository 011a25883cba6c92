import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { addMonths, weeksOf } from './month.ts'

type Props = {
  month: string
  /** The first month that can be shown: that of today. */
  from: string
  /** The last one: no advisor opens times further ahead. */
  until: string
  today: string
  /** How many times are free on a day. */
  free: ReadonlyMap<string, number>
  chosen: string | null
  isLoading: boolean
  onMonth: (month: string) => void
  onChoose: (day: string) => void
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const monthName = (month: string) => sayDay(`${month}-01`, { month: 'long', year: 'numeric' })
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month of days; those with free times are pressed, and the arrows go from one to the next. */
export function MonthGrid(props: Props) {
  const { month, from, until, today, free, chosen, isLoading, onMonth, onChoose } = props
  function go(event: KeyboardEvent<HTMLTableElement>) {
    const step = steps[event.key]
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-day]')]
    const here = Number(event.target.dataset.day?.slice(8))
    // The nearest day with free times in that direction, a week up or down where there is one.
    const there = buttons
      .filter((each) => Math.sign(Number(each.dataset.day?.slice(8)) - here) === Math.sign(step))
      .toSorted(
        (one, other) =>
          Math.abs(Number(one.dataset.day?.slice(8)) - here - step) -
          Math.abs(Number(other.dataset.day?.slice(8)) - here - step),
      )[0]
    there?.focus()
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 aria-live="polite" className="title-s">
          {monthName(month)}
        </h3>
        <span className="-mr-1.5 flex">
          <IconButton
            icon={ChevronLeft}
            size="small"
            label="Previous month"
            disabled={month <= from}
            onClick={() => onMonth(addMonths(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            size="small"
            label="Next month"
            disabled={month >= until}
            onClick={() => onMonth(addMonths(month, 1))}
          />
        </span>
      </div>
      <table
        aria-label={monthName(month)}
        aria-busy={isLoading}
        onKeyDown={go}
        className={classes(
          'mt-2 w-full table-fixed border-separate border-spacing-0.5',
          isLoading && 'opacity-60',
        )}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="h-8 text-caption font-normal text-ink-3">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: safe because a week has seven places that never move
                <td key={at} className="h-10 p-0 text-center max-md:h-11">
                  {day ? (
                    <Day
                      day={day}
                      count={free.get(day) ?? 0}
                      isToday={day === today}
                      isChosen={day === chosen}
                      onChoose={onChoose}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = {
  day: string
  count: number
  isToday: boolean
  isChosen: boolean
  onChoose: (day: string) => void
}

function Day({ day, count, isToday, isChosen, onChoose }: DayProps) {
  const number = (
    <span className={isToday ? 'border-b-2 border-heat pb-px' : undefined}>{Number(day.slice(8))}</span>
  )
  if (count === 0) return <span className="text-body-s text-ink-3 tnum">{number}</span>
  const name = sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <button
      type="button"
      data-day={day}
      aria-pressed={isChosen}
      aria-label={`${name}, ${count} ${count === 1 ? 'time' : 'times'}`}
      onClick={() => onChoose(day)}
      className={classes(
        'grid size-full min-h-10 place-items-center rounded-control text-body-s font-semibold tnum max-md:min-h-11',
        isChosen ? 'bg-ink text-ink-inverse' : 'bg-sunken hover:bg-well dark:bg-well',
      )}
    >
      {number}
    </button>
  )
}
