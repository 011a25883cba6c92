import { TextWords } from './TextWords.tsx'

type Props = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table inside a text; the first cell of a row is its heading. On a phone each row becomes a small list. */
export function TextTable({ head, rows }: Props) {
  return (
    <table className="w-full border-collapse font-sans text-body-s max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b-[1.5px] border-ink">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-2 pr-5 text-left text-caption font-medium text-ink-2">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="border-b border-line align-top max-md:grid max-md:gap-1 max-md:py-3">
            <th scope="row" className="text-left font-semibold md:py-3 md:pr-5">
              {first}
            </th>
            {rest.map((cell, at) => (
              <td key={head[at + 1]} className="text-ink-2 md:py-3 md:pr-5">
                <span aria-hidden="true" className="text-caption text-ink-3 md:hidden">
                  {head[at + 1]}:{' '}
                </span>
                <TextWords words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
