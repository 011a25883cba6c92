import { useState } from 'react'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from './Dialog.tsx'

export type Side = 'mine' | 'theirs'

/** One field that was written twice, in words. */
export type ClashWords = { field: string; label: string } & Record<Side, string>

type Props = {
  title: string
  clashes: readonly ClashWords[]
  onResolve: (sides: ReadonlyMap<string, Side>) => void
  onClose: () => void
}

/** Two texts for one field, side by side; closing keeps mine in the form, so neither is lost (K93). */
export function ConflictDialog({ title, clashes, onResolve, onClose }: Props) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const isDecided = clashes.every(({ field }) => sides.has(field))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={boardUiTexts.conflict}
      size="large"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back to editing
          </Button>
          <Button variant="solid" disabled={!isDecided} onClick={() => onResolve(sides)}>
            {boardTexts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {clashes.map((clash) => (
          <fieldset key={clash.field} className="min-w-0">
            <legend className="pb-2 text-caption font-semibold">{clash.label}</legend>
            <div className="grid gap-2.5 md:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <Version
                  key={side}
                  clash={clash}
                  side={side}
                  isChosen={sides.get(clash.field) === side}
                  onChoose={() => setSides(new Map(sides).set(clash.field, side))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

type VersionProps = { clash: ClashWords; side: Side; isChosen: boolean; onChoose: () => void }

function Version({ clash, side, isChosen, onChoose }: VersionProps) {
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
        {side === 'mine' ? boardUiTexts.keepMine : boardUiTexts.keepTheirs}
      </span>
      <span className="max-h-64 overflow-y-auto whitespace-pre-wrap text-body-s text-ink-2 [overflow-wrap:anywhere]">
        {clash[side] || 'Empty'}
      </span>
    </label>
  )
}
