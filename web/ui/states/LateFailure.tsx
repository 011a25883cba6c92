import { siteTexts } from '#domain/content/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { FailureProps } from './Failure.tsx'
import { late } from './late.tsx'

const failure = late<FailureProps>(
  () => import('./Failure.tsx').then(({ Failure }) => Failure),
  () => (
    <div role="alert" className="grid max-w-[30rem] gap-3 py-12">
      <h1 className="display-m">{siteTexts.wholeAppTitle}</h1>
      <div>
        <Button variant="solid" onClick={() => window.location.reload()}>
          {siteTexts.refresh}
        </Button>
      </div>
    </div>
  ),
)

/**
 * Shows a failure; where its screen cannot be loaded either, what went wrong in three words and a way on. It is loaded once something is on
 * the screen, so that it is there when the network is not.
 */
export const LateFailure = failure.Late
export const loadFailure = failure.load
