import type { ReactNode } from 'react'
import type { CardPlace } from '#domain/billing/rules/serviceCardFields.ts'
import { serviceSection } from './ServiceList.tsx'

type Props = {
  /** What a link to this part ends with. */
  id?: string
  title: string
  lead?: ReactNode
  /** `surface` sets a part off from the one before it; `dark` is for what one takes away. */
  tone?: 'plain' | 'surface' | 'dark'
  /** It shows the services of this place, and is not there while there are none. */
  services?: CardPlace
  /** Where there is room, the heading stands at the left and stays in sight, and what it is about at the right. */
  isSplit?: boolean
  /** What a split part has below its heading. */
  under?: ReactNode
  children: ReactNode
}

const tones = {
  plain: '',
  surface: 'border-y border-line bg-surface',
  dark: '-mt-px border-y border-line bg-steel-950 text-ink',
}

/** One part of a page over the whole width: a heading, a line next to it, and what it is about. */
export function Band({ id, title, lead, tone = 'plain', services, isSplit, under, children }: Props) {
  const isDark = tone === 'dark'
  return (
    <section
      id={id}
      data-theme={isDark ? 'dark' : undefined}
      data-band={isDark ? 'dark' : undefined}
      className={`scroll-mt-16 py-24 max-md:py-16 ${tones[tone]}`}
      {...(services ? serviceSection(services) : {})}
    >
      {isSplit ? (
        <div className="site-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="top-24 self-start lg:sticky">
            <h2 className="display-l max-w-[10em]">{title}</h2>
            {lead ? <p className="mt-6 max-w-[32em] text-body-l text-ink-2">{lead}</p> : null}
            {under}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <div className="site-width">
          <div className={`grid items-end gap-x-16 gap-y-5 ${lead ? 'lg:grid-cols-2' : ''}`}>
            <h2 className="display-l max-w-[14em]">{title}</h2>
            {lead ? <p className="max-w-[32em] text-body-l text-ink-2">{lead}</p> : null}
          </div>
          <div className="mt-12 max-md:mt-8">{children}</div>
        </div>
      )}
    </section>
  )
}
