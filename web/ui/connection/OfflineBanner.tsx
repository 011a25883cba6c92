import { WifiOff } from 'lucide-react'
import { connectionTexts } from '#domain/content/texts/connection.ts'
import { Banner } from '../states/Banner.tsx'

type Props = { className?: string | undefined; children: string }

/** The device has no network (spec 3 §2). */
export function OfflineBanner({ className, children }: Props) {
  return (
    <Banner
      tone="warning"
      icon={WifiOff}
      title={connectionTexts.offline}
      role="alert"
      {...(className ? { className } : {})}
    >
      {children}
    </Banner>
  )
}
