import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { askAuth } from '../queries.ts'
import { OutgoingMail } from './OutgoingMail.tsx'

type Props = {
  email: string
  emailKind: 'send-verification-email' | 'request-password-reset'
  /** How the email goes on: what its button opens. */
  next: string
  onBack: () => void
}

/** What one may remember while the email does not come. */
export const wayBack = {
  'send-verification-email': 'Already confirmed?',
  'request-password-reset': 'Remembered it?',
} as const

/** An email may be on its way: what to do next, and another one where it does not come. */
export function MailSent({ email, emailKind, next, onBack }: Props) {
  const again = useMutation({ mutationFn: () => askAuth(emailKind, { email }) })
  return (
    <div className="grid gap-5">
      <Banner icon={MailCheck} role="status">
        {accountUiTexts.mailOnItsWay}
      </Banner>
      <p className="text-ink-2">
        To <b className="break-all text-ink">{email}</b>. {next}
      </p>
      {again.isError ? <FormError>{wordsOf(refusalOf(again.error))}</FormError> : null}
      <div className="grid gap-2">
        <OutgoingMail isMain />
        <Button
          size="large"
          isBlock
          isBusy={again.isPending}
          busyLabel="Sending"
          onClick={() => again.mutate()}
        >
          {again.isSuccess ? 'Requested. Resend email' : 'Resend email'}
        </Button>
      </div>
      <p className="text-body-s text-ink-2">
        Not your address?{' '}
        <button
          type="button"
          onClick={onBack}
          className="font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          Change it
        </button>
        . {wayBack[emailKind]} <TextLink to={paths.auth()}>Sign In</TextLink>
      </p>
    </div>
  )
}
