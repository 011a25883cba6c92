import type { ReactNode } from 'react'

export type Row = { title: string; text: ReactNode; aside?: ReactNode }

/**
 * Things of one kind under each other: what each is called, what it is, and a word at the end of the line. A link there may be as high
 * as a finger and takes no more of the row than its words.
 */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="border-t-[1.5px] border-ink">
      {rows.map((row) => (
        <li
          key={row.title}
          className="grid items-baseline gap-x-8 gap-y-2 border-b border-line-strong py-6 lg:grid-cols-[4fr_6fr_2.4fr]"
        >
          <h3 className="title-m">{row.title}</h3>
          <div className="max-w-[40em] text-[1.0625rem] text-ink-2">{row.text}</div>
          {row.aside ? (
            <p className="text-body-s font-semibold lg:text-right [&>a]:-my-3">{row.aside}</p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
