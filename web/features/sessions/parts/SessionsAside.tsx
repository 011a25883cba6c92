import { LockKeyhole } from 'lucide-react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { lockTexts } from '#domain/billing/texts.ts'
import { RequestUpgrade } from '#web/features/inquiries/screens/RequestUpgrade.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StageMark } from '#web/ui/StageMark.tsx'

const steps = [
  { stage: 'square', name: 'Held', text: 'The call is over.' },
  { stage: 'octagon', name: 'Recorded', text: 'Everyone agreed, and the transcript is in.' },
  { stage: 'round', name: 'Reported', text: 'Summary, actions and next steps are written and approved.' },
] as const

/** The three marks of a session, in words. */
export function SessionsKey() {
  return (
    <section className="px-1 py-2" aria-labelledby="sessions-key">
      <h2 id="sessions-key" className="title-s">
        How a session finishes
      </h2>
      <ol className="mt-3 grid gap-2.5">
        {steps.map(({ stage, name, text }) => (
          <li key={name} className="flex gap-3 text-caption leading-[1.4] text-ink-2">
            <StageMark stage={stage} size={14} className="mt-0.5" />
            <span>
              <b className="mr-1.5 font-semibold text-ink">{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the plan of this surface leaves out, and the way to ask for it (4.12.1). */
export function SessionsLock() {
  return (
    <Panel as="div" className="px-4 py-4 md:px-5">
      <p className="flex items-center gap-2 font-semibold">
        <LockKeyhole size={18} aria-hidden="true" className="text-ink-3" />
        View only
      </p>
      <p className="mt-1.5 text-body-s max-[1100px]:mb-3 text-ink-2">
        Your list and approved minutes are here. Joining, details and reports on request are another plan's.{' '}
        {lockTexts.missing(planCatalogue.desktop_pro.label)}
      </p>
      {/* Where the cabinet is wide it asks already. */}
      <RequestUpgrade plan="desktop_pro" isBare className="min-[1101px]:hidden" />
    </Panel>
  )
}
