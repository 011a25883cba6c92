import type { ReactNode } from 'react'

/** The cap of a key. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block rounded-[4px] border border-line-strong px-[5px] py-px font-sans text-[.6875rem] leading-[1.2] font-semibold text-ink-2">
      {children}
    </kbd>
  )
}
