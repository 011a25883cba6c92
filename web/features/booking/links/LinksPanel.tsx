import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingLink } from '#contract/booking/links.ts'
import { lastDay } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { dayIn } from '#domain/zones.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { MakeLinkDialog } from './MakeLinkDialog.tsx'
import { revokeBookingLink } from './mutations.ts'
import { linksQuery } from './queries.ts'

const states = {
  open: { tone: 'info', label: 'Open' },
  used: { tone: 'success', label: 'Used' },
  expired: { tone: 'outline', label: 'Expired' },
  revoked: { tone: 'outline', label: 'Withdrawn' },
} as const

/** Booking links of all staff: for whom, what they carry, what became of them. */
export function LinksPanel() {
  const links = useInfiniteQuery(linksQuery())
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<BookingLink | null>(null)
  useLiveRefresh('booking')
  return (
    <Panel>
      <PanelHeader
        title="Booking links"
        aside={
          <Button size="small" onClick={() => setMaking(true)}>
            Make a link
          </Button>
        }
      />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">
        One session without paying, once, within 14 days, for one address or whoever opens it first.
      </p>
      <List
        of={links}
        items={(data) => data.pages.flatMap((page) => page.links)}
        empty={<Empty title="No booking links yet">Make one and send it yourself.</Empty>}
        more={links}
      >
        {(all) => (
          <PanelRows className="mt-2">
            {all.map((link) => (
              <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
            ))}
          </PanelRows>
        )}
      </List>
      {isMaking ? <MakeLinkDialog onClose={() => setMaking(false)} /> : null}
      {ending ? <EndDialog link={ending} onClose={() => setEnding(null)} /> : null}
    </Panel>
  )
}

const wordsOf = (day: string) => sayDay(day, { day: 'numeric', month: 'long' })

function LinkRow({ link, onEnd }: { link: BookingLink; onEnd: () => void }) {
  const zone = useZone()
  const dayOf = (at: string) => wordsOf(dayIn(new Date(at), zone))
  const { tone, label } = states[link.state]
  const became = link.usedAt
    ? `Used by ${link.usedByName ?? 'somebody'} on ${dayOf(link.usedAt)}`
    : `Until ${wordsOf(lastDay(new Date(link.expiresAt), zone))}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {serviceOffers[link.service].label}
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="mt-0.5 text-caption text-ink-2 [overflow-wrap:anywhere]">
          {link.forEmail ? `For ${link.forEmail}` : 'For whoever opens it first'}
          {link.advisorName ? `, with ${link.advisorName}` : ', with any advisor'}
        </p>
        <p className="mt-0.5 text-caption text-ink-3 tnum">
          {`${became}. Made by ${link.createdByName ?? 'a colleague'} on ${dayOf(link.createdAt)}.`}
        </p>
      </div>
      {link.state === 'open' && link.can.revoke.ok ? (
        <Button
          size="small"
          onClick={onEnd}
          aria-label={`Withdraw the link for ${link.forEmail ?? 'whoever opens it first'}`}
        >
          Withdraw
        </Button>
      ) : null}
    </li>
  )
}

function EndDialog({ link, onClose }: { link: BookingLink; onClose: () => void }) {
  const revoke = useMutation({ ...revokeBookingLink(), onSettled: onClose })
  return (
    <AlertDialog
      onClose={onClose}
      title="Withdraw this booking link?"
      description="Whoever opens it reads that it was withdrawn."
      confirmLabel="Withdraw link"
      cancelLabel="Keep it"
      isBusy={revoke.isPending}
      busyLabel="Withdrawing"
      onConfirm={() => revoke.mutate({ id: link.id })}
    />
  )
}
