import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { pairingTexts } from '#domain/accounts/texts/devices.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { askAuth, fetchMe, isSpent } from '#web/features/accounts/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { FactorForm } from '../../factors/FactorForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useEntrance } from '../useEntrance.ts'

/** The link of an email that signs in: opening it changes nothing, its button does, in the browser that asked (K22). */
export function MagicAuthSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const enter = useEntrance()
  const query = new URLSearchParams(isReady ? search : '')
  // A square of another device of the same person leads here too (T-108).
  const pairing = query.get('pair')
  const token = pairing ?? query.get('token') ?? ''
  const signIn = useMutation({
    mutationFn: async () => {
      const { factors } = await askAuth(pairing === null ? 'sign-in/link' : 'sign-in/pair', { token })
      if (!factors?.length) await fetchMe()
      return factors ?? []
    },
    onSuccess: (factors) => factors.length === 0 && enter(search),
  })
  const refusal = signIn.isError ? refusalOf(signIn.error) : null

  if (signIn.data?.length) {
    return (
      <AuthFrame title="Confirm it's you" lead="Your account asks for a second factor.">
        <FactorForm
          ways={signIn.data.includes('app') ? [...signIn.data, 'recovery'] : signIn.data}
          action={accountTexts.signIn}
          busyLabel="Signing in"
          onGive={async ({ password: _, ...given }) => {
            await askAuth('second-factor', given)
            await fetchMe()
            enter(search)
          }}
        />
      </AuthFrame>
    )
  }
  if (refusal?.reason === 'other_browser')
    return (
      <AuthFrame title="Type the code instead" lead={factorTexts.otherBrowser}>
        {null}
      </AuthFrame>
    )
  if ((isReady && !token) || (refusal && isSpent(refusal))) {
    return (
      <AuthFrame
        title={pairing === null ? 'Request a new link' : 'Show a new square'}
        lead={pairing === null ? accountUiTexts.linkSpent : pairingTexts.spent}
      >
        <Button variant="hot" size="large" isBlock to={paths.auth()}>
          {accountTexts.signIn}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={pairing === null ? 'Sign in to your console' : pairingTexts.title}
      lead={pairing === null ? "One click, and you're in. The link works once." : pairingTexts.confirmLead}
    >
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!signIn.isPending) signIn.mutate()
        }}
      >
        <FormError>{refusal ? wordsOf(refusal) : null}</FormError>
        <SubmitButton isBusy={signIn.isPending} busyLabel="Signing in">
          {accountTexts.signIn}
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
