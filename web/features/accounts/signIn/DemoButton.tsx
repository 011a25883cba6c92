import { useState } from 'react'
import { entranceTexts } from '#domain/accounts/texts/entrance.ts'
import { wordsOfError } from '#web/lib/calls/refusalWords.ts'
import { toast } from '#web/lib/page/toast.ts'
import { untilReady, useReady } from '#web/lib/page/useReady.ts'
import { signInDemo } from '#web/lib/signIn/demo.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** A console of one's own with sample data, without an account (T-001). */
export function DemoButton({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const isReady = useReady()
  const [isWorking, setWorking] = useState(false)

  async function press() {
    setWorking(true)
    try {
      if (await signInDemo()) await onSignedIn()
    } catch (error) {
      toast.error(wordsOfError(error))
    } finally {
      setWorking(false)
    }
  }

  return (
    <fieldset disabled={!isReady} {...untilReady(!isReady)} className="when-demo grid gap-2 noscript:hidden">
      <Button
        size="large"
        isBlock
        isBusy={isWorking}
        busyLabel={entranceTexts.demoWorking}
        onClick={() => void press()}
      >
        {entranceTexts.demoButton}
      </Button>
      <p className="text-caption text-ink-3">Your own console with sample data, erased after two hours.</p>
    </fieldset>
  )
}
