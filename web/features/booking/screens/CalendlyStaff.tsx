import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CalendlyBooking } from '#contract/booking/calendly.ts'
import { paths } from '#contract/paths.ts'
import { calendlyTexts, calendlyTroubleTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { AssignCalendly } from '../calendly/AssignCalendly.tsx'
import { CalendlyConnection } from '../calendly/CalendlyConnection.tsx'
import { unassignCalendly } from '../calendly/mutations.ts'
import { calendlyQuery } from '../calendly/queries.ts'

/** How Calendly is connected, what it told last, and the bookings that wait for a person (T-065, T-168). */
export function CalendlyStaff() {
  const zone = useZone()
  const query = useQuery({
    ...calendlyQuery(),
    // Whoever was refused is not asked for again and again.
    refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? false : 10_000),
  })
  const [assigning, setAssigning] = useState<CalendlyBooking | null>(null)
  useLiveRefresh('booking')
  useLiveRefresh('sessions')
  if (query.isError && !query.data && refusalOf(query.error).code === 'FORBIDDEN') {
    return (
      <>
        <PageTitle title={calendlyTexts.title} lead={calendlyTexts.lead} />
        <Panel>
          <Empty title="These are for those who manage all sessions" level={2}>
            Ask an admin for the permission to manage sessions.
          </Empty>
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageTitle title={calendlyTexts.title} lead={calendlyTexts.lead} />
      <Loaded of={query}>
        {({ isConfigured, webhookUrl, check, webhooks, bookings, canAssign, canSubscribe }) => (
          <div className="grid gap-4">
            <CalendlyConnection
              isConfigured={isConfigured}
              webhookUrl={webhookUrl}
              check={check}
              maySubscribe={canSubscribe.ok}
            />
            <Panel className="overflow-hidden">
              <PanelHeader title={calendlyTexts.bookings} />
              {bookings.length === 0 ? (
                <Empty title={calendlyTexts.noBookings} />
              ) : (
                <PanelRows className="mt-2">
                  {bookings.map((booking) => (
                    <Row key={booking.id} booking={booking}>
                      {canAssign.ok ? (
                        <Actions booking={booking} onAssign={() => setAssigning(booking)} />
                      ) : null}
                    </Row>
                  ))}
                </PanelRows>
              )}
            </Panel>
            <Panel className="overflow-hidden">
              <PanelHeader title={calendlyTexts.webhooks} />
              {webhooks.length === 0 ? (
                <Empty title={calendlyTexts.noWebhooks} />
              ) : (
                <PanelRows className="mt-2">
                  {webhooks.map(({ event, times, receivedAt }, at) => (
                    <li
                      // biome-ignore lint/suspicious/noArrayIndexKey: safe because the list is drawn whole and holds no state
                      key={at}
                      className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-body-s md:px-5"
                    >
                      <code>{event}</code>
                      <span className="text-ink-3 tnum">
                        {yearWhenText(receivedAt, zone)}
                        {times > 1 ? `, ${times} times` : ''}
                      </span>
                    </li>
                  ))}
                </PanelRows>
              )}
            </Panel>
          </div>
        )}
      </Loaded>
      {assigning ? <AssignCalendly booking={assigning} onClose={() => setAssigning(null)} /> : null}
    </>
  )
}

function Row({ booking, children }: { booking: CalendlyBooking; children: ReactNode }) {
  const zone = useZone()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {booking.sessionId ? (
            <Link to={paths.vipSession(booking.sessionId)} className="underline-offset-4 hover:underline">
              {booking.title}
            </Link>
          ) : (
            <span dir="auto">{booking.title}</span>
          )}
          {booking.trouble ? (
            <Badge tone="heat" mark="octagon">
              {calendlyTroubleTexts[booking.trouble].label}
            </Badge>
          ) : null}
          {booking.isCancelled ? <Badge>Cancelled</Badge> : null}
          {booking.isNoShow ? <Badge tone="warning">{calendlyTexts.noShow}</Badge> : null}
        </p>
        <p className="text-caption text-ink-3 [overflow-wrap:anywhere]">
          {`${yearWhenText(booking.startAt, zone)}, ${booking.name}, ${booking.email}`}
          {booking.memberName ? `, ${calendlyTexts.memberIs(booking.memberName)}` : ''}
        </p>
        {booking.trouble ? (
          <p className="mt-1 text-caption text-ink-2">{calendlyTroubleTexts[booking.trouble].hint}</p>
        ) : null}
      </div>
      {children}
    </li>
  )
}

function Actions({ booking, onAssign }: { booking: CalendlyBooking; onAssign: () => void }) {
  const isStaffs = booking.matchedBy === 'staff'
  return (
    <div className="flex gap-2">
      {isStaffs ? (
        <Button size="small" variant="quiet" onClick={() => send(unassignCalendly(), { id: booking.id })}>
          {calendlyTexts.takeBack}
        </Button>
      ) : null}
      {booking.trouble === 'no_member' ? (
        <Button size="small" onClick={onAssign} aria-label={`${calendlyTexts.assign}: ${booking.name}`}>
          {calendlyTexts.assign}
        </Button>
      ) : null}
    </div>
  )
}
