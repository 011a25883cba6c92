import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** One sentence that says the number, then what it means. */
  lead?: ReactNode
  /** Buttons or badges on the right; below the words on a phone. */
  children?: ReactNode
}

/** The head of a screen. Buttons that leave the words too little room go below them. */
export function PageTitle({ title, lead, children }: Props) {
  return (
    <div className="flex flex-col gap-4 pt-2 pb-6 lg:flex-row lg:flex-wrap lg:items-end lg:justify-between lg:gap-x-6">
      <div className="min-w-0 lg:flex-[1_1_22rem]">
        <h1 className="display-m">{title}</h1>
        {lead ? <p className="mt-2 text-body-l text-ink-2">{lead}</p> : null}
      </div>
      {children ? (
        <div className="flex flex-wrap gap-2 empty:hidden lg:items-center lg:pb-1">{children}</div>
      ) : null}
    </div>
  )
}
