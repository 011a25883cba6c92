import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'

/** A moment in a table, in the words asked for. */
export function CellTime({ at, say = whenText }: { at: string; say?: typeof whenText }) {
  return (
    <time dateTime={at} className="text-caption whitespace-nowrap text-ink-3 tnum">
      {say(at, useZone())}
    </time>
  )
}
