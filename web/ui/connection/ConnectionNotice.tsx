import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { connectionTexts } from '#domain/content/texts/connection.ts'
import { siteTexts } from '#domain/content/texts.ts'
import { askAllAgain } from '#web/lib/calls/mutation.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { retryLive, useConnection } from '#web/lib/live/live.ts'
import { askWhileDown } from '#web/lib/live/whileDown.ts'
import { keepConsole } from '#web/lib/offline/keepConsole.ts'
import { Button } from '../buttons/Button.tsx'
import { Banner } from '../states/Banner.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

const patienceMs = 5_000

/**
 * Says when the device is offline, and when the stream of changes has been gone for a while; whoever sees it may ask for everything shown
 * again. From the moment the stream is lost that is done for them, too (T-124).
 */
export function ConnectionNotice({ className }: { className?: string }) {
  const connection = useConnection()
  const isLost = connection === 'lost'
  const [isLongLost, setLongLost] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isLost) return setLongLost(false)
    const timer = window.setTimeout(() => setLongLost(true), patienceMs)
    const end = askWhileDown(() => void askAllAgain(queryClient))
    return () => {
      window.clearTimeout(timer)
      end()
    }
  }, [isLost])
  useEffect(keepConsole, [])
  // A network that came back is used at once, however long the stream would still have waited.
  useEffect(() => (connection === 'offline' ? retryLive : undefined), [connection])

  if (connection === 'offline')
    return <OfflineBanner className={className}>{connectionTexts.offlineBody}</OfflineBanner>
  if (!isLongLost) return null

  async function refresh() {
    setBusy(true)
    retryLive()
    await askAllAgain(queryClient)
    setBusy(false)
  }

  return (
    <Banner
      tone="warning"
      icon={WifiOff}
      title={connectionTexts.lost}
      role="alert"
      className={className}
      action={
        <Button
          size="small"
          isBusy={isBusy}
          busyLabel={connectionTexts.refreshing}
          onClick={() => void refresh()}
        >
          {siteTexts.refresh}
        </Button>
      }
    >
      {connectionTexts.lostBody}
    </Banner>
  )
}
