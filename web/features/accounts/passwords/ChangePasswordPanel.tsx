import { useMutation } from '@tanstack/react-query'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { changePassword } from './mutations.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { brokenRules, isHopeless } from './PasswordRules.tsx'

type Entry = { currentPassword: string; newPassword: string }

/** A new password in place of the current one; every other sign-in of the member ends. */
export function ChangePasswordPanel() {
  const me = useMe()
  const { register, submit, watch, reset, formState, whole } = useSentForm<Entry>({
    fields: ['currentPassword', 'newPassword'],
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const change = useMutation(changePassword())
  const own = [me.email, me.profile.firstName, me.profile.lastName]
  const send = submit(async (entry) => {
    await change.mutateAsync(entry)
    reset()
  })

  if (me.isDemo) return null
  return (
    <Panel as="div">
      <form noValidate method="post" onSubmit={send} aria-label="Change password">
        <PanelHeader title="Change password" />
        <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">You'll be signed out on all other devices.</p>
        <div className="grid gap-4 px-4 pt-4 pb-5 md:px-5">
          <FormError>{whole}</FormError>
          <input
            type="text"
            name="username"
            autoComplete="username"
            defaultValue={me.email}
            hidden
            readOnly
            aria-hidden="true"
            tabIndex={-1}
          />
          <Field label="Current password" error={errors.currentPassword?.message}>
            <PasswordInput
              autoComplete="current-password"
              {...register('currentPassword', {
                validate: (text) => text !== '' || fieldTexts.required('Current password'),
              })}
            />
          </Field>
          <NewPasswordField
            label="New password"
            password={watch('newPassword')}
            context={own}
            error={errors.newPassword?.message}
            {...register('newPassword', {
              validate: (text) => !isHopeless(text, own) || brokenRules(text, own).join('\n'),
            })}
          />
        </div>
        <footer className="flex justify-end border-t border-line px-4 py-3 md:px-5">
          <Button type="submit" variant="solid" isBusy={isSubmitting} busyLabel="Changing">
            Change password
          </Button>
        </footer>
      </form>
    </Panel>
  )
}
