import { paths } from '#contract/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { ContactHead } from './ContactHead.tsx'

const stages: readonly { stage: Stage; label: string }[] = [
  { stage: 'square', label: 'Received' },
  { stage: 'octagon', label: 'With a person' },
  { stage: 'round', label: 'Answered' },
]

/** Where the form leads once its message is stored. */
export function ContactSentPage() {
  return (
    <ContactHead>
      <div className="border-t-[1.5px] border-ink pt-8">
        <ol className="mb-9 flex gap-x-4 text-body-s md:gap-x-14">
          {stages.map(({ stage, label }, at) => (
            <li
              key={stage}
              aria-current={at === 0 ? 'step' : undefined}
              className={at === 0 ? 'grid gap-2.5 font-semibold' : 'grid gap-2.5 text-ink-3'}
            >
              <StageMark stage={stage} size={30} isOutlined={at > 0} />
              {label}
            </li>
          ))}
        </ol>
        <h2 className="display-m">Your message is with us</h2>
        <p className="mt-3 max-w-[32em] text-[1.0625rem] text-ink-2">
          A person answers within two working days, by email to the address you gave.
        </p>
        <div className="mt-8 flex flex-wrap gap-2">
          <Button href={paths.contact()}>Write another</Button>
          <Button href={paths.page('/faq')} variant="quiet">
            Read the answers to common questions
          </Button>
        </div>
      </div>
    </ContactHead>
  )
}
