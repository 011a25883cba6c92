import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { AppSetup } from './AppSetup.tsx'
import { factorWords, refreshSecurity, securityQuery } from './queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const turnOff = () =>
  mutation(
    { mutationFn: () => askAuth('app/remove', {}), onSuccess: refreshSecurity },
    { success: factorTexts.factorOff, failure: factorWords },
  )
const newCodes = () =>
  mutation(
    { mutationFn: () => askAuth('recovery-codes', {}), onSuccess: refreshSecurity },
    { success: factorTexts.codesMade, failure: factorWords },
  )

/** The authenticator app and its recovery codes: off, being set up, on (T-200). */
export function SecondFactorPanel() {
  const asked = useQuery(securityQuery())
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isAskingOff, askOff] = useState(false)
  const [isAskingNew, askNew] = useState(false)
  const off = useMutation(turnOff())
  const renew = useMutation(newCodes())
  // They are shown this once: whoever leaves before they are saved has none.
  useUnsaved(codes !== null)
  const codesHead = useRef<HTMLHeadingElement>(null)
  return (
    <Panel aria-label="Second factor">
      <PanelHeader
        title="Second factor"
        aside={
          asked.data?.security.appSince ? (
            <Badge tone="success" mark="round">
              On
            </Badge>
          ) : isSettingUp ? (
            <Badge tone="warning">Being set up</Badge>
          ) : null
        }
      />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">
        A six-digit code from an app, asked for after your password. It is not asked for when you use a
        passkey.
      </p>
      <PanelBody>
        <Loaded of={asked} skeleton={<Skeleton className="h-10 w-48" />}>
          {({ security }) =>
            codes ? (
              <div className="grid gap-4">
                <div>
                  <h3 ref={codesHead} tabIndex={-1} className="title-s outline-none">
                    Recovery codes
                  </h3>
                  <p className="mt-1 text-body-s text-ink-2">
                    Each one works once, if you lose the app. Save them now: they are shown this once.
                  </p>
                </div>
                <RecoveryCodes codes={codes} />
                <Button variant="solid" className="w-fit" onClick={() => setCodes(null)}>
                  I saved them
                </Button>
              </div>
            ) : security.appSince ? (
              <div className="grid gap-4">
                <p className="text-body-s text-ink-2">
                  {security.codesLeft === 1
                    ? 'One recovery code is left.'
                    : `${security.codesLeft} recovery codes are left.`}
                </p>
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => askNew(true)}>Make new recovery codes</Button>
                  <Button variant="quiet" onClick={() => askOff(true)}>
                    Turn off
                  </Button>
                </div>
              </div>
            ) : isSettingUp ? (
              <AppSetup
                onDone={(made) => {
                  setCodes(made)
                  setSettingUp(false)
                  void refreshSecurity()
                }}
                onCancel={() => setSettingUp(false)}
              />
            ) : (
              <Button variant="solid" onClick={() => setSettingUp(true)}>
                Set up an authenticator app
              </Button>
            )
          }
        </Loaded>
      </PanelBody>
      <AlertDialog
        open={isAskingNew}
        onClose={() => askNew(false)}
        title="Make new recovery codes?"
        description="The codes you have now stop working at once. The new ones are shown once, for you to save."
        confirmLabel="Make new codes"
        cancelLabel="Keep these"
        isBusy={renew.isPending}
        busyLabel="Making codes"
        // The button that asked is gone once they are made.
        finalFocus={codesHead}
        onConfirm={() =>
          renew.mutate(undefined, {
            onSuccess: (made) => setCodes(made.codes ?? []),
            onSettled: () => askNew(false),
          })
        }
      />
      <AlertDialog
        open={isAskingOff}
        onClose={() => askOff(false)}
        title="Turn off the second factor?"
        description="Your password alone will sign you in, and the recovery codes stop working."
        confirmLabel="Turn off"
        cancelLabel="Keep it"
        isDanger
        isBusy={off.isPending}
        busyLabel="Turning off"
        onConfirm={() => off.mutate(undefined, { onSettled: () => askOff(false) })}
      />
    </Panel>
  )
}
