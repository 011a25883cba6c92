import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

type Props = { as?: 'section' | 'div' | 'article' | 'form' } & ComponentProps<'section'>

/** One drawer: a border and no shadow. Related things share it, divided by hairlines. */
export function Panel({ as = 'section', className, ...rest }: Props) {
  // safe because every tag allowed here takes the attributes of a section
  const Tag = as as 'section'
  return (
    <Tag {...rest} className={classes('min-w-0 rounded-panel border border-line bg-surface', className)} />
  )
}

type HeaderProps = {
  title: ReactNode
  id?: string
  level?: 2 | 3
  /** On the right: a link, a date, a switch of view. */
  aside?: ReactNode
  className?: string
}

/** The head of a panel: 16 above, 20 at the sides (16 on a phone). */
export function PanelHeader({ title, id, level = 2, aside, className }: HeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header className={classes('flex items-center justify-between gap-3 px-4 pt-4 md:px-5', className)}>
      <Heading id={id} className="title-s">
        {title}
      </Heading>
      {aside ? (
        <div className="flex min-w-0 items-center gap-2 text-caption text-ink-3 [overflow-wrap:anywhere]">
          {aside}
        </div>
      ) : null}
    </header>
  )
}

/** What a panel holds. */
export function PanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('px-4 pt-4 pb-4 md:px-5 md:pb-5', className)} />
}

/** Rows divided by hairlines; each child is one row. */
export function PanelRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classes('hairlines', className)} />
}
