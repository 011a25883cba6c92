import { ServiceList, serviceSection } from '../pages/blocks/ServiceList.tsx'

/** Ways to work together: the services of the catalogue. */
export function HomePaths() {
  return (
    <section id="paths" className="scroll-mt-16 py-26 max-md:py-18" {...serviceSection('home')}>
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <h2 className="display-l">Ways to work together</h2>
        <div className="mt-14 max-md:mt-8">
          <ServiceList at="home" />
        </div>
        <p className="mt-5 text-caption text-ink-3">
          The console itself is free to open. Paid plans add editing the board, joining from the desktop and
          reports on request; compare them under{' '}
          <a href="/pricing" className="underline underline-offset-4">
            plans and prices
          </a>
          .
        </p>
      </div>
    </section>
  )
}
