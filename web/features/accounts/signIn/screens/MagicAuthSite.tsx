import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { pairingTexts } from '#domain/accounts/texts/devices.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { askAuth, fetchMe, isSpent } from '#web/features/accounts/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { FactorForm } from '../../factors/FactorForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { useAuthDocument } from '../useAuthDocument.ts'
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
  const shown = useAuthDocument('/magic-auth')
  const isSquare = shown === 'pair' || shown === 'square'

  if (signIn.data?.length) {
    return (
      <AuthFrame title={codeTexts.factorTitle} lead={codeTexts.factorLead}>
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
  if (refusal?.reason === 'other_browser' || shown === 'elsewhere')
    return (
      <AuthFrame title="Type the code instead" lead={factorTexts.otherBrowser}>
        {null}
      </AuthFrame>
    )
  if ((shown !== 'link' && shown !== 'pair') || (refusal && isSpent(refusal))) {
    return (
      <AuthFrame
        title={isSquare ? 'Show a new square' : 'Request a new link'}
        lead={isSquare ? pairingTexts.spent : accountUiTexts.linkSpent}
      >
        <Button variant="hot" size="large" isBlock to={paths.auth(isSquare ? undefined : 'link')}>
          {isSquare ? accountTexts.signIn : codeTexts.linkAction}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title={isSquare ? pairingTexts.title : 'Sign in to your console'}
      lead={isSquare ? pairingTexts.confirmLead : "One click, and you're in. The link works once."}
    >
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!signIn.isPending) signIn.mutate()
        }}
      >
        {signIn.isIdle ? <WrittenRefusal name="refused" /> : null}
        <FormError>{refusal ? wordsOf(refusal) : null}</FormError>
        <SubmitButton isPosted isBusy={signIn.isPending} busyLabel="Signing in">
          {accountTexts.signIn}
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
