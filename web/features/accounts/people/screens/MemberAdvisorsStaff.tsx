import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberAdvisor } from '#contract/accounts/advisors.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { AssignDialog } from '../AssignDialog.tsx'
import { advisingDates } from '../advisingDates.ts'
import { endAdvisor } from '../mutations.ts'
import { advisorsQuery } from '../queries.ts'

/** Who advises a member, and what admins and holders of sessions.manage may do about it (4.13.1). */
export function MemberAdvisorsStaff({ member }: { member: { userId: string; name: string } }) {
  const advisors = useQuery(advisorsQuery(member.userId))
  const zone = useZone()
  const [isAssigning, setAssigning] = useState(false)
  const [ending, setEnding] = useState<MemberAdvisor | null>(null)
  return (
    <Panel>
      <PanelHeader
        title="Advisors"
        aside={
          advisors.data?.canAssign.ok ? (
            <Button size="small" onClick={() => setAssigning(true)}>
              Assign advisor
            </Button>
          ) : null
        }
      />
      <List
        of={advisors}
        items={(data) => data.advisors}
        empty={<Empty title="No advisor">Nobody opens this member's board.</Empty>}
      >
        {(all) => (
          <PanelRows className="mt-2">
            {all.map((advisor) => (
              <li key={advisor.id} className="flex flex-wrap items-center gap-3 px-4 py-2.5 md:px-5">
                <Avatar name={advisor.advisorName} tone="vip" size={32} />
                <span className="min-w-0 flex-1">
                  <span className="block font-[560] [overflow-wrap:anywhere]">{advisor.advisorName}</span>
                  <span className="block text-caption text-ink-3 tnum">{advisingDates(advisor, zone)}</span>
                </span>
                {advisor.canEnd.ok ? (
                  <Button size="small" variant="quiet" onClick={() => setEnding(advisor)}>
                    End assignment
                  </Button>
                ) : null}
              </li>
            ))}
          </PanelRows>
        )}
      </List>
      {isAssigning ? <AssignDialog member={member} onClose={() => setAssigning(false)} /> : null}
      {ending ? <EndDialog advisor={ending} name={member.name} onClose={() => setEnding(null)} /> : null}
    </Panel>
  )
}

type EndProps = { advisor: MemberAdvisor; name: string; onClose: () => void }

function EndDialog({ advisor, name, onClose }: EndProps) {
  const end = useMutation({ ...endAdvisor(), onSettled: onClose })
  return (
    <AlertDialog
      onClose={onClose}
      title={`End ${advisor.advisorName}'s assignment?`}
      description={`They no longer see ${name}'s board. Sessions they led stay open to them. ${name} gets an email.`}
      confirmLabel="End assignment"
      cancelLabel="Keep it"
      isDanger
      isBusy={end.isPending}
      busyLabel="Ending"
      onConfirm={() => end.mutate({ id: advisor.id })}
    />
  )
}
