import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLiveState } from '#web/lib/live/live.ts'
import { useOnline } from '#web/lib/page/online.ts'
import { Banner } from './Banner.tsx'

const patienceMs = 5_000

/** Says when the device is offline, and when the stream of changes has been gone for a while. */
export function ConnectionBanner({ className }: { className?: string }) {
  const isOnline = useOnline()
  const isLost = useLiveState() === 'lost'
  const [isLongLost, setLongLost] = useState(false)
  useEffect(() => {
    if (!isLost) return setLongLost(false)
    const timer = window.setTimeout(() => setLongLost(true), patienceMs)
    return () => window.clearTimeout(timer)
  }, [isLost])

  if (!isOnline) {
    return (
      <Banner tone="warning" icon={WifiOff} title="Offline mode" role="alert" className={className}>
        What you see may be older. Changes need a connection.
      </Banner>
    )
  }
  if (!isLongLost) return null
  return (
    <Banner tone="warning" icon={WifiOff} title="Connection lost" role="alert" className={className}>
      Trying again. What you see may be older.
    </Banner>
  )
}
