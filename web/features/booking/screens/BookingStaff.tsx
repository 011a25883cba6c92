import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { ExceptionsPanel } from '../availability/ExceptionsPanel.tsx'
import { HoursForm } from '../availability/HoursForm.tsx'
import { availabilityQuery, bookableStaffQuery } from '../availability/queries.ts'
import { LinksPanel } from '../links/LinksPanel.tsx'

/** When one can be booked, and the links that carry a session. */
export function BookingStaff() {
  const me = useMe()
  const [advisorId, setAdvisorId] = useState(me.userId)
  const staff = useQuery(bookableStaffQuery())
  const availability = useQuery(availabilityQuery(advisorId))
  useLiveRefresh('booking')
  const maySetAll = me.isAdmin || me.permissions.includes('sessions.manage')
  const others = staff.data?.advisors ?? []
  return (
    <>
      <PageTitle title="Hours and links" lead="When members can book, and with whom.">
        {maySetAll && others.length > 1 ? (
          <Select
            label="Whose hours"
            className="w-52!"
            options={others.map((each) => ({
              value: each.id,
              label: each.name,
              note: each.isOpen ? 'Open for booking' : 'Closed',
            }))}
            value={advisorId}
            onChange={setAdvisorId}
          />
        ) : null}
        <Button to={paths.vipSessions()}>Sessions</Button>
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <Loaded of={availability} label="Loading hours">
          {({ availability: found }) => (
            // What others save meanwhile is answered when this is saved; typed words are never replaced.
            <HoursForm key={found.advisorId} found={found} />
          )}
        </Loaded>
        <div className="grid gap-5">
          {availability.data ? <ExceptionsPanel found={availability.data.availability} /> : null}
          <LinksPanel />
        </div>
      </div>
    </>
  )
}
