import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AvailabilityOf, CalendarEntry } from '#contract/booking/availability.ts'
import { paths } from '#contract/paths.ts'
import { instantOf } from '#domain/instants.ts'
import { keptElsewhereTexts } from '#domain/sessions/rules/keptElsewhereTexts.ts'
import { sessionRefusals } from '#domain/sessions/texts.ts'
import { wallTime } from '#domain/zones.ts'
import { toast } from '#web/lib/page/toast.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { useNow } from '#web/lib/time/useNow.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import type { Shift } from './CalendarBlock.tsx'
import { CalendarKey } from './CalendarKey.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayHead } from './DayHead.tsx'
import { clockOf, dayAfter, hoursOnWall, minuteOf, placeOf, rowPx } from './grid.ts'
import type { HoursDraft } from './hoursDraft.ts'
import { keptHours } from './hoursDraft.ts'
import { lanesOf, mostLanes } from './lanes.ts'
import { moveSession } from './mutations.ts'
import { useHoursDrag } from './useHoursDrag.ts'

type Props = {
  days: readonly string[]
  entries: readonly CalendarEntry[]
  availability: readonly AvailabilityOf[]
  /** Whose hours are shown; nobody's where several advisors are. */
  own: AvailabilityOf | undefined
  draft: HoursDraft | null
  onDraft: (draft: HoursDraft | null) => void
  zone: string
  today: string
}

/** Days next to each other: hours, what is booked in them, and both moved by hand. */
export function WeekGrid({ days, entries, availability, own, draft, onDraft, zone, today }: Props) {
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
  const hours = useHoursDrag(own, draft, onDraft)
  const openOn = (day: string, hoursOf = hours.of) =>
    own ? hoursOnWall(day, zone, { timeZone: own.timeZone, hoursOf }) : null
  const now = wallTime(new Date(useNow()), zone)
  const placed = entries.map((entry) => ({ entry, ...placeOf(entry, zone) }))
  // While an end is dragged the lines stay where they are, so that it stays under the pointer.
  const hoursOf = own && draft?.isAsking === false ? (day: string) => keptHours(own, day) : hours.of
  const all = days.flatMap((day) => openOn(day, hoursOf) ?? [])
  const early = Math.min(8 * 60, ...placed.map((each) => each.from), ...all.map(({ from }) => minuteOf(from)))
  const late = Math.max(
    18 * 60,
    // Room for the buffer, and to move a session down.
    ...placed.map((each) => Math.min(1440, each.until + 90)),
    ...all.map(({ until }) => minuteOf(until)),
  )
  const range = { from: Math.floor(early / 60) * 60, until: Math.ceil(late / 60) * 60 }
  const columns = days.map((day) => {
    const own = placed.filter((each) => each.day === day)
    return {
      day,
      entries: own.map(({ entry }) => entry),
      lanes: lanesOf(own.map(({ entry: { id }, from, until }) => ({ id, from, until }))),
    }
  })
  // All columns are as wide as the fullest one, for an entry is dragged by whole columns: the time of each and the beginning of a name
  // can be read. Of more than three at once a week shows less, so that it does not grow out of sight; a day shows all.
  const most = Math.max(...columns.map(({ lanes }) => mostLanes(lanes)))
  const leastWidth = days.length > 1 ? Math.max(8, Math.min(3, most) * 6.5) : Math.max(14, most * 6.5)
  const names = new Map(availability.map((each) => [each.advisorId, each.advisorName]))

  function sayKept({ moveUrl }: CalendarEntry) {
    toast.info(sessionRefusals.kept_in_calendly, {
      id: 'kept-in-calendly',
      ...(moveUrl
        ? {
            timeoutMs: 10_000,
            action: {
              label: keptElsewhereTexts.move,
              onPress: () => void window.open(moveUrl, '_blank', 'noopener,noreferrer'),
            },
          }
        : {}),
    })
  }
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
            gridTemplateColumns: `3.5rem repeat(${days.length}, minmax(${leastWidth}rem, 1fr))`,
          }}
        >
          <span className="px-2 py-3 text-micro text-ink-3">
            {zone.split('/').at(-1)?.replaceAll('_', ' ')}
          </span>
          {days.map((day) => (
            <DayHead
              key={day}
              day={day}
              isToday={day === today}
              booked={placed.filter((each) => each.day === day && each.entry.kind === 'session').length}
              onHours={own?.can.edit.ok ? () => hours.ask(day) : null}
            />
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
          {columns.map(({ day, entries, lanes }) => (
            <div key={day} className="border-t border-line">
              <DayColumn
                day={day}
                entries={entries}
                lanes={lanes}
                hours={openOn(day)}
                handles={own?.can.edit.ok ? hours : null}
                zone={zone}
                ownZone={own?.timeZone ?? zone}
                range={range}
                now={day === now.day ? minuteOf(now.clock) : null}
                shift={shift}
                onShift={setShift}
                onDrop={drop}
                onOpen={(entry) => {
                  if (entry.kind === 'session') navigate(paths.vipSession(entry.id))
                  else if (entry.kind === 'unmatched') navigate(paths.calendly())
                }}
                onKept={sayKept}
                nameOf={own ? null : (advisorId) => names.get(advisorId) ?? ''}
              />
            </div>
          ))}
        </div>
      </Panel>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-caption text-ink-2">
        <CalendarKey hasHours={own !== undefined} />
        <p className="text-ink-3">
          Drag a session, or select it and use the arrow keys, then Enter. The member gets an email.
          {own?.can.edit.ok
            ? ' The ends of open hours move the same way; a drag over closed time opens new ones.'
            : ''}
        </p>
      </div>
      <AlertDialog
        open={asked !== null}
        onClose={() => {
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
