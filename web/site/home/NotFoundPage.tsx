import { ArrowRight } from 'lucide-react'
import { SkipLink } from '#web/ui/layout/SkipLink.tsx'
import { StageShape } from '#web/ui/marks/StageMark.tsx'
import { notFoundBody } from '#web/ui/states/NotFoundWords.tsx'
import { QuickNavigation } from '../shell/QuickNavigation.tsx'
import { SiteFooter } from '../shell/SiteFooter.tsx'
import { SiteHeader } from '../shell/SiteHeader.tsx'

const ways = [
  { path: '/advisory', label: 'Advisory', text: 'Sessions, prices, how they run' },
  { path: '/founders', label: 'Founders', text: 'What helps at your stage' },
  { path: '/jul-playbook', label: 'JUL Playbook', text: 'Short lessons, open to everybody' },
  { path: '/contact', label: 'Contact', text: 'A person answers' },
] as const

/** Served with status 404 at any address that is not there, and at one that is not yours to see (T-019, K03). */
export function NotFoundPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader path="" />
      <main id="main" className="site-width pt-14 pb-24 max-md:pt-8">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.75fr_1fr]">
          <div>
            <Marks />
            <h1
              aria-label="This page is not here"
              className="mt-10 text-[min(13.6vw,6.75rem)] leading-[.98] max-md:mt-7"
            >
              <span className="wdth-forge block tracking-[-.03em]">This page</span>
              <span className="wdth-studio block tracking-[-.045em]">is not here</span>
            </h1>
            <p className="mt-8 max-w-[32em] text-body-l text-ink-2">{notFoundBody}</p>
          </div>
          <section aria-labelledby="find-title" className="lg:justify-self-end">
            <h2 id="find-title" className="title-s mb-3">
              Look for it here
            </h2>
            <QuickNavigation className="lg:w-[360px]" />
          </section>
        </div>
        <nav aria-label="Other ways on" className="mt-12">
          <ul className="grid gap-x-8 border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-4">
            {ways.map(({ path, label, text }) => (
              <li key={path} className="border-b border-line-strong">
                <a href={path} className="block py-5 hover:underline">
                  <span className="title-m flex items-center justify-between gap-3">
                    {label}
                    <ArrowRight size={18} aria-hidden="true" />
                  </span>
                  <span className="mt-1 block text-ink-2">{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
      <SiteFooter />
    </>
  )
}

/** The three marks; the last is missing. */
const Marks = () => (
  <svg viewBox="0 0 308 84" aria-hidden="true" className="h-20 max-md:h-14">
    <StageShape stage="square" size={84} fill="currentColor" />
    <StageShape stage="octagon" size={84} x={112} fill="currentColor" />
    <circle
      cx={266}
      cy={42}
      r={41}
      fill="none"
      stroke="var(--jul-control)"
      strokeWidth={1.5}
      strokeDasharray="5 6"
    />
  </svg>
)
