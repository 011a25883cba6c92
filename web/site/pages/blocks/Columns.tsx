type Column = { title: string; text: string }

/** Three things side by side that have no order. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  return (
    <ul className="grid gap-x-8 border-t-[1.5px] border-ink md:grid-cols-3">
      {columns.map(({ title, text }) => (
        <li key={title} className="py-6 max-md:border-b max-md:border-line">
          <h3 className="title-m">{title}</h3>
          <p className="mt-2 max-w-[28em] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
