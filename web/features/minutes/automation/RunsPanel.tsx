import type { AutomationRun } from '#contract/minutes/automation.ts'
import { driveFailureTexts, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'

/** The last looks into the drive, each with its counts (K72). */
export function RunsPanel({ runs }: { runs: readonly AutomationRun[] }) {
  const zone = useZone()
  return (
    <Panel>
      <PanelHeader title="Checks" aside={runs.length > 0 ? 'Newest first' : null} />
      {runs.length === 0 ? (
        <Empty title="No checks yet">Each look into the drive is listed here with what it came to.</Empty>
      ) : (
        <PanelRows className="mt-2 max-h-[420px] overflow-y-auto">
          {runs.map((run) => (
            <li
              key={run.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-5"
            >
              <span className="min-w-0 text-body-s">
                {whenText(run.createdAt, zone)}
                <span className="block text-caption text-ink-3">
                  {run.askedBy ? `Asked for by ${run.askedBy}` : 'By itself'}
                </span>
              </span>
              <Outcome run={run} />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  )
}

function Outcome({ run }: { run: AutomationRun }) {
  if (run.status === 'queued' || run.status === 'running') return <Badge tone="info">Under way</Badge>
  if (run.status === 'failed')
    return (
      <span className="text-caption text-danger-text">
        {run.failure ? driveFailureTexts[run.failure] : driveTexts.automationFailed}
      </span>
    )
  return (
    <span className="text-caption text-ink-2 tnum">
      {run.matched} matched, {run.skipped} skipped, {run.failed} failed
      {run.isPartial ? <span className="block">{driveTexts.partly}</span> : null}
    </span>
  )
}
