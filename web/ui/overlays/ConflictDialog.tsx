import { useState } from 'react'
import { boardTexts, boardUiTexts } from '#domain/board/texts.ts'
import type { FieldClash } from '#domain/edits.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from './Dialog.tsx'

type Side = 'mine' | 'theirs'

type Props<Fields extends object> = {
  title: string
  /** The edit of one row; nothing is drawn while nobody wrote the same field. */
  edit: {
    clashes: readonly FieldClash<Fields>[] | null
    resolve: (sides: ReadonlyMap<string, Side>) => void
    closeConflict: () => void
  }
  labels: Readonly<Record<keyof Fields & string, string>>
  inWords: (field: keyof Fields & string, value: Fields[keyof Fields]) => string
}

/** Two texts for one field, side by side; closing keeps mine in the form, so neither is lost (K93). */
export function ConflictDialog<Fields extends object>({ edit, ...rest }: Props<Fields>) {
  return edit.clashes ? <Clashes {...rest} edit={edit} clashes={edit.clashes} /> : null
}

type ClashesProps<Fields extends object> = Props<Fields> & { clashes: readonly FieldClash<Fields>[] }

function Clashes<Fields extends object>({ title, edit, clashes, labels, inWords }: ClashesProps<Fields>) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map())
  const isDecided = clashes.every(({ field }) => sides.has(String(field)))
  return (
    <Dialog
      onClose={edit.closeConflict}
      title={title}
      description={boardUiTexts.conflict}
      size="large"
      footer={
        <>
          <Button variant="quiet" onClick={edit.closeConflict}>
            Back to editing
          </Button>
          <Button variant="solid" disabled={!isDecided} onClick={() => edit.resolve(sides)}>
            {boardTexts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {clashes.map((clash) => {
          // safe because the fields of a row are named by strings
          const field = clash.field as keyof Fields & string
          return (
            <fieldset key={field} className="min-w-0">
              <legend className="pb-2 text-caption font-semibold">{labels[field]}</legend>
              <div className="grid gap-2.5 md:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <Version
                    key={side}
                    field={field}
                    side={side}
                    words={inWords(field, clash[side])}
                    isChosen={sides.get(field) === side}
                    onChoose={() => setSides(new Map(sides).set(field, side))}
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}

type VersionProps = { field: string; side: Side; words: string; isChosen: boolean; onChoose: () => void }

function Version({ field, side, words, isChosen, onChoose }: VersionProps) {
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
          name={`conflict-${field}`}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-ink outline-none"
        />
        {side === 'mine' ? boardUiTexts.keepMine : boardUiTexts.keepTheirs}
      </span>
      <span className="max-h-64 overflow-y-auto whitespace-pre-wrap text-body-s text-ink-2 [overflow-wrap:anywhere]">
        {words || 'Empty'}
      </span>
    </label>
  )
}
