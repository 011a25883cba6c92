import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { NewPasswordField } from '#web/features/accounts/passwords/NewPasswordField.tsx'
import { brokenRules, isHopeless } from '#web/features/accounts/passwords/PasswordRules.tsx'
import { askAuth, isSpent } from '#web/features/accounts/queries.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { AddressForm } from '../AddressForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { MailSent } from '../MailSent.tsx'
import { mailNext } from '../PostedEnd.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useAuthDocument } from '../useAuthDocument.ts'

type State = 'choosing' | 'changed' | 'spent' | { sentTo: string }

/** A new password by the link in an email; every other sign-in of the person ends with it (T-199). */
export function ResetSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const token = new URLSearchParams(isReady ? search : '').get('token') ?? ''
  const shown = useAuthDocument('/auth/reset')
  const [state, setState] = useState<State>('choosing')

  if (typeof state === 'object') {
    return (
      <AuthFrame title="Check your email">
        <MailSent
          email={state.sentTo}
          emailKind="request-password-reset"
          next={mailNext.mailed}
          onBack={() => setState('spent')}
        />
      </AuthFrame>
    )
  }
  if (state === 'changed') {
    return (
      <AuthFrame title="Password changed" lead={accountUiTexts.passwordChanged}>
        <Button variant="hot" size="large" isBlock to={paths.auth()}>
          {accountTexts.signIn}
        </Button>
      </AuthFrame>
    )
  }
  if (state === 'spent' || shown === 'request') {
    return (
      <AuthFrame
        title="Request a new link"
        lead={state === 'spent' ? accountUiTexts.linkSpent : accountUiTexts.linkAgain}
      >
        <AddressForm
          label="Send link"
          onSend={async (sentTo) => {
            await askAuth('request-password-reset', { email: sentTo })
            setState({ sentTo })
          }}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={shown === 'elsewhere' ? 'Choose your password' : 'Choose a new password'}
      lead={
        shown === 'elsewhere' ? accountUiTexts.chooseElsewhere : "You'll be signed out on all other devices."
      }
    >
      <ResetForm token={token} onChanged={() => setState('changed')} onSpent={() => setState('spent')} />
    </AuthFrame>
  )
}

type FormProps = { token: string; onChanged: () => void; onSpent: () => void }

function ResetForm({ token, onChanged, onSpent }: FormProps) {
  const { register, submit, watch, formState, whole } = useSentForm<{ newPassword: string }>({
    fields: ['newPassword'],
  })
  const [isAsWritten, setAsWritten] = useState(true)
  const send = submit(
    async ({ newPassword }) => {
      setAsWritten(false)
      await askAuth('reset-password', { token, newPassword })
      onChanged()
    },
    (refusal) => {
      if (isSpent(refusal)) onSpent()
      return isSpent(refusal)
    },
  )

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {isAsWritten ? <WrittenRefusal name="refused" /> : null}
      <FormError>{whole}</FormError>
      <NewPasswordField
        label="New password"
        size="large"
        password={watch('newPassword') ?? ''}
        error={formState.errors.newPassword?.message}
        {...register('newPassword', {
          validate: (text) => !isHopeless(text, []) || brokenRules(text, []).join('\n'),
        })}
        written={isAsWritten ? 'new-password' : undefined}
      />
      <div className="mt-2 grid">
        <SubmitButton isPosted isBusy={formState.isSubmitting} busyLabel="Saving">
          Save password
        </SubmitButton>
      </div>
    </form>
  )
}
