import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import { useOnline } from '#web/lib/page/online.ts'
import { Button } from '../buttons/Button.tsx'

/** A screen that was never loaded, asked for while there is no network: no fault of anybody, so nothing is reported. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <div role="alert" className="grid max-w-[30rem] gap-3 py-12">
      <h1 className="display-m">{siteUiTexts.offlineTitle}</h1>
      <p className="text-ink-2">{siteUiTexts.offlineBody}</p>
      <div className="mt-3">
        <Button variant="solid" onClick={onRetry} disabled={!isOnline}>
          {siteTexts.tryAgain}
        </Button>
      </div>
    </div>
  )
}
