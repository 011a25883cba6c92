import { Tabs as Base } from '@base-ui/react/tabs'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; icon?: LucideIcon }

type Props<Value extends string> = {
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** What the tabs divide, read aloud. */
  label: string
  /** Icons above the words and equal widths, as in settings on a phone. */
  isStacked?: boolean
  /** On the right of the row. */
  aside?: ReactNode
  className?: string
  /** One TabPanel per tab. */
  children: ReactNode
}

/** A 2 px ink line under the tab that is open. Arrows move, Home and End jump. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { tabs, value, onChange, label, isStacked = false, aside, className, children } = props
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((each) => each.value === next)
        if (tab) onChange(tab.value)
      }}
    >
      <div className={classes('flex items-center justify-between gap-4 border-b border-line', className)}>
        <Base.List
          aria-label={label}
          activateOnFocus
          className={classes(
            'flex min-w-0 overflow-x-auto [scrollbar-width:none] -mb-px',
            isStacked ? 'w-full' : 'gap-6',
          )}
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={classes(
                'inline-flex items-center whitespace-nowrap border-b-2 border-transparent font-[560] text-ink-3 hover:text-ink data-active:border-ink data-active:text-ink focus-visible:-outline-offset-2',
                isStacked
                  ? 'min-w-0 flex-1 flex-col justify-center gap-1.5 px-2 pt-2.5 pb-3 text-caption'
                  : 'shrink-0 gap-[7px] pt-[11px] pb-3 text-body-s pointer-coarse:min-h-11 pointer-coarse:min-w-11',
              )}
            >
              {tab.icon ? <tab.icon size={20} aria-hidden="true" /> : null}
              {tab.label}
              {tab.count === undefined ? null : <span className="font-medium tnum">{tab.count}</span>}
            </Base.Tab>
          ))}
        </Base.List>
        {aside}
      </div>
      {children}
    </Base.Root>
  )
}

/** What one tab opens; not in the page while another tab is open, unless it holds a form (`isKept`). */
export function TabPanel({
  value,
  isKept = false,
  className,
  children,
}: {
  value: string
  isKept?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <Base.Panel
      value={value}
      keepMounted={isKept}
      className={classes('focus-visible:outline-offset-4', className)}
    >
      {children}
    </Base.Panel>
  )
}
