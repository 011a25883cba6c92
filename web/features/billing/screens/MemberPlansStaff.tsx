import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanGrant } from '#contract/billing/grants.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantAfter } from '#domain/billing/rules/held.ts'
import { grantRefusals, grantTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { lastDayText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { GrantDialog } from '../grants/GrantDialog.tsx'
import { GrantRow } from '../grants/GrantRow.tsx'
import { endGrant } from '../grants/mutations.ts'
import { grantsQuery } from '../grants/queries.ts'

type Props = {
  member: { userId: string; name: string }
  /** A plan somebody came here to give; the dialog opens with it. */
  wanted: GrantablePlan | null
}

/** The plans of one member, and what staff may give and end (T-047). */
export function MemberPlansStaff({ member, wanted }: Props) {
  const grants = useQuery(grantsQuery(member.userId))
  const [isGiving, setGiving] = useState(wanted !== null)
  const [ending, setEnding] = useState<PlanGrant | null>(null)
  useLiveRefresh('billing')

  const refusal = grants.data?.reason ? reasonWords(grantRefusals, grants.data.reason) : null
  return (
    <Panel>
      <PanelHeader
        title="Plans"
        aside={
          grants.data?.canGrant ? (
            <Button size="small" onClick={() => setGiving(true)}>
              Grant plan
            </Button>
          ) : null
        }
      />
      {refusal ? <p className="px-4 pt-1 text-caption text-ink-3 md:px-5">{refusal}</p> : null}
      <List
        of={grants}
        items={(data) => data.grants}
        empty={<Empty title="No plans granted">Every member has the free plans of both consoles.</Empty>}
      >
        {(all) => (
          <PanelRows className="mt-2">
            {all.map((grant) => (
              <GrantRow key={grant.id} grant={grant} onEnd={() => setEnding(grant)} />
            ))}
          </PanelRows>
        )}
      </List>
      {isGiving && grants.data?.canGrant ? (
        <GrantDialog member={member} plan={wanted} onClose={() => setGiving(false)} />
      ) : null}
      {ending ? (
        <EndDialog
          grant={ending}
          grants={grants.data?.grants ?? []}
          name={member.name}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </Panel>
  )
}

type EndProps = { grant: PlanGrant; grants: readonly PlanGrant[]; name: string; onClose: () => void }

function EndDialog({ grant, grants, name, onClose }: EndProps) {
  const zone = useZone()
  const end = useMutation({ ...endGrant(), onSettled: onClose })
  const label = planCatalogue[grant.plan].label
  const other = grantAfter(grant, grants)
  const until = other?.untilAt ? lastDayText(other.untilAt, zone) : null
  return (
    <AlertDialog
      onClose={onClose}
      title={`End ${label}?`}
      description={
        other ? grantTexts.keeps(name, label, planCatalogue[other.plan].label, until) : grantTexts.loses(name)
      }
      confirmLabel="End plan"
      cancelLabel="Keep it"
      isDanger
      isBusy={end.isPending}
      busyLabel="Ending"
      onConfirm={() => end.mutate({ id: grant.id })}
    />
  )
}
