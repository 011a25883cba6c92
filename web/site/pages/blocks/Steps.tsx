export type Step = { title: string; text: string }

/** What happens one after the other. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol
      className={`grid gap-x-8 border-t-[1.5px] border-ink ${steps.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4'}`}
    >
      {steps.map((step, at) => (
        <li key={step.title} className="py-6 max-md:border-b max-md:border-line">
          <p
            aria-hidden="true"
            className="text-title-l font-[480] tracking-[-.02em] text-ink-3 font-stretch-[112%] tnum"
          >
            {at + 1}
          </p>
          <h3 className="title-m mt-3">{step.title}</h3>
          <p className="mt-2 max-w-[24em] text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
