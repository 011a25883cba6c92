import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/accounts/factors.ts'
import { factorLimits } from '#domain/accounts/limits.ts'
import { deviceName } from '#domain/accounts/rules/devices.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { dayText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { factorWords, refreshSecurity, securityQuery } from './queries.ts'
import { canUsePasskeys, makePasskey } from './signWithPasskey.ts'

const add = () =>
  mutation({ mutationFn: makePasskey, onSuccess: refreshSecurity }, { success: (message) => message })
const remove = () =>
  mutation(
    { mutationFn: (id: string) => askAuth('passkey/remove', { id }), onSuccess: refreshSecurity },
    { success: factorTexts.passkeyRemoved, failure: factorWords },
  )

/** The passkeys of an account: added on this device, named, removed (T-003, T-004). */
export function PasskeysPanel() {
  const asked = useQuery(securityQuery())
  const zone = useZone()
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  const gone = useMutation(remove())
  return (
    <Panel aria-label="Passkeys">
      <PanelHeader
        title="Passkeys"
        aside={
          canUsePasskeys() ? (
            <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          ) : (
            "This browser can't hold passkeys"
          )
        }
      />
      <p className="px-4 pt-1 pb-4 text-body-s text-ink-2 md:px-5">
        Sign in with your face, your fingerprint or the device's PIN. A passkey can't be guessed or typed into
        a false page.
      </p>
      <List
        of={asked}
        items={({ security }) => security.passkeys}
        skeleton={<Skeleton className="h-11" />}
        empty={<Empty title="No passkeys yet" />}
      >
        {(keys) => (
          <PanelRows className="border-t border-line">
            {keys.map((key) => (
              <li key={key.id} className="flex items-center gap-3.5 px-4 py-2.5 md:px-5">
                <Fingerprint size={20} aria-hidden="true" className="text-ink-3" />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate font-[560]">
                    {key.name}
                  </span>
                  <span className="block text-caption text-ink-3">
                    Added {dayText(key.createdAt, zone)},{' '}
                    {key.lastUsedAt ? `used ${dayText(key.lastUsedAt, zone)}` : 'never used since'}
                  </span>
                </span>
                <Button size="small" aria-label={`Remove ${key.name}`} onClick={() => setLeaving(key)}>
                  Remove
                </Button>
              </li>
            ))}
          </PanelRows>
        )}
      </List>
      {isAdding ? <AddPasskey onClose={() => setAdding(false)} /> : null}
      <AlertDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Remove ${leaving?.name ?? 'the passkey'}?`}
        description="It won't sign you in any more. Delete it on the device as well."
        confirmLabel="Remove passkey"
        cancelLabel="Keep it"
        isDanger
        isBusy={gone.isPending}
        busyLabel="Removing"
        onConfirm={() => leaving && gone.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
      />
    </Panel>
  )
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const made = useMutation(add())
  return (
    <FormDialog
      title="Add a passkey"
      description="Your device asks for your face, your fingerprint or its PIN next."
      size="small"
      action="Add passkey"
      busyLabel="Waiting for the device"
      isBusy={made.isPending}
      isDisabled={name.trim() === ''}
      failure={made.isError ? factorWords(made.error) : null}
      onSubmit={() => made.mutate(name.trim(), { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label="Name" hint="So that you know it again in this list.">
        <Input
          value={name}
          maxLength={factorLimits.nameLength}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
