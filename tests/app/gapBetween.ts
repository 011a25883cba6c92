/**
 * The milliseconds between the quickest of each of two acts. Whatever else the machine does only ever adds, so both
 * are tried in turn, `least` times, and beyond that until they are within the bound or were tried `most` times.
 */
export async function gapBetween(
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
  { withinMs, least, most }: { withinMs: number; least: number; most: number },
): Promise<{ gapMs: number; quickestMs: number }> {
  const quickest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number]
  const gap = () => Math.abs(quickest[0] - quickest[1])
  for (let round = 0; round < least || (round < most && gap() >= withinMs); round += 1) {
    quickest[0] = Math.min(quickest[0], await tookMs(() => one(round)))
    quickest[1] = Math.min(quickest[1], await tookMs(() => other(round)))
  }
  return { gapMs: gap(), quickestMs: Math.min(...quickest) }
}

async function tookMs(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt
}
