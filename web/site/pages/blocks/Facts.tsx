import type { ReactNode } from 'react'

export type Fact = { term: string; value: ReactNode }

/** Short facts as a ledger, with the way on below it. */
export function Facts({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <div>
      <dl className="border-t-[1.5px] border-ink">
        {facts.map((fact) => (
          <div key={fact.term} className="flex justify-between gap-6 border-b border-line-strong py-3">
            <dt className="shrink-0 text-ink-2">{fact.term}</dt>
            <dd className="text-right font-semibold tnum">{fact.value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className="mt-5">{children}</div> : null}
    </div>
  )
}
