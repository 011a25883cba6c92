import { useQuery } from '@tanstack/react-query'
import { RadioTower } from 'lucide-react'
import type { AutomationStatus } from '#contract/minutes/automation.ts'
import { howToRecord, statusWords } from '#domain/minutes/rules/statusCards.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

const REST_MS = 60_000

/** How a call becomes minutes, and how far that is just now: every word of it is what the server says (spec 2 §2). */
export function HowToRecord() {
  const { data } = useQuery({
    ...orpc.minutes.getAutomationStatus.queryOptions(),
    refetchInterval: REST_MS,
  })
  const status = data?.status ?? null
  return (
    <section
      aria-label="How to record"
      className="grid gap-3 rounded-panel bg-sunken px-4 py-3.5 text-caption text-ink-2 md:px-5 dark:border dark:border-dashed dark:border-line-strong dark:bg-surface"
    >
      <p className="flex min-w-0 items-center gap-3">
        <RadioTower size={18} aria-hidden="true" className="shrink-0" />
        <span className="max-w-[64em]">
          <b className="font-semibold text-ink">How to record.</b>{' '}
          {howToRecord(status?.isDriveConnected ?? false)}
        </span>
      </p>
      {status ? <Cards status={status} /> : null}
    </section>
  )
}

function Cards({ status }: { status: AutomationStatus }) {
  const zone = useZone()
  const checked = status.checkedAt ? whenText(status.checkedAt, zone) : null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1.5">
      {statusWords(status, checked).map(({ name, words, isOn }) => (
        <div key={name} className="flex items-center gap-2">
          <Mark isOn={isOn} />
          <dt>{name}</dt>
          <dd className="font-semibold text-ink tnum">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Mark({ isOn }: { isOn: boolean }) {
  const stage: Stage = isOn ? 'round' : 'square'
  return <StageMark stage={stage} size={8} className={isOn ? 'text-success' : 'text-control'} />
}
