import type { ReactNode } from 'react'
import { IssueCard, shownWith } from './IssueCard.tsx'

/** The last issue that was sent, next to what a page says of it; not there while none was sent. */
export function LatestIssue({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <section className="border-y border-line bg-surface py-24 max-md:py-14" {...shownWith('one')}>
      <div className="site-width grid items-start gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_40rem]">
        <div className="lg:sticky lg:top-24">
          <h2 className="display-l">The latest issue, whole</h2>
          <p className="mt-5 max-w-[24em] text-body-l text-ink-2">{lead}</p>
          {children}
        </div>
        <IssueCard />
      </div>
    </section>
  )
}
