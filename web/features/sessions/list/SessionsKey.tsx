import { StageMark } from '#web/ui/marks/StageMark.tsx'

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
