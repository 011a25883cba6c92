import { Button } from '../buttons/Button.tsx'

type Row = { readonly id: string; readonly body: string }
type Props = {
  /** What they are: 'notes', 'check-ins'. */
  name: string
  hint: string
  rows: readonly Row[]
  onRestore: (id: string) => void
}

/** What somebody wrote and deleted, with the way to bring it back; folded away, and absent where there is nothing. */
export function DeletedRows({ name, hint, rows, onRestore }: Props) {
  if (rows.length === 0) return null
  return (
    <details className="text-body-s">
      <summary className="cursor-pointer py-2 font-semibold text-ink-2 hover:text-ink">
        {`Deleted ${name}, ${rows.length}`}
      </summary>
      <p className="text-caption text-ink-3">{hint}</p>
      <ul className="hairlines mt-1">
        {rows.map(({ id, body }) => (
          <li key={id} className="flex items-start gap-3 py-2.5">
            <p dir="auto" className="line-clamp-2 min-w-0 flex-1 text-ink-2 [overflow-wrap:anywhere]">
              {body}
            </p>
            <Button size="small" aria-label={`Restore ${body.slice(0, 40)}`} onClick={() => onRestore(id)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
