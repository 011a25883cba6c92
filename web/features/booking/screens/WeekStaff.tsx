import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AvailabilityOf, CalendarEntry } from '#contract/booking/availability.ts'
import { paths } from '#contract/paths.ts'
import { hoursOn } from '#domain/booking/rules/hours.ts'
import { instantOf } from '#domain/instants.ts'
import { dayIn } from '#domain/zones.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { bookableStaffQuery } from '../availability/queries.ts'
import type { Shift } from '../week/DayColumn.tsx'
import { DayColumn } from '../week/DayColumn.tsx'
import { clockOf, dayAfter, midnightOf, minuteOf, mondayOf, placeOf, rowPx } from '../week/grid.ts'
import { moveSession } from '../week/mutations.ts'
import { calendarQuery } from '../week/queries.ts'

const everybody = 'all'

/** A day or a week of one advisor, or of all: hours, sessions, holds, and a session moved by hand with its member told. */
export function WeekStaff() {
  const me = useMe()
  const [whose, setWhose] = useState<string>(me.userId)
  const [view, setView] = useState<'day' | 'week'>(() =>
    window.matchMedia('(max-width: 47.99rem)').matches ? 'day' : 'week',
  )
  const staff = useQuery(bookableStaffQuery())
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  const today = dayIn(new Date(), zone)
  const [day, setDay] = useState(today)
  const first = view === 'day' ? day : mondayOf(day)
  const count = view === 'day' ? 1 : 7
  const from = midnightOf(first, zone).toISOString()
  const until = midnightOf(dayAfter(first, count), zone).toISOString()
  const calendar = useQuery(calendarQuery(whose === everybody ? null : whose, from, until))
  useLiveRefresh('booking')
  useLiveRefresh('sessions')
  const entries = calendar.data?.entries ?? []
  const sessions = entries.filter((each) => each.kind === 'session').length
  const holds = entries.filter((each) => each.kind === 'hold').length
  const title = sayDay(first, { day: 'numeric', month: 'long' })
  return (
    <>
      <PageTitle
        title={
          view === 'week'
            ? `Week of ${title}`
            : sayDay(first, { weekday: 'long', day: 'numeric', month: 'long' })
        }
        lead={`${sessions === 1 ? 'One session' : `${sessions} sessions`}. ${
          holds === 0
            ? 'No slot is being taken.'
            : `${holds === 1 ? 'One slot is' : `${holds} slots are`} being taken now.`
        }`}
      >
        <Segments
          label="Day or week"
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
          ]}
        />
        <IconButton
          icon={ChevronLeft}
          variant="line"
          label={view === 'day' ? 'The day before' : 'The week before'}
          onClick={() => setDay(dayAfter(first, -count))}
        />
        <Button onClick={() => setDay(today)}>Today</Button>
        <IconButton
          icon={ChevronRight}
          variant="line"
          label={view === 'day' ? 'The day after' : 'The week after'}
          onClick={() => setDay(dayAfter(first, count))}
        />
        <Select
          label="Whose calendar"
          className="w-48!"
          options={[
            { value: everybody, label: 'All advisors' },
            ...(staff.data?.advisors ?? []).map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={whose}
          onChange={setWhose}
        />
        <Button to={paths.vipBooking('hours')}>Hours and links</Button>
      </PageTitle>
      <Loaded of={calendar} label="Loading the calendar">
        {({ entries: all, availability }) => (
          <Grid
            key={`${first} ${whose}`}
            days={Array.from({ length: count }, (_, at) => dayAfter(first, at))}
            entries={all}
            availability={availability}
            isOne={whose !== everybody}
            zone={zone}
            today={today}
          />
        )}
      </Loaded>
    </>
  )
}

type GridProps = {
  days: readonly string[]
  entries: readonly CalendarEntry[]
  availability: readonly AvailabilityOf[]
  isOne: boolean
  zone: string
  today: string
}

function Grid({ days, entries, availability, isOne, zone, today }: GridProps) {
  const navigate = useNavigate()
  const [shift, setShift] = useState<Shift | null>(null)
  const [asked, setAsked] = useState<{ entry: CalendarEntry; startAt: Date } | null>(null)
  const move = useMutation({
    ...moveSession(),
    onSettled: () => {
      setAsked(null)
      setShift(null)
    },
  })
  const [own] = availability
  // Hours are drawn where their clock is the one on this wall.
  const hours = isOne && own?.timeZone === zone ? own : null
  const openOn = (day: string) =>
    hours ? hoursOn(day, hours.hours, new Map(hours.exceptions.map((each) => [each.day, each.hours]))) : null
  const placed = entries.map((entry) => ({ entry, ...placeOf(entry, zone) }))
  const all = days.flatMap((day) => openOn(day) ?? [])
  const early = Math.min(8 * 60, ...placed.map((each) => each.from), ...all.map(({ from }) => minuteOf(from)))
  const late = Math.max(
    18 * 60,
    // Room for the buffer, and to move a session down.
    ...placed.map((each) => Math.min(1440, each.until + 90)),
    ...all.map(({ until }) => minuteOf(until)),
  )
  const range = { from: Math.floor(early / 60) * 60, until: Math.ceil(late / 60) * 60 }
  const names = new Map(availability.map((each) => [each.advisorId, each.advisorName]))

  function drop(entry: CalendarEntry) {
    if (!shift) return
    const { day, from } = placeOf(entry, zone)
    const minutes = from + shift.steps * 30
    const start = instantOf({ day: dayAfter(day, shift.days), clock: clockOf(minutes) }, zone)
    if (minutes < 0 || minutes >= 1440 || !start.ok) {
      toast.error('There is no such time on that day.')
      setShift(null)
    } else setAsked({ entry, startAt: start.at })
  }
  function store() {
    if (!asked) return
    const { entry, startAt } = asked
    const lengthMs = Date.parse(entry.endAt) - Date.parse(entry.startAt)
    move.mutate({
      id: entry.id,
      baseVersion: entry.version,
      changes: {
        startAt: startAt.toISOString(),
        endAt: new Date(startAt.getTime() + lengthMs).toISOString(),
      },
    })
  }
  const target = asked
    ? placeOf({ startAt: asked.startAt.toISOString(), endAt: asked.entry.endAt }, zone)
    : null

  return (
    <>
      <Panel as="div" className="overflow-x-auto">
        <div
          className="grid min-w-fit"
          style={{
            gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(${days.length > 1 ? '8rem' : '14rem'}, 1fr))`,
          }}
        >
          <span className="px-2 py-3 text-micro text-ink-3">
            {zone.split('/').at(-1)?.replaceAll('_', ' ')}
          </span>
          {days.map((day) => (
            <h2 key={day} className="flex items-baseline gap-2 border-l border-line px-3 py-2.5 text-body-s">
              <span className="text-ink-2">{sayDay(day, { weekday: 'short' })}</span>
              <span
                className={
                  day === today
                    ? 'rounded-chip bg-ink px-1.5 font-semibold text-ink-inverse tnum'
                    : 'font-semibold tnum'
                }
              >
                {Number(day.slice(8))}
              </span>
            </h2>
          ))}
          <div
            className="relative border-t border-line"
            style={{ height: ((range.until - range.from) / 30) * rowPx }}
          >
            {Array.from({ length: (range.until - range.from) / 60 }, (_, hour) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: safe because a line is its hour
                key={hour}
                className="absolute right-2 text-micro text-ink-3 tnum"
                style={{ top: hour * 2 * rowPx + 2 }}
              >
                {clockOf(range.from + hour * 60)}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <div key={day} className="border-t border-line">
              <DayColumn
                day={day}
                entries={placed.filter((each) => each.day === day).map(({ entry }) => entry)}
                hours={openOn(day)}
                zone={zone}
                range={range}
                shift={shift}
                onShift={setShift}
                onDrop={drop}
                onOpen={(entry) => {
                  if (entry.kind === 'session') navigate(paths.vipSession(entry.id))
                }}
                nameOf={isOne ? null : (advisorId) => names.get(advisorId) ?? ''}
              />
            </div>
          ))}
        </div>
      </Panel>
      <p className="mt-3 text-caption text-ink-3">
        Press a session to open it. Drag it, or move it with the arrow keys and press Enter: the member gets
        an email.
      </p>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (open) return
          setAsked(null)
          setShift(null)
        }}
        title="Move this session?"
        description={
          asked && target
            ? `${asked.entry.title} moves to ${sayDay(target.day, { weekday: 'long', day: 'numeric', month: 'long' })}, ${clockOf(target.from)}. ${asked.entry.memberName ?? 'The member'} gets an email.`
            : ''
        }
        confirmLabel="Move session"
        cancelLabel="Keep it"
        isBusy={move.isPending}
        busyLabel="Moving"
        onConfirm={store}
      />
    </>
  )
}
