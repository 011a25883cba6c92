import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MinutesLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { lineKindNames } from '#domain/minutes/texts.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DraftLine } from './DraftLine.tsx'
import type { Draft } from './useDraft.ts'

type Props = {
  draft: Draft
  pointingAt: string | null
  onOpen: (line: MinutesLine) => void
  onPoint: (line: MinutesLine | null) => void
}

/** The lines of a draft by kind, in the order a reader will meet them; every kind can be added to. */
export function DraftLines({ draft, pointingAt, onOpen, onPoint }: Props) {
  const [added, setAdded] = useState<string | null>(null)
  useEffect(() => {
    if (added) document.querySelector<HTMLElement>(`#line-${CSS.escape(added)} textarea`)?.focus()
  }, [added])
  return lineKinds.map((kind) => {
    const lines = draft.lines.filter((line) => line.kind === kind)
    return (
      <section key={kind} aria-label={lineKindNames[kind]} className="border-t border-line first:border-t-0">
        <header className="flex items-center justify-between gap-3 px-4 pt-3.5 md:px-5">
          <h3 className="text-body font-semibold">
            {lineKindNames[kind]}
            <span className="ml-2 font-normal text-ink-3 tnum">{lines.length}</span>
          </h3>
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            className="-mr-2"
            disabled={draft.lines.length >= minutesLimits.linesPerVersion}
            aria-label={`Add a line to ${lineKindNames[kind]}`}
            onClick={() => setAdded(draft.add(kind))}
          >
            Add a line
          </Button>
        </header>
        <ul className="pb-2">
          {lines.map((line, at) => (
            <DraftLine
              key={line.id}
              line={line}
              draft={draft}
              place={{ at: at + 1, of: lines.length }}
              isPointing={pointingAt === line.id}
              onOpen={onOpen}
              onPoint={onPoint}
            />
          ))}
        </ul>
      </section>
    )
  })
}
