import { CriticalError } from '#web/ui/states/CriticalError.tsx'
import { OfflineScreen } from '#web/ui/states/OfflineScreen.tsx'
import { WholeAppError } from '#web/ui/states/WholeAppError.tsx'

/** What failed: the whole program, or one screen, which was perhaps never loaded because there is no network. */
export type FailureProps = { error: unknown } & (
  | { of: 'app' }
  | { of: 'screen'; isOffline: boolean; onRetry: () => void }
)

/** The screens nobody should ever see, in a chunk of their own. */
export function Failure(props: FailureProps) {
  if (props.of === 'app') return <WholeAppError error={props.error} />
  if (props.isOffline) return <OfflineScreen onRetry={props.onRetry} />
  return <CriticalError error={props.error} onRetry={props.onRetry} />
}
