import { useQuery } from '@tanstack/react-query'
import { Check, Globe } from 'lucide-react'
import { useState } from 'react'
import type { OpenSlot } from '#contract/booking/slots.ts'
import { paths } from '#contract/paths.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { wallTime } from '#domain/zones.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { classes } from '#web/ui/classes.ts'
import { TimeZoneCombobox } from '#web/ui/forms/TimeZoneField.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { addMonths } from './month.ts'
import { advisorsQuery, slotsQuery } from './queries.ts'
import { placeOf, slotClock } from './slotWords.ts'

type Props = {
  service: BookingService
  advisorId: string | null
  /** The zone that times are read in; another can be chosen, and all that is said of them follows it. */
  zone: string
  onZone: (zone: string) => void
  /** The own session that is to be moved. */
  movingId?: string
  /** The time that is held or chosen. */
  chosen: Pick<OpenSlot, 'startAt' | 'advisorId'> | null
  /** One that was just taken by somebody else. */
  taken: string | null
  isBusy: boolean
  onChoose: (slot: OpenSlot) => void
}

/** Free times of a month by the clock of the reader: a day, then a time of it (T-061, T-213). */
export function SlotPicker(props: Props) {
  const { service, advisorId, zone, onZone, movingId, chosen, taken, isBusy, onChoose } = props
  const now = useNow()
  const today = wallTime(new Date(now), zone).day
  const until = wallTime(new Date(now + bookingLimits.horizonDays * 86_400_000), zone).day.slice(0, 7)
  const [asked, setAsked] = useState<{ month: string; day: string | null; isOwn: boolean }>({
    month: (chosen ? wallTime(new Date(chosen.startAt), zone).day : today).slice(0, 7),
    day: null,
    isOwn: false,
  })
  const query = useQuery(slotsQuery({ service, advisorId, month: asked.month, timeZone: zone, movingId }))
  const advisors = useQuery(advisorsQuery()).data?.advisors ?? []
  if (query.isError && !query.data)
    return (
      <SectionError
        title={sessionTexts.openCalendarFailed}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      >
        Your choices are kept.
      </SectionError>
    )
  if (!query.data)
    return (
      <Loading label={sessionTexts.openingCalendar}>
        <p className="mb-3 text-body-s text-ink-2">{sessionTexts.openingCalendar}</p>
        <SkeletonLines lines={7} />
      </Loading>
    )
  const { days, month } = query.data
  // Nothing is left of a month that nobody asked for: at its end the advisors' notice reaches into the next one.
  const isOver = month === asked.month && month === today.slice(0, 7) && days.length === 0
  if (isOver && !asked.isOwn) setAsked({ month: addMonths(month, 1), day: null, isOwn: true })
  const free = new Map(days.map(({ day, slots }) => [day, slots.length]))
  const chosenDay = chosen ? wallTime(new Date(chosen.startAt), zone).day : null
  const day =
    [asked.day, chosenDay, days[0]?.day].find((each) => each && free.has(each)) ?? asked.day ?? chosenDay
  const slots = days.find((each) => each.day === day)?.slots ?? []
  const takenHere = taken && wallTime(new Date(taken), zone).day === day ? taken : null
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_220px]">
      <div>
        <MonthGrid
          month={asked.month}
          from={today.slice(0, 7)}
          until={until}
          today={today}
          free={month === asked.month ? free : new Map()}
          chosen={day ?? null}
          isLoading={query.isPlaceholderData}
          onMonth={(next) => setAsked({ month: next, day: null, isOwn: true })}
          onChoose={(next) => setAsked({ ...asked, day: next })}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 border-t border-line pt-3 text-caption">
          <Globe size={16} aria-hidden="true" className="text-ink-3" />
          <span className="text-ink-2">Times in</span>
          <span className="min-w-44 flex-1">
            <TimeZoneCombobox label="Time zone" value={zone} onChange={onZone} />
          </span>
        </div>
      </div>
      <div>
        <h3 className="title-s">
          {day ? sayDay(day, { weekday: 'long', day: 'numeric', month: 'long' }) : 'No free times'}
        </h3>
        {slots.length === 0 && !takenHere ? (
          <p className="mt-2 text-body-s text-ink-2">
            {days.length > 0 ? (
              'Choose a day.'
            ) : (
              <>
                {month < until
                  ? 'No time is free in this month. Look at the next one, or'
                  : 'No time is free this far ahead. Please'}{' '}
                <TextLink href={paths.page('/contact')}>ask for a time</TextLink>.
              </>
            )}
          </p>
        ) : null}
        <ul className="mt-3 grid gap-2 max-sm:grid-cols-2 sm:max-h-[21rem] sm:overflow-y-auto sm:pr-0.5">
          {withTaken(slots, takenHere).map((slot) =>
            slot === null ? (
              <li
                key="taken"
                className="flex min-h-10 items-center justify-between gap-2 rounded-control border border-dashed border-control px-3.5 text-body-s text-ink-3 max-md:min-h-11"
              >
                <span className="line-through tnum">{slotClock(takenHere ?? '', zone)}</span>
                <span className="text-caption">taken</span>
              </li>
            ) : (
              <li key={slot.startAt}>
                <button
                  type="button"
                  // It keeps the focus while it is being held.
                  aria-disabled={isBusy || undefined}
                  aria-pressed={slot.startAt === chosen?.startAt}
                  onClick={() => isBusy || onChoose(slot)}
                  className={classes(
                    'flex min-h-10 w-full items-center justify-between gap-2 rounded-control border px-3.5 text-left text-body-s font-semibold tnum aria-disabled:cursor-wait max-md:min-h-11',
                    slot.startAt === chosen?.startAt
                      ? 'border-ink bg-ink text-ink-inverse'
                      : 'border-line-strong bg-surface hover:bg-bg',
                  )}
                >
                  {slot.clock}
                  {slot.startAt === chosen?.startAt ? (
                    <Check size={16} aria-hidden="true" />
                  ) : (
                    <Elsewhere
                      startAt={slot.startAt}
                      clock={slot.clock}
                      zone={advisors.find((each) => each.id === slot.advisorId)?.timeZone}
                    />
                  )}
                </button>
              </li>
            ),
          )}
        </ul>
      </div>
    </div>
  )
}

/** What the advisor's clock shows, where it shows something else (T-213). */
function Elsewhere({ startAt, clock, zone }: { startAt: string; clock: string; zone: string | undefined }) {
  if (!zone || slotClock(startAt, zone) === clock) return null
  return (
    <span className="text-caption font-normal text-ink-3">
      {slotClock(startAt, zone)} in {placeOf(zone)}
    </span>
  )
}

/** The times of a day with the one that was taken in its place; null stands for it. */
function withTaken<Slot extends { startAt: string }>(slots: readonly Slot[], taken: string | null) {
  if (taken === null || slots.some(({ startAt }) => startAt === taken)) return slots
  const at = slots.findIndex(({ startAt }) => Date.parse(startAt) > Date.parse(taken))
  const place = at === -1 ? slots.length : at
  return [...slots.slice(0, place), null, ...slots.slice(place)]
}
