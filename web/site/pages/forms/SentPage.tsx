import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

type Way = { href: string; label: string }

type Props = {
  title: string
  /** What happens next. */
  children: ReactNode
  /** The stages from here on; the first is reached. */
  stages?: readonly [string, string, string]
  ways: readonly Way[]
}

const marks: readonly Stage[] = ['square', 'octagon', 'round']

/** Where a form leads once it is stored: that it is, what comes next, and ways on. */
export function SentPage({
  title,
  children,
  stages = ['Received', 'With a person', 'Answered'],
  ways,
}: Props) {
  return (
    <section className="site-width pt-16 pb-28 max-md:pt-8">
      <ol className="flex gap-x-4 border-t-[1.5px] border-ink pt-8 text-body-s md:gap-x-14">
        {marks.map((stage, at) => (
          <li
            key={stage}
            aria-current={at === 0 ? 'step' : undefined}
            className={at === 0 ? 'grid gap-2.5 font-semibold' : 'grid gap-2.5 text-ink-3'}
          >
            <StageMark stage={stage} size={30} isOutlined={at > 0} />
            {stages[at]}
          </li>
        ))}
      </ol>
      <h1 className="display-l mt-9">{title}</h1>
      <div className="mt-4 grid max-w-[36em] gap-3 text-body-l text-ink-2">{children}</div>
      <div className="mt-8 flex flex-wrap gap-2">
        {ways.map(({ href, label }, at) => (
          <Button key={href} href={href} variant={at === 0 ? 'line' : 'quiet'}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
