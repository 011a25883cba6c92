export type Side = { title: string; points: readonly string[] }

/** Two lists side by side: when something is right and when something else is. */
export function Sides({ sides }: { sides: readonly [Side, Side] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
      {sides.map((side, at) => (
        <div key={side.title}>
          <h3 className="title-m border-b-[1.5px] border-ink pb-3">{side.title}</h3>
          <ul className="hairlines">
            {side.points.map((point) => (
              <li key={point} className="flex gap-3.5 py-3.5 text-[1.0625rem] text-ink-2">
                <span
                  aria-hidden="true"
                  className={`mt-2 size-[11px] shrink-0 ${at === 0 ? 'rounded-full bg-ink' : 'border-[1.5px] border-ink-3'}`}
                />
                {point}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
