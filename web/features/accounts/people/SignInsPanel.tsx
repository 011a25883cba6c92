import { useMutation } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import type { Person } from '#contract/accounts/people.ts'
import { peopleTexts } from '#domain/accounts/texts/people.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { endSignIns, resendConfirmation, viewSignIns } from './mutations.ts'

/** For admins: where somebody is signed in, once they ask for it, and its end; for an address that waits, its email again. */
export function SignInsPanel({ person }: { person: Person }) {
  const zone = useZone()
  const view = useMutation(viewSignIns())
  const end = useMutation(endSignIns())
  const resend = useMutation(resendConfirmation())
  const shown = view.data?.signIns
  return (
    <Panel aria-label={peopleTexts.signIns}>
      <PanelHeader title={peopleTexts.signIns} />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">{peopleTexts.signInsLead}</p>
      {shown && shown.length > 0 ? (
        <PanelRows className="mt-3 border-t border-line">
          {shown.map((signIn) => {
            const Icon = signIn.isPhone ? Smartphone : Laptop
            return (
              <li key={signIn.id} className="flex items-center gap-3 px-4 py-2.5 md:px-5">
                <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
                <span className="min-w-0">
                  <span className="block truncate font-[560]">{signIn.device}</span>
                  <span className="block text-caption text-ink-3 tnum">
                    Network {signIn.network}, seen {whenText(signIn.lastSeenAt, zone)}
                  </span>
                </span>
              </li>
            )
          })}
        </PanelRows>
      ) : null}
      <PanelBody className="grid justify-items-start gap-2">
        {shown?.length === 0 ? <p className="text-body-s text-ink-2">{peopleTexts.none}</p> : null}
        {shown ? null : (
          <Button
            isBusy={view.isPending}
            busyLabel="Loading"
            onClick={() => view.mutate({ userId: person.userId })}
          >
            {peopleTexts.showSignIns}
          </Button>
        )}
        {shown && shown.length > 0 ? (
          <Button
            isBusy={end.isPending}
            busyLabel="Signing out"
            onClick={() => end.mutate({ userId: person.userId }, { onSuccess: () => view.reset() })}
          >
            {peopleTexts.endAll}
          </Button>
        ) : null}
        {person.isVerified ? null : (
          <Button isBusy={resend.isPending} busyLabel="Sending" onClick={() => resend.mutate(person.userId)}>
            {peopleTexts.resend}
          </Button>
        )}
      </PanelBody>
    </Panel>
  )
}
