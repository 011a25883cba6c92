import { paths } from '#contract/paths.ts'
import { QuickNavigation } from '#web/features/content/places/QuickNavigation.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

const screens = [
  { label: 'Home', to: paths.appHome() },
  { label: 'Board', to: paths.appBoard() },
  { label: 'Sessions', to: paths.appHome('sessions') },
  { label: 'Settings', to: paths.appSettings() },
]

/** Quick navigation on the phone: the same list as everywhere, in a sheet (T-162). */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Quick navigation">
      <QuickNavigation isAlone screens={screens} onGone={onClose} className="min-h-[40dvh]" />
    </Dialog>
  )
}
