const two = (count: number) => String(count).padStart(2, '0')

/** '2026-06' moved by whole months. */
export function addMonths(month: string, count: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const at = year * 12 + (number - 1) + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${two((at % 12) + 1)}`
}

/** The days of a month in weeks that begin on Monday; null before its first and after its last. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  const first = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const cells = [
    ...Array.from({ length: first }, () => null),
    ...Array.from({ length: count }, (_, at) => `${month}-${two(at + 1)}`),
  ]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) =>
    cells.slice(at * 7, at * 7 + 7),
  )
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)])
}
