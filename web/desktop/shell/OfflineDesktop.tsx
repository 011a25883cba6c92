import { useSearchParams } from 'react-router'
import { connectionTexts } from '#domain/content/texts/connection.ts'
import { Away } from '#web/ui/connection/Away.tsx'
import { OfflineBanner } from '#web/ui/connection/OfflineBanner.tsx'
import { OfflineScreen } from '#web/ui/states/OfflineScreen.tsx'
import { Cabinet } from './Cabinet.tsx'
import { ConsoleBrand } from './ConsoleBrand.tsx'
import { tabOf } from './tabs.tsx'

/** The desktop console as it opens without a network: its frame, which knows nobody, at the address that was asked for (K56). */
export function OfflineDesktop({ onRetry }: { onRetry: () => void }) {
  const [query] = useSearchParams()
  return (
    <Away onRetry={onRetry}>
      <div className="grid min-h-dvh grid-cols-1 grid-rows-[56px_1fr]">
        <header className="sticky top-0 z-20 flex h-14 items-center border-b border-line bg-bg px-6 max-md:px-4">
          <ConsoleBrand />
        </header>
        <div className="mx-auto grid w-full max-w-[1440px] grid-cols-[64px_minmax(0,1fr)] gap-5 pt-5 pr-6 pb-16 pl-4 max-md:block max-md:px-4 max-md:pt-3 min-[1101px]:grid-cols-[212px_minmax(0,1fr)] min-[1101px]:gap-8 min-[1101px]:pt-6 min-[1101px]:pr-8 min-[1101px]:pl-6">
          <Cabinet openTab={tabOf(query.get('tab'))} me={null} isShort={false} />
          <main id="main" tabIndex={-1} className="min-w-0 outline-none">
            <OfflineBanner>{connectionTexts.offlineStart}</OfflineBanner>
            <OfflineScreen onRetry={onRetry} />
          </main>
        </div>
      </div>
    </Away>
  )
}
