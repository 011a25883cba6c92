import { RadioTower } from 'lucide-react'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

/** How a call becomes minutes today: a person uploads its transcript, and a person approves what is drafted from it. */
export function HowToRecord() {
  return (
    <section
      aria-label="How to record"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-sunken px-4 py-3.5 text-caption text-ink-2 md:px-5 dark:border dark:border-dashed dark:border-line-strong dark:bg-surface"
    >
      <p className="flex min-w-0 flex-1 basis-96 items-center gap-3">
        <RadioTower size={18} aria-hidden="true" />
        <span className="max-w-[44em]">
          <b className="font-semibold text-ink">How to record.</b> Once everyone agrees, start the recording
          in your call. Your advisor uploads the transcript and turns it into minutes.
        </span>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1.5 whitespace-nowrap">
        <div className="flex items-center gap-2">
          <StageMark stage="square" size={8} className="text-control" />
          <dt>Transcript</dt>
          <dd className="font-semibold text-ink">By your advisor</dd>
        </div>
        <div className="flex items-center gap-2">
          <StageMark stage="round" size={8} className="text-success" />
          <dt>Minutes</dt>
          <dd className="font-semibold text-ink">Approved by a person</dd>
        </div>
      </dl>
    </section>
  )
}
