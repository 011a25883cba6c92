import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Clash } from '#domain/board/rules/conflict.ts'
import { boardHouseTexts, boardTexts, cardFieldLabels, priorityNames } from '#domain/board/texts.ts'
import type { CardField, CardFields } from '#domain/board/types.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { assigneesQuery } from '../queries.ts'
import type { Conflict } from './useCardEdit.ts'

type Props = { conflict: Conflict; onResolve: (chosen: Partial<CardFields>) => void; onClose: () => void }
type Side = 'mine' | 'theirs'

/** Two texts for one field, side by side; closing keeps mine in the form, so neither is lost (K93). */
export function ConflictDialog({ conflict, onResolve, onClose }: Props) {
  const [sides, setSides] = useState<Partial<Record<CardField, Side>>>({})
  const isDecided = conflict.clashes.every((clash) => sides[clash.field])

  function save() {
    const chosen = conflict.clashes.map((clash) => [clash.field, clash[sides[clash.field] ?? 'mine']])
    onResolve(Object.fromEntries(chosen))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={boardHouseTexts.conflictTitle}
      description={boardHouseTexts.conflict}
      size="large"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back to my text
          </Button>
          <Button variant="solid" disabled={!isDecided} onClick={save}>
            {boardTexts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {conflict.clashes.map((clash) => (
          <fieldset key={clash.field} className="min-w-0">
            <legend className="pb-2 text-caption font-semibold">{cardFieldLabels[clash.field]}</legend>
            <div className="grid gap-2.5 md:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <Version
                  key={side}
                  clash={clash}
                  side={side}
                  isChosen={sides[clash.field] === side}
                  onChoose={() => setSides({ ...sides, [clash.field]: side })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

type VersionProps = { clash: Clash; side: Side; isChosen: boolean; onChoose: () => void }

function Version({ clash, side, isChosen, onChoose }: VersionProps) {
  const text = useFieldText(clash.field, clash[side])
  return (
    <label
      className={classes(
        'grid min-w-0 cursor-pointer content-start gap-2 rounded-[10px] border p-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-ink bg-sunken dark:bg-well' : 'border-line-strong',
      )}
    >
      <span className="flex min-h-6 items-center gap-2.5 text-caption font-semibold">
        <input
          type="radio"
          name={`conflict-${clash.field}`}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-ink outline-none"
        />
        {side === 'mine' ? boardHouseTexts.keepMine : boardHouseTexts.keepTheirs}
      </span>
      <span className="max-h-64 overflow-y-auto whitespace-pre-wrap text-body-s text-ink-2 [overflow-wrap:anywhere]">
        {text}
      </span>
    </label>
  )
}

function useFieldText(field: CardField, value: Clash['mine']): string {
  const { data } = useQuery(assigneesQuery())
  if (field === 'assignedTo') {
    return (
      data?.people.find((person) => person.id === value)?.name ?? (value === null ? 'Nobody' : 'Somebody')
    )
  }
  if (value === null || value === '' || value.length === 0) return 'Nothing'
  if (typeof value !== 'string') return value.join(', ')
  const priority = cardPriorities.find((each) => each === value)
  return field === 'priority' && priority ? priorityNames[priority] : value
}
