import type { ReactNode } from 'react'
import { ContactAside } from './ContactAside.tsx'

/** The head of both contact pages: the form, or what became of it, with the other ways next to it. */
export function ContactHead({ children }: { children: ReactNode }) {
  return (
    <section className="pt-14 pb-24 max-md:pt-6 max-md:pb-16">
      <div className="site-width">
        <h1 className="mb-12 text-[clamp(2.75rem,7vw,6.25rem)] leading-[.96] tracking-[-.03em] max-md:mb-7">
          <span className="wdth-forge">Write</span>{' '}
          <span className="wdth-studio tracking-[-.045em]">to us</span>
        </h1>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {children}
          <ContactAside />
        </div>
      </div>
    </section>
  )
}
