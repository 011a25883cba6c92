type Event = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

/** The work of each frame tagged `scrolled`, in milliseconds of the main thread: every task from that frame's to the next. */
export function frameWork(trace: readonly unknown[]): number[] {
  const events = trace.filter(isEvent)
  const frames = events
    .filter(({ name }) => name === 'scrolled' || name === 'waited')
    .sort((one, other) => one.ts - other.ts)
  const [first] = frames
  if (!first) return []
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) =>
        name.endsWith('RunTask') && ph === 'X' && pid === first.pid && tid === first.tid,
    )
    .sort((one, other) => one.ts - other.ts)

  const work: number[] = []
  let at = 0
  let isScrolled = false
  let sum = 0
  for (const task of tasks) {
    const end = task.ts + (task.dur ?? 0)
    let hasFrame = false
    let isNext = false
    while (at < frames.length && (frames[at]?.ts ?? 0) <= end) {
      hasFrame ||= (frames[at]?.ts ?? 0) >= task.ts
      isNext = frames[at]?.name === 'scrolled'
      at++
    }
    if (hasFrame) {
      if (isScrolled) work.push(sum / 1_000)
      isScrolled = isNext
      sum = 0
    }
    // Processor time where the trace has it: a busy machine makes tasks long that are not.
    sum += task.tdur ?? task.dur ?? 0
  }
  return work
}

function isEvent(value: unknown): value is Event {
  return typeof value === 'object' && value !== null && 'name' in value && 'ts' in value && 'ph' in value
}
