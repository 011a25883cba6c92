import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { WelcomeForm } from '#web/features/accounts/profile/WelcomeForm.tsx'
import type { AuthAnswer } from '#web/features/accounts/queries.ts'
import {
  askAuth,
  fetchMe,
  isSpent,
  needsWelcome,
  rememberAsked,
  wasAsked,
} from '#web/features/accounts/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { takeNext } from '#web/lib/signIn/keptNext.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { AddressForm } from '../AddressForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { AddressEnd, ChangeAddress } from '../ChangeAddress.tsx'
import { MailSent } from '../MailSent.tsx'
import { mailNext } from '../PostedEnd.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useAuthDocument } from '../useAuthDocument.ts'
import { useEntrance } from '../useEntrance.ts'

/** Which link of an email was opened: of a sign-up, or of a change of address. A press does it, because mail scanners open links (T-199). */
export function VerifySite() {
  const isReady = useReady()
  const { search } = useLocation()
  const shown = useAuthDocument('/auth/verify')
  if (shown === 'confirm' || shown === 'request') return <ConfirmAddress hasNoToken={shown === 'request'} />
  if (shown === 'address' || shown === 'undo') {
    const token = new URLSearchParams(isReady ? search : '').get(shown) ?? ''
    return <ChangeAddress step={shown} token={token} />
  }
  return <AddressEnd end={shown} />
}

function ConfirmAddress({ hasNoToken }: { hasNoToken: boolean }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [newcomer, setNewcomer] = useState<{ me: Me; search: string } | null>(null)
  const enter = useEntrance()
  const confirm = useMutation({
    mutationFn: async () => {
      const token = new URLSearchParams(search).get('token') ?? ''
      const answer = await askAuth('verify-email', { token }).catch(
        async (error: unknown): Promise<AuthAnswer> => {
          // Reloaded after the press, the link is used: whoever is signed in here goes on.
          const me = isSpent(refusalOf(error)) ? await fetchMe() : null
          if (!me) throw error
          return { signedIn: true }
        },
      )
      // Until the next page stands this one is busy: it must not say that they can sign in.
      if (answer.choose) await navigate(paths.resetPassword(answer.choose, 'sign-up'), { replace: true })
      return answer.signedIn ? await fetchMe() : null
    },
    // In the browser that signed up the console is next, after the one question (4.13.11, T-024).
    onSuccess: (me) => {
      if (!me) return
      const next = takeNext()
      if (!needsWelcome(me) || wasAsked(me)) return enter(next)
      rememberAsked(me)
      setNewcomer({ me, search: next })
      // The link is used: loaded anew, the page goes on to where they were going.
      window.history.replaceState(window.history.state, '', paths.auth() + next)
    },
  })
  const refusal = confirm.isError ? refusalOf(confirm.error) : null

  if (newcomer) {
    return (
      <AuthFrame title={accountUiTexts.askUserType} lead="So your console starts with what matters to you.">
        <WelcomeForm me={newcomer.me} onDone={() => enter(newcomer.search)} />
      </AuthFrame>
    )
  }
  if (sentTo) {
    return (
      <AuthFrame title="Check your email">
        <MailSent
          email={sentTo}
          emailKind="send-verification-email"
          next={mailNext.joined}
          onBack={() => setSentTo(null)}
        />
      </AuthFrame>
    )
  }
  if (confirm.data) return <AuthFrame title={accountUiTexts.verified}>{null}</AuthFrame>
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
      <AuthFrame
        title="Request a new link"
        lead={hasNoToken ? accountUiTexts.linkAgain : accountUiTexts.linkSpent}
      >
        <AddressForm
          label="Send link"
          onSend={async (email) => {
            await askAuth('send-verification-email', { email })
            setSentTo(email)
          }}
        />
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
        {confirm.isIdle ? <WrittenRefusal name="refused" /> : null}
        <FormError>{refusal ? wordsOf(refusal) : null}</FormError>
        <SubmitButton isPosted isBusy={confirm.isPending} busyLabel="Confirming">
          Confirm email
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
