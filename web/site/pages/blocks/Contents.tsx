type Entry = { id: string; title: string; aside?: string | number }

type Props = {
  entries: readonly Entry[]
  label?: string
  /** Numbers before the titles, where the text refers to its parts by them. */
  isNumbered?: boolean
  /** Two columns below the width at which it stands at the side. */
  isPaired?: boolean
}

/** The parts of a long page, next to it on a wide screen and before it on a narrow one. */
export function Contents({ entries, label = 'Contents', isNumbered = false, isPaired = false }: Props) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <ol className={`border-b border-line ${isPaired ? 'max-lg:grid max-lg:grid-cols-2 gap-x-4' : ''}`}>
        {entries.map((entry, at) => (
          <li
            key={entry.id}
            className={`border-t border-line ${isPaired ? 'max-lg:odd:last:col-span-2' : ''}`}
          >
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
    </nav>
  )
}
