import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { deviceName } from '#domain/accounts/rules/devices.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { factorWords, refreshSecurity } from './queries.ts'
import { canUsePasskeys, makePasskey } from './signWithPasskey.ts'

/** One press to a passkey of this device; nothing where the browser can hold none. */
export function PasskeySetup({ onDone }: { onDone: () => void }) {
  const make = useMutation({
    mutationFn: () => makePasskey(deviceName(navigator.userAgent)),
    onSuccess: async () => {
      await refreshSecurity()
      onDone()
    },
  })
  if (!canUsePasskeys()) return null
  return (
    <>
      <FormError>{make.isError ? factorWords(make.error) : null}</FormError>
      <Button
        variant="hot"
        size="large"
        isBlock
        icon={Fingerprint}
        isBusy={make.isPending}
        busyLabel="Waiting for the device"
        onClick={() => make.mutate()}
      >
        Make a passkey on this device
      </Button>
    </>
  )
}
