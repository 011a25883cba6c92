import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts, accountUiTexts } from '#domain/accounts/texts.ts'
import { askAuth, isSpent } from '#web/features/accounts/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { AddressForm } from '../AddressForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { MailSent } from '../MailSent.tsx'
import { SubmitButton } from '../SubmitButton.tsx'

/** Confirms an address by a press: opening the link consumes nothing, because mail scanners open links (T-199). */
export function VerifySite() {
  const isReady = useReady()
  const { search } = useLocation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const confirm = useMutation({
    mutationFn: () => askAuth('verify-email', { token: new URLSearchParams(search).get('token') ?? '' }),
  })
  const refusal = confirm.isError ? refusalOf(confirm.error) : null
  const hasNoToken = isReady && !new URLSearchParams(search).get('token')

  if (sentTo) {
    return (
      <AuthFrame title="Check your email">
        <MailSent
          email={sentTo}
          emailKind="send-verification-email"
          next="Open the link to confirm your email, then sign in. It works once and expires in 24 hours."
          onBack={() => setSentTo(null)}
        />
      </AuthFrame>
    )
  }
  if (confirm.isSuccess) {
    return (
      <AuthFrame title={accountUiTexts.verified} lead="You can sign in now.">
        <Button variant="hot" size="large" isBlock to={paths.auth()}>
          {accountTexts.signIn}
        </Button>
      </AuthFrame>
    )
  }
  if (hasNoToken || (refusal && isSpent(refusal))) {
    return (
      <AuthFrame title="Request a new link" lead={accountUiTexts.linkSpent}>
        <AddressForm emailKind="send-verification-email" label="Send link" onSent={setSentTo} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Confirm your email" lead="One click, and your console is ready.">
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!confirm.isPending) confirm.mutate()
        }}
      >
        <FormError>{refusal ? wordsOf(refusal) : null}</FormError>
        <SubmitButton isBusy={confirm.isPending} busyLabel="Confirming">
          Confirm email
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
