import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailMax } from '#domain/accounts/limits.ts'
import { isEmail } from '#domain/accounts/rules/fields.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { askAuth } from '../queries.ts'
import { factorWords, refreshSecurity, securityQuery } from './queries.ts'

const cancel = () =>
  mutation(
    { mutationFn: () => askAuth('address/cancel', {}), onSuccess: refreshSecurity },
    { success: addressTexts.cancelled, failure: factorWords },
  )

/** The address of the account, and the one that waits to take its place. */
export function AddressPanel() {
  const me = useMe()
  const { data } = useQuery(securityQuery())
  const [isAsking, ask] = useState(false)
  const stop = useMutation(cancel())
  const waiting = data?.security.waitingEmail
  return (
    <Panel aria-label={addressTexts.title}>
      <PanelHeader
        title={addressTexts.title}
        aside={
          <Button size="small" onClick={() => ask(true)}>
            {addressTexts.change}
          </Button>
        }
      />
      <PanelBody className="grid gap-2 pt-1!">
        <p className="text-body-s text-ink-2">{addressTexts.lead}</p>
        <p className="font-[560] [overflow-wrap:anywhere]">{me.email}</p>
        {waiting ? (
          <div className="mt-2 grid justify-items-start gap-3 rounded-control bg-sunken p-3 text-body-s">
            <p className="[overflow-wrap:anywhere]">{addressTexts.waiting(waiting)}</p>
            <Button
              size="small"
              isBusy={stop.isPending}
              busyLabel="Cancelling"
              onClick={() => stop.mutate(undefined)}
            >
              {addressTexts.cancel}
            </Button>
          </div>
        ) : null}
      </PanelBody>
      {isAsking ? <AddressDialog onClose={() => ask(false)} /> : null}
    </Panel>
  )
}

const send = () =>
  mutation(
    { mutationFn: (email: string) => askAuth('address/change', { email }), onSuccess: refreshSecurity },
    { success: addressTexts.asked },
  )

function AddressDialog({ onClose }: { onClose: () => void }) {
  const { register, submit, formState, whole } = useSentForm<{ email: string }>({
    fields: ['email'],
    defaultValues: { email: '' },
  })
  const change = useMutation(send())
  return (
    <FormDialog
      title={addressTexts.change}
      description={addressTexts.asked}
      size="small"
      action={addressTexts.send}
      busyLabel="Sending"
      isBusy={change.isPending}
      failure={whole}
      onSubmit={submit(async ({ email }) => {
        await change.mutateAsync(email.trim())
        onClose()
      })}
      onClose={onClose}
    >
      <Field label={addressTexts.newLabel} error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={emailMax}
          {...register('email', {
            validate: (text) => isEmail(text.trim()) || fieldTexts.email('Email'),
          })}
        />
      </Field>
    </FormDialog>
  )
}
