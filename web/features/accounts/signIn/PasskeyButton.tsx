import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { factorWords } from '../factors/queries.ts'
import { canUsePasskeys, signWithPasskey } from '../factors/signWithPasskey.ts'
import type { AuthAnswer } from '../queries.ts'
import { askAuth } from '../queries.ts'

/** Signs in with a passkey of this device; nobody has to say who they are (T-002, T-004). */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: AuthAnswer) => Promise<void> }) {
  const isReady = useReady()
  const signIn = useMutation({
    mutationFn: async () =>
      await askAuth('../functions/biometric-signin', { assertion: await signWithPasskey() }),
    onSuccess: async (answer) => {
      toast.success(answer.message ?? factorTexts.biometricDone)
      await onSignedIn(answer)
    },
  })
  // Written at build for browsers that can; one that cannot loses it once the program runs.
  if (isReady && !canUsePasskeys()) return null
  return (
    <>
      <Button
        size="large"
        isBlock
        icon={Fingerprint}
        isBusy={signIn.isPending}
        busyLabel="Waiting for the device"
        onClick={() => signIn.mutate()}
      >
        Use a passkey
      </Button>
      <FormError>{signIn.isError ? factorWords(signIn.error) : null}</FormError>
    </>
  )
}
