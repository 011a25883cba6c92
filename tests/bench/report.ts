/** One figure of the bench with its bound; `holds` is null for a figure that is only told. */
export type Figure = { name: string; value: string; bound?: string; holds?: boolean | null }
export type Report = { title: string; figures: readonly Figure[] }

export function report({ title, figures }: Report): void {
  const width = Math.max(...figures.map((figure) => figure.name.length))
  const lines = figures.map(({ name, value, bound, holds }) => {
    const verdict = holds === undefined || holds === null ? '' : holds ? '  holds' : '  FALLS SHORT'
    return `  ${name.padEnd(width)}  ${value}${bound ? `  (${bound})` : ''}${verdict}`
  })
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`)
}

export const ratio = (value: number): string => value.toFixed(2)
export const atLeast = (value: number, bound: number) => ({
  bound: `at least ${bound}`,
  holds: value >= bound,
})
export const atMost = (value: number, bound: number, unit = '') => ({
  bound: `at most ${bound}${unit}`,
  holds: value <= bound,
})
