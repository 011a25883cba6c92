import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { useSession } from '#web/lib/signIn/session.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ProofForm } from './ProofForm.tsx'

/** Asks who is here, over whatever is open; `onEnd` hears whether the server took the proof. */
export function ProofDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { state } = useSession()
  const end = useEffectEvent(onEnd)
  // Where the sign-in has ended meanwhile, a proof opens nothing, and the page to sign in on lies under it.
  useEffect(() => {
    if (state === 'signed-out') end(false)
  }, [state])
  return (
    <Dialog
      size="small"
      isAbove
      title="Confirm it's you"
      description={factorTexts.proofNeeded}
      onClose={() => onEnd(false)}
    >
      <ProofForm onProven={() => onEnd(true)} />
    </Dialog>
  )
}

/** Shows the dialog by itself, for whoever waits with a call: true once the server has taken a proof (T-014). */
export function askProof(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise<boolean>((settle) => {
    const end = (isProven: boolean) => {
      root.unmount()
      place.remove()
      settle(isProven)
    }
    root.render(
      <QueryClientProvider client={queryClient}>
        <CSPProvider disableStyleElements>
          <ProofDialog onEnd={end} />
        </CSPProvider>
      </QueryClientProvider>,
    )
  })
}
