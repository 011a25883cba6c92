import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { FormHead } from './FormHead.tsx'

type Way = { href: string; label: string }

type Props = {
  /** The head of the page that the form was on, with what stands next to it: it stays while one reads what became of it. */
  head?: { title: readonly [string, string]; aside: ReactNode }
  title: ReactNode
  /** What happens next. */
  children: ReactNode
  /** The stages from here on. Null where nothing follows. */
  stages?: readonly [string, string, string] | null
  /** Which of them is reached; those before it are behind whoever reads this. */
  reached?: 0 | 1
  ways: readonly Way[]
}

const marks: readonly Stage[] = ['square', 'octagon', 'round']

/** Where a form leads once it is stored: that it is, what comes next, and ways on. */
export function SentPage({
  head,
  title,
  children,
  stages = ['Received', 'With a person', 'Answered'],
  reached = 0,
  ways,
}: Props) {
  const said = (
    <div className="border-t-[1.5px] border-ink pt-8">
      {stages ? (
        <ol className="flex text-body-s">
          {marks.map((stage, at) => (
            <li
              key={stage}
              aria-current={at === reached ? 'step' : undefined}
              className={`relative grid gap-2.5 w-28 md:w-40 ${stageLook(at - reached)}`}
            >
              <StageMark stage={stage} size={30} isOutlined={at > reached} />
              {at < 2 ? (
                <span
                  aria-hidden="true"
                  className="absolute top-3.5 right-2 left-[38px] h-[1.5px] bg-control"
                />
              ) : null}
              {stages[at]}
            </li>
          ))}
        </ol>
      ) : null}
      {head ? (
        <h2 className={classes('display-m', stages && 'mt-9')}>{title}</h2>
      ) : (
        <h1 className={classes('display-l', stages && 'mt-9')}>{title}</h1>
      )}
      <div className="mt-4 grid max-w-[36em] gap-3 text-body-l text-ink-2">{children}</div>
      <div className="mt-8 flex gap-2 max-md:flex-col max-md:items-start">
        {ways.map(({ href, label }, at) => (
          <Button
            key={href}
            href={href}
            variant={at === 0 ? 'line' : 'quiet'}
            className={at === 0 ? undefined : 'max-md:-ml-4'}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
  if (head)
    return (
      <FormHead title={head.title} aside={head.aside}>
        {said}
      </FormHead>
    )
  return <section className="site-width pt-16 pb-28 max-md:pt-8">{said}</section>
}

/** The stage that is reached stands out, those to come are faint, and what is behind is neither. */
function stageLook(ahead: number): string {
  if (ahead === 0) return 'font-semibold'
  return ahead > 0 ? 'text-ink-3' : 'text-ink-2'
}
