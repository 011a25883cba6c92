import { siteTexts, siteUiTexts } from '#domain/content/texts.ts'
import { useIsPhoneConsole } from '#web/lib/page/consoleLinks.ts'
import { Button } from '../buttons/Button.tsx'
import { useErrorReport } from './useErrorReport.ts'

const sentences = {
  pending: siteUiTexts.criticalPending,
  stored: siteTexts.critical,
  unsent: siteUiTexts.criticalUnsent,
}

/** A whole screen failed (spec 1 §8). That the team was notified is said once the error is stored, and not before. */
export function CriticalError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const report = useErrorReport(error, 'critical')
  const isPhone = useIsPhoneConsole()
  return (
    <div role="alert" className="grid max-w-[30rem] gap-3 py-12">
      <h1 className="display-m">{isPhone ? siteTexts.mobileTitle : siteTexts.criticalTitle}</h1>
      <p className="text-ink-2">{sentences[report.state]}</p>
      {report.state === 'stored' ? <ErrorId id={report.id} /> : null}
      <div className="mt-3 flex gap-2">
        <Button variant="solid" onClick={onRetry}>
          {siteTexts.tryAgain}
        </Button>
        <Button href="/" variant="quiet">
          {siteTexts.goHome}
        </Button>
      </div>
    </div>
  )
}

/** What to quote when writing to us about an error. */
export function ErrorId({ id }: { id: string }) {
  return <p className="text-caption text-ink-3 tnum">{siteUiTexts.errorId(id)}</p>
}
