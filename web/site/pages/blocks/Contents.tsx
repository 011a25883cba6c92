import { Plus } from 'lucide-react'

type Entry = { id: string; title: string; aside?: string | number }

type Props = {
  entries: readonly Entry[]
  label?: string
  /** Numbers before the titles, where the text refers to its parts by them. */
  isNumbered?: boolean
  /** Two columns below the width at which it stands at the side. */
  isPaired?: boolean
  /** One line that opens below that width. */
  isFolded?: boolean
}

/** The parts of a long page, next to it on a wide screen and before it on a narrow one. */
export function Contents({
  entries,
  label = 'Contents',
  isNumbered = false,
  isPaired = false,
  isFolded = false,
}: Props) {
  const list = (
    <ol className={`border-b border-line ${isPaired ? 'max-lg:grid max-lg:grid-cols-2 gap-x-4' : ''}`}>
      {entries.map((entry, at) => (
        <li key={entry.id} className={`border-t border-line ${isPaired ? 'max-lg:odd:last:col-span-2' : ''}`}>
          <a
            href={`#${entry.id}`}
            className="flex min-h-11 items-center gap-3 py-2.5 text-body-s hover:underline"
          >
            {isNumbered ? <span className="w-4 shrink-0 text-ink-2 tnum">{at + 1}</span> : null}
            <span className="flex-1">{entry.title}</span>
            {entry.aside === undefined ? null : (
              <span className="text-ink-3 tnum max-lg:hidden">{entry.aside}</span>
            )}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      {isFolded ? (
        <>
          {/* No width unfolds what is folded, so wide screens have a list of their own. */}
          <details className="group lg:hidden">
            <summary className="flex min-h-11 items-center justify-between gap-6 border-b border-line text-body-s font-semibold group-open:border-0 [&::-webkit-details-marker]:hidden">
              {label}
              <Plus size={20} aria-hidden="true" className="transition-transform group-open:rotate-45" />
            </summary>
            {list}
          </details>
          <div className="max-lg:hidden">{list}</div>
        </>
      ) : (
        list
      )}
    </nav>
  )
}
