import type { ReactNode } from 'react'

export type Row = { title: string; text: ReactNode; aside?: ReactNode }

/** A link is as high as a finger and takes no more of the row than its words. */
const linkClasses = '[&>a]:-my-3 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center'

/** Things of one kind under each other: what each is called, what it is, and a word at the end of the line. */
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
            <p className={`text-body-s font-semibold lg:text-right ${linkClasses}`}>{row.aside}</p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
