import { priceText, serviceCatalogue } from '#domain/billing/rules/catalogue.ts'

const { strategySession, monthlyRetainer } = serviceCatalogue

const ways = [
  {
    name: strategySession.label,
    draw: 'wdth-forge',
    price: priceText(strategySession.priceCents),
    unit: `once, ${strategySession.minutes} minutes`,
    text: 'For one question that will not wait. You leave with a decision; the report follows with its actions.',
  },
  {
    name: monthlyRetainer.label,
    draw: 'wdth-workshop',
    price: priceText(monthlyRetainer.priceCents),
    unit: 'a month',
    text: 'For the questions that come back. Sessions at a steady pace with one advisor who knows what was decided before.',
  },
  {
    name: 'Equity Partnership',
    draw: 'wdth-studio',
    price: 'By agreement',
    unit: 'in equity',
    text: 'For ventures built together. Entered after working side by side first, never as the opening offer.',
  },
]

/** Three ways to work together, from the one price list. */
export function HomePaths() {
  return (
    <section id="paths" className="scroll-mt-16 py-26 max-md:py-18">
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <h2 className="display-l">Three ways to work together</h2>
        <ul className="mt-14 border-t-[1.5px] border-ink max-md:mt-8">
          {ways.map((way) => (
            <li
              key={way.name}
              className="grid items-baseline gap-x-8 gap-y-3 border-b border-line-strong py-8 max-lg:py-7 lg:grid-cols-[5fr_2.6fr_5fr]"
            >
              <h3
                className={`${way.draw} text-[2.25rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]`}
              >
                {way.name}
              </h3>
              <p className="flex items-baseline gap-2 lg:block">
                <span className="text-title-l font-[520] tracking-[-.015em] font-stretch-[108%] tnum">
                  {way.price}
                </span>
                <span className="text-caption text-ink-2 lg:mt-1 lg:block">{way.unit}</span>
              </p>
              <p className="max-w-[34em] text-[1.0625rem] text-ink-2">{way.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-caption text-ink-3">
          The console itself is free to open. Paid plans add editing the board, joining from the desktop and
          reports on request; you compare them inside. Every price is in euro.
        </p>
      </div>
    </section>
  )
}
