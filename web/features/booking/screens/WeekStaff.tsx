import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CalendarEntry } from '#contract/booking/availability.ts'
import { paths } from '#contract/paths.ts'
import { beginOfDay } from '#domain/instants.ts'
import { dayIn } from '#domain/zones.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { leaveForm } from '#web/lib/page/unsaved.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { bookableStaffQuery } from '../availability/queries.ts'
import { dayAfter, mondayOf } from '../week/grid.ts'
import { HoursPanel } from '../week/HoursPanel.tsx'
import type { HoursDraft } from '../week/hoursDraft.ts'
import { calendarQuery } from '../week/queries.ts'
import { WeekGrid } from '../week/WeekGrid.tsx'

const everybody = 'all'

/** A day or a week of one advisor, or of all: hours, sessions, holds, and a session moved by hand with its member told. */
export function WeekStaff({ aside }: { aside?: ReactNode }) {
  const me = useMe()
  const [whose, setWhose] = useState<string>(me.userId)
  const [view, setView] = useState<'day' | 'week'>(() =>
    window.matchMedia('(max-width: 47.99rem)').matches ? 'day' : 'week',
  )
  const staff = useQuery(bookableStaffQuery())
  const zone = useZone()
  const today = dayIn(new Date(), zone)
  const [day, setDay] = useState(today)
  const first = view === 'day' ? day : mondayOf(day)
  const count = view === 'day' ? 1 : 7
  const from = beginOfDay(first, zone).toISOString()
  const until = beginOfDay(dayAfter(first, count), zone).toISOString()
  const calendar = useQuery(calendarQuery(whose === everybody ? null : whose, from, until))
  const [draft, setDraft] = useState<HoursDraft | null>(null)
  // Whose hours these are; of all at once nobody's can be set.
  const own =
    whose === everybody ? undefined : calendar.data?.availability.find((each) => each.advisorId === whose)
  const asked = own && draft?.advisorId === own.advisorId && draft.isAsking ? { own, draft } : null
  useLiveRefresh('booking')
  useLiveRefresh('sessions')
  const title = sayDay(first, { day: 'numeric', month: 'long' })
  return (
    <>
      <PageTitle
        title={
          view === 'week'
            ? `Week of ${title}`
            : sayDay(first, { weekday: 'long', day: 'numeric', month: 'long' })
        }
        lead={
          calendar.data ? leadOf(calendar.data.entries) : 'Hours, sessions and slots that are being taken.'
        }
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
          unlisted={me.displayName}
          // The hours that are being set are of whoever is shown.
          onChange={(next) =>
            leaveForm(() => {
              setDraft(null)
              setWhose(next)
            })
          }
        />
        <Button to={paths.vipBooking('hours')}>Hours and links</Button>
        <Button variant="hot" to={paths.vipSessions('new')}>
          Schedule a session
        </Button>
      </PageTitle>
      <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Loaded of={calendar} label="Loading the calendar">
            {({ entries: all, availability }) => (
              <WeekGrid
                key={`${first} ${whose}`}
                days={Array.from({ length: count }, (_, at) => dayAfter(first, at))}
                entries={all}
                availability={availability}
                own={own}
                draft={draft}
                onDraft={setDraft}
                zone={zone}
                today={today}
              />
            )}
          </Loaded>
        </div>
        <div className="grid gap-4 max-[1200px]:contents">
          {asked ? (
            <div className="max-[1200px]:order-first">
              <HoursPanel
                key={asked.draft.day}
                found={asked.own}
                draft={asked.draft}
                entries={calendar.data?.entries ?? []}
                zone={zone}
                onChange={setDraft}
              />
            </div>
          ) : null}
          {aside}
        </div>
      </div>
    </>
  )
}

function leadOf(entries: readonly CalendarEntry[]): string {
  const count = (kind: CalendarEntry['kind']) => entries.filter((each) => each.kind === kind).length
  const [sessions, holds, unmatched] = [count('session'), count('hold'), count('unmatched')]
  const waiting =
    unmatched === 0
      ? ''
      : `${unmatched === 1 ? 'One booking has' : `${unmatched} bookings have`} no member yet. `
  const taken =
    holds === 0
      ? 'No slot is being taken.'
      : `${holds === 1 ? 'One slot is' : `${holds} slots are`} being taken now.`
  return `${sessions === 1 ? 'One session' : `${sessions} sessions`}. ${waiting}${taken}`
}
