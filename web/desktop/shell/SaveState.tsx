import { useIsMutating } from '@tanstack/react-query'
import { useConnection } from '#web/lib/live/live.ts'
import { classes } from '#web/ui/classes.ts'

/** Under the cabinet: what is on its way or held up, nothing once it is not (4.13.19), and which version this is. */
export function SaveState() {
  const saving = useIsMutating()
  const connection = useConnection()
  const [word, paint] =
    connection === 'offline'
      ? ['Offline', 'bg-warning']
      : saving > 0
        ? ['Saving', 'bg-heat']
        : connection === 'lost'
          ? ['Reconnecting', 'bg-warning']
          : [null, null]
  return (
    <p className="flex justify-between px-1 py-3 text-micro text-ink-3 rail:hidden">
      <span role="status" className="flex items-center gap-2">
        {word ? <i className={classes('size-[7px] rounded-full', paint)} /> : null}
        {word}
      </span>
      <span>v{import.meta.env.VITE_VERSION}</span>
    </p>
  )
}
