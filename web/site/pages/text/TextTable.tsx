import { numberOf } from '#domain/content/rules/textBody.ts'
import { TextWords } from './TextWords.tsx'

type Props = { head: readonly string[]; rows: readonly (readonly string[])[] }

const DATE = /^\d{1,2} \p{L}+ \d{4}$/u
/** The heading of a row that stays on its line. */
const SHORT = 20

/**
 * A table inside a text; the first cell of a row is its heading. On a phone each row becomes a small list, unless there are two columns or
 * nothing but numbers, which are to be compared.
 */
export function TextTable({ head, rows }: Props) {
  // From here to the end of the row there is nothing but numbers.
  const numeric = head.map(
    (_, at) => at > 0 && rows.every((row) => row.slice(at).every((cell) => numberOf(cell) !== null)),
  )
  const isList = head.length > 2 && !numeric[1]
  // Long words in the last column of several need more room than they would be given.
  const isRoomy = isList && head.length > 3 && rows.some((row) => (row.at(-1) ?? '').length > 60)
  const right = isList ? 'lg:text-right' : 'text-right'
  const sideOf = (at: number) => (!isList && numeric[at] ? 'pl-5' : at === head.length - 1 ? '' : 'pr-5')
  const onPhone = (classes: string) => (isList ? classes : '')
  return (
    <table className={`w-full border-collapse font-sans text-body-s ${onPhone('max-md:block')}`}>
      <thead className={onPhone('max-md:sr-only')}>
        <tr className="border-b-[1.5px] border-ink">
          {head.map((cell, at) => (
            <th
              key={cell}
              scope="col"
              className={`py-2 ${sideOf(at)} text-caption font-medium text-ink-2 ${isList || !numeric[at] ? 'text-left' : ''} ${numeric[at] ? right : ''} ${isRoomy && at === head.length - 1 ? 'md:w-[27%]' : ''}`}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={onPhone('max-md:block')}>
        {rows.map(([first = '', ...rest]) => (
          <tr
            key={first}
            className={`border-b border-line align-top ${onPhone('max-md:grid max-md:gap-1 max-md:py-3')}`}
          >
            <th
              scope="row"
              className={`text-left font-semibold ${isList ? 'md:py-3 md:pr-5' : 'py-3 pr-5'} ${first.length <= SHORT ? 'sm:whitespace-nowrap' : ''}`}
            >
              {first}
            </th>
            {rest.map((cell, at) => (
              <td
                key={head[at + 1]}
                className={`text-ink-2 ${isList ? 'md:py-3 md:not-last:pr-5' : `py-3 ${sideOf(at + 1)}`} ${numeric[at + 1] ? `tnum ${right}` : ''} ${DATE.test(cell) ? 'whitespace-nowrap' : ''}`}
              >
                {isList ? (
                  <span aria-hidden="true" className="text-caption text-ink-3 md:hidden">
                    {head[at + 1]}:{' '}
                  </span>
                ) : null}
                <TextWords words={numberOf(cell) === null ? cell : cell.replace('-', '−')} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
