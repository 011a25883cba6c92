import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { StageMark } from '../marks/StageMark.tsx'

type Props = {
  /** The specified sentence. */
  title: string
  children?: ReactNode
  /** One next step. */
  action?: ReactNode
  /** To the left inside a card; otherwise in the middle. */
  isAside?: boolean
  level?: 2 | 3
  className?: string
}

/** Nothing here yet: three marks in outline, the sentence, one next step. */
export function Empty({ title, children, action, isAside = false, level = 3, className }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={classes(
        'grid gap-1.5',
        isAside ? 'justify-items-start' : 'justify-items-center px-5 pt-8 pb-9 text-center',
        className,
      )}
    >
      <span aria-hidden="true" className="flex gap-2 text-control">
        <StageMark stage="square" size={18} isOutlined />
        <StageMark stage="octagon" size={18} isOutlined />
        <StageMark stage="round" size={18} isOutlined />
      </span>
      <Heading className="mt-2.5 text-body font-semibold">{title}</Heading>
      {children ? <p className="max-w-[26rem] text-body-s text-ink-2">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
