import { connectionTexts } from '#domain/content/texts/connection.ts'
import { Away } from '#web/ui/connection/Away.tsx'
import { OfflineBanner } from '#web/ui/connection/OfflineBanner.tsx'
import { OfflineScreen } from '#web/ui/states/OfflineScreen.tsx'
import { heads } from './items.tsx'

/** The phone console as it opens without a network: its frame, which knows nobody, at the address that was asked for (K56). */
export function OfflineMobile({ onRetry }: { onRetry: () => void }) {
  return (
    <Away onRetry={onRetry}>
      <div className="mx-auto min-h-dvh max-w-[480px]">
        <header className="bg-bg pt-[max(18px,env(safe-area-inset-top))] pr-4 pb-3 pl-5">
          <p className="text-[1.5rem] leading-[1.1] font-[580] tracking-[-.015em] font-stretch-[106%]">
            {heads.home.title}
          </p>
          <p className="mt-0.5 text-body-s leading-[1.35] text-ink-3">{heads.home.subtitle}</p>
        </header>
        <main id="main" tabIndex={-1} className="px-4 pt-1 pb-6 outline-none">
          <OfflineBanner>{connectionTexts.offlineStart}</OfflineBanner>
          <OfflineScreen onRetry={onRetry} />
        </main>
      </div>
    </Away>
  )
}
