import { isRouteErrorResponse } from 'react-router'
import { siteTexts } from '#domain/content/texts.ts'
import { Button } from '../buttons/Button.tsx'
import { Wordmark } from '../marks/Wordmark.tsx'
import { ErrorId } from './CriticalError.tsx'
import { NotFound } from './NotFound.tsx'
import { useErrorReport } from './useErrorReport.ts'

/** The last boundary: a page that is not there, or an error nothing nearer could hold (spec 1 §8). */
export function WholeAppError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Broken error={error} />
}

function Broken({ error }: { error: unknown }) {
  const report = useErrorReport(error, 'whole_app')
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid max-w-[28rem] gap-4">
        <Wordmark className="h-6" />
        <h1 className="display-m mt-4">{siteTexts.wholeAppTitle}</h1>
        <p className="text-ink-2">
          This page stopped working. Nothing you saved is lost. Refresh to continue.
        </p>
        {report.state === 'stored' ? <ErrorId id={report.id} /> : null}
        <div className="mt-2 flex gap-3">
          <Button variant="solid" onClick={() => window.location.reload()}>
            {siteTexts.refresh}
          </Button>
          <Button href="/" variant="quiet">
            {siteTexts.goHome}
          </Button>
        </div>
      </div>
    </main>
  )
}
