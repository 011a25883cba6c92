const ticks = Array.from({ length: 100 }, (_, at) => at)

/** A company as a hundred lines, one for each percent; the most that is ever ours is hot. */
export function ShareRuler() {
  return (
    <figure className="mb-12 max-md:mb-8">
      <svg viewBox="0 0 997 44" preserveAspectRatio="none" aria-hidden="true" className="block h-11 w-full">
        {[
          { color: 'var(--jul-heat)', from: 0, to: 2, top: 0, width: 7 },
          { color: 'var(--jul-control)', from: 2, to: 100, top: 14, width: 4 },
        ].map(({ color, from, to, top, width }) => (
          <path
            key={color}
            fill={color}
            d={ticks
              .slice(from, to)
              .map((at) => `M${at * 10} ${top}h${width}V44h${-width}z`)
              .join('')}
          />
        ))}
      </svg>
      <figcaption className="mt-3 text-body-s text-ink-2">
        A company in a hundred parts. The two in orange are the most that is ever ours; the rest stays with
        you and whoever else holds shares.
      </figcaption>
    </figure>
  )
}
