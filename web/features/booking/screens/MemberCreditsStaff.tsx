import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionCredit } from '#contract/booking/credits.ts'
import { paths } from '#contract/paths.ts'
import { lastDay } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { dayIn } from '#domain/zones.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { GrantCreditsDialog } from '../credits/GrantCreditsDialog.tsx'
import { revokeCredit } from '../credits/mutations.ts'
import { creditsOfQuery } from '../credits/queries.ts'

type Props = { member: { userId: string; name: string } }

/** The sessions a member can book without paying, and what became of them (T-048). */
export function MemberCreditsStaff({ member }: Props) {
  const credits = useQuery(creditsOfQuery(member.userId))
  const [isGiving, setGiving] = useState(false)
  const [revoking, setRevoking] = useState<SessionCredit | null>(null)
  useLiveRefresh('booking')
  const canGrant = credits.data?.canGrant.ok ?? false
  return (
    <Panel>
      <PanelHeader
        title="Session credits"
        aside={
          canGrant ? (
            <Button size="small" onClick={() => setGiving(true)}>
              Give credits
            </Button>
          ) : null
        }
      />
      <List
        of={credits}
        items={(data) => data.credits}
        empty={
          <Empty title="No credits">
            {canGrant
              ? 'A credit books one session without paying.'
              : 'Credits show to the member, to their advisors and to sessions managers.'}
          </Empty>
        }
      >
        {(all) => (
          <PanelRows className="mt-2">
            {all.map((credit) => (
              <CreditRow key={credit.id} credit={credit} onRevoke={() => setRevoking(credit)} />
            ))}
          </PanelRows>
        )}
      </List>
      {isGiving ? <GrantCreditsDialog member={member} onClose={() => setGiving(false)} /> : null}
      {revoking ? (
        <RevokeDialog credit={revoking} name={member.name} onClose={() => setRevoking(null)} />
      ) : null}
    </Panel>
  )
}

type RevokeProps = { credit: SessionCredit; name: string; onClose: () => void }

function RevokeDialog({ credit, name, onClose }: RevokeProps) {
  const revoke = useMutation({ ...revokeCredit(), onSettled: onClose })
  return (
    <AlertDialog
      onClose={onClose}
      title={`Take back a credit for ${serviceOffers[credit.service].label}?`}
      description={`${name} can no longer book with it. You can give a new one.`}
      confirmLabel="Take back"
      cancelLabel="Keep it"
      isDanger
      isBusy={revoke.isPending}
      busyLabel="Taking back"
      onConfirm={() => revoke.mutate({ id: credit.id })}
    />
  )
}

const wordsOf = (day: string) => sayDay(day, { day: 'numeric', month: 'long' })

function stateOf(credit: SessionCredit) {
  if (credit.revokedAt) return { tone: 'outline', label: 'Taken back' } as const
  if (credit.spentAt) return { tone: 'success', label: 'Spent' } as const
  const isOver = credit.expiresAt !== null && Date.parse(credit.expiresAt) <= Date.now()
  return isOver
    ? ({ tone: 'outline', label: 'Expired' } as const)
    : ({ tone: 'info', label: 'Open' } as const)
}

type RowProps = { credit: SessionCredit; onRevoke: () => void }

function CreditRow({ credit, onRevoke }: RowProps) {
  const zone = useZone()
  const { tone, label } = stateOf(credit)
  const until = credit.expiresAt ? `, until ${wordsOf(lastDay(new Date(credit.expiresAt), zone))}` : ''
  const name = serviceOffers[credit.service].label
  const by =
    credit.source === 'link'
      ? 'From a booking link'
      : `Given by ${credit.grantedByName ?? 'a colleague'}${credit.reason ? `: ${credit.reason}` : ''}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="mt-0.5 text-caption text-ink-2 [overflow-wrap:anywhere]">{by}</p>
        <p className="mt-0.5 text-caption text-ink-3 tnum">
          {`${wordsOf(dayIn(new Date(credit.createdAt), zone))}${until}`}
        </p>
      </div>
      {credit.sessionId ? (
        <TextLink to={paths.vipSession(credit.sessionId)} look="arrow">
          Session
        </TextLink>
      ) : credit.can.revoke.ok && !credit.revokedAt ? (
        <Button size="small" onClick={onRevoke} aria-label={`Take back ${name}`}>
          Take back
        </Button>
      ) : null}
    </li>
  )
}
