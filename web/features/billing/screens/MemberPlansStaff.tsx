import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanGrant } from '#contract/billing.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { grantRefusals, grantTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { orpc } from '#web/lib/api.ts'
import { useLiveRefresh } from '#web/lib/live.ts'
import { reasonWords, refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/Skeleton.tsx'
import { GrantDialog } from '../parts/GrantDialog.tsx'
import { GrantRow } from '../parts/GrantRow.tsx'
import { grantsQuery } from '../queries.ts'

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
      {grants.isPending ? (
        <PanelBody>
          <Loading>
            <SkeletonLines />
          </Loading>
        </PanelBody>
      ) : grants.isError ? (
        <PanelBody>
          <SectionError onRetry={() => void grants.refetch()} isRetrying={grants.isFetching} />
        </PanelBody>
      ) : grants.data.grants.length === 0 ? (
        <Empty title="No plans granted">Every member has the free plans of both consoles.</Empty>
      ) : (
        <PanelRows className="mt-2">
          {grants.data.grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} onEnd={() => setEnding(grant)} />
          ))}
        </PanelRows>
      )}
      {isGiving && grants.data?.canGrant ? (
        <GrantDialog member={member} plan={wanted} onClose={() => setGiving(false)} />
      ) : null}
      {ending ? <EndDialog grant={ending} name={member.name} onClose={() => setEnding(null)} /> : null}
    </Panel>
  )
}

function EndDialog({ grant, name, onClose }: { grant: PlanGrant; name: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const end = useMutation(
    orpc.billing.endGrant.mutationOptions({
      onSuccess: () => toast.success(grantTexts.ended),
      onError: (error) => {
        const { reason, message } = refusalOf(error)
        toast.error(reasonWords(grantRefusals, reason) ?? message)
      },
      onSettled: () => {
        onClose()
        return Promise.all([
          queryClient.invalidateQueries({ queryKey: orpc.billing.key() }),
          queryClient.invalidateQueries({ queryKey: orpc.accounts.key() }),
        ])
      },
    }),
  )
  const label = planCatalogue[grant.plan].label
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`End ${label}?`}
      description={`${name} loses access immediately. You can grant the plan again.`}
      confirmLabel="End plan"
      cancelLabel="Keep it"
      isDanger
      isBusy={end.isPending}
      busyLabel="Ending"
      onConfirm={() => end.mutate({ id: grant.id })}
    />
  )
}
