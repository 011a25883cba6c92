import { sitePath } from '../../content/pages/entry.ts'

/** The way from the playbook to one of its pages; only the playbook itself has a page. */
export function Trail({ ways }: { ways: readonly string[] }) {
  return (
    <nav aria-label="Where you are" className="text-caption text-ink-2">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a
            href={sitePath.playbook}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
          >
            JUL Playbook
          </a>
        </li>
        {ways.map((way) => (
          <li key={way} className="flex gap-x-2">
            <span aria-hidden="true">/</span>
            {way}
          </li>
        ))}
      </ol>
    </nav>
  )
}
