import type { ReactNode } from 'react'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { stages } from './founderStages.ts'

/** A name is drawn out as the company is. */
const looks = ['wdth-forge', 'font-bold font-stretch-[88%]', 'wdth-workshop', 'wdth-studio'] as const

/** Four stages next to each other, each with the same three answers. */
export function StageColumns() {
  return (
    <ol className="grid gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
      {stages.map((stage, at) => (
        <li
          key={stage.name}
          className="border-line py-6 max-lg:border-b lg:border-l lg:px-7 lg:pb-2 lg:first:border-l-0 lg:first:pl-0"
        >
          <h3 className={`text-[1.75rem] leading-tight tracking-[-.015em] ${looks[at]}`}>{stage.name}</h3>
          <dl className="mt-5 grid gap-y-4">
            <Answer term="You have to show">{stage.show}</Answer>
            <Answer term="We work on">{stage.work}</Answer>
            <Answer term="Start with">
              <InlineLink href={stage.start.href}>{stage.start.label}</InlineLink>
              {stage.start.price}
            </Answer>
          </dl>
        </li>
      ))}
    </ol>
  )
}

function Answer({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption font-semibold text-ink-3">{term}</dt>
      <dd className="mt-1 max-w-[24em]">{children}</dd>
    </div>
  )
}
