import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { AddDevice } from './AddDevice.tsx'
import { factorWords } from './queries.ts'

const end = () =>
  mutation(
    { mutationFn: (id: string) => askAuth('sign-ins/end', { id }) },
    {
      success: ({ message }) => message ?? null,
      failure: factorWords,
      refresh: [orpc.accounts.listSignIns.key()],
    },
  )
const endOthers = () =>
  mutation(
    { mutationFn: () => askAuth('sign-ins/end-others', {}) },
    {
      success: ({ message }) => message ?? null,
      failure: factorWords,
      refresh: [orpc.accounts.listSignIns.key()],
    },
  )

/** Where the member is signed in: browser, system, network, when seen; one or all others can be ended (K25, 4.13.19). */
export function DevicesPanel() {
  const zone = useZone()
  const asked = useQuery(orpc.accounts.listSignIns.queryOptions())
  const one = useMutation(end())
  const others = useMutation(endOthers())
  const count = asked.data?.signIns.length ?? 0
  return (
    <Panel aria-label="Signed-in devices">
      <PanelHeader
        title="Signed-in devices"
        aside={
          <span className="flex flex-wrap justify-end gap-2">
            <AddDevice />
            {count > 1 ? (
              <Button
                size="small"
                isBusy={others.isPending}
                busyLabel="Signing out"
                onClick={() => others.mutate(undefined)}
              >
                Sign out all others
              </Button>
            ) : null}
          </span>
        }
      />
      <p className="px-4 pt-1 pb-4 text-body-s text-ink-2 md:px-5">
        Revoking ends it at once, also on a page that is open there.
      </p>
      <List
        of={asked}
        items={({ signIns }) => signIns}
        skeleton={<Skeleton className="h-11" />}
        empty={<Empty title="No devices" />}
      >
        {(signIns) => (
          <PanelRows className="border-t border-line">
            {signIns.map((signIn) => {
              const Icon = signIn.isPhone ? Smartphone : Laptop
              return (
                <li key={signIn.id} className="flex items-center gap-3.5 px-4 py-2.5 md:px-5">
                  <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-[560]">{signIn.device}</span>
                    <span className="block text-caption text-ink-3 tnum">
                      Network {signIn.network}. Since {whenText(signIn.firstSeenAt, zone)}, seen{' '}
                      {whenText(signIn.lastSeenAt, zone)}
                    </span>
                  </span>
                  {signIn.isThis ? (
                    <Badge tone="success">This one</Badge>
                  ) : (
                    <Button
                      size="small"
                      aria-label={`Revoke ${signIn.device}`}
                      isBusy={one.isPending && one.variables === signIn.id}
                      busyLabel="Revoking"
                      onClick={() => one.mutate(signIn.id)}
                    >
                      Revoke
                    </Button>
                  )}
                </li>
              )
            })}
          </PanelRows>
        )}
      </List>
    </Panel>
  )
}
