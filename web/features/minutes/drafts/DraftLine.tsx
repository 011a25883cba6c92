import { ArrowDown, ArrowUp, CircleAlert, Crosshair, Ellipsis, Trash2 } from 'lucide-react'
import type { MinutesLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { evidencedKinds } from '#domain/minutes/rules/evidence.ts'
import { checkLine } from '#domain/minutes/rules/lines.ts'
import { lineKindNames, lineProblems } from '#domain/minutes/texts.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/forms/Input.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Menu, MenuItem, MenuLine, MenuNote } from '#web/ui/overlays/Menu.tsx'
import { LineQuote } from '../report/LineQuote.tsx'
import { MomentChip } from '../report/MomentChip.tsx'
import type { Draft } from './useDraft.ts'

type Props = {
  line: MinutesLine
  draft: Draft
  place: { at: number; of: number }
  isPointing: boolean
  onOpen: (line: MinutesLine) => void
  onPoint: (line: MinutesLine | null) => void
}

/** One line being edited: its words, the sentence it rests on, who does it, and what is still missing. */
export function DraftLine({ line, draft, place, isPointing, onOpen, onPoint }: Props) {
  const known = draft.isSaved(line) ? line.problems : checkLine(line)
  const problems = [
    ...new Set([...known.map((each) => reasonWords(lineProblems, each) ?? each), ...draft.foundIn(line.id)]),
  ]
  const hasOwner = line.kind === 'action' || line.kind === 'next_step'
  const needsSentence = evidencedKinds.includes(line.kind) || problems.length > 0
  const name = `${lineKindNames[line.kind]}, line ${place.at}`
  const noteId = `problems-${line.id}`
  return (
    <li
      id={`line-${line.id}`}
      className={classes(
        'grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 max-sm:grid-cols-[minmax(0,1fr)_auto] md:px-5',
        isPointing && 'bg-heat-tint',
        problems.length > 0 && 'shadow-[inset_3px_0_0_var(--jul-danger)]',
      )}
    >
      <MomentChip
        line={line}
        onOpen={onOpen}
        className="h-fit pt-2.5 text-right max-sm:col-span-2 max-sm:pt-0 max-sm:text-left"
      />
      <div className="min-w-0">
        <Textarea
          isReading
          rows={1}
          value={line.text}
          maxLength={minutesLimits.lineText}
          aria-label={name}
          aria-describedby={problems.length > 0 ? noteId : undefined}
          aria-invalid={problems.length > 0 || undefined}
          onChange={(event) => draft.edit(line.id, { text: event.target.value })}
          className="-ml-2.5 w-[calc(100%+.625rem)]! border-transparent! bg-transparent! px-2.5! py-1.5! shadow-none! hover:border-line-strong!"
        />
        {hasOwner ? (
          <div className="mt-1 grid grid-cols-[minmax(0,1fr)_10.5rem] gap-2 max-sm:grid-cols-1">
            <Input
              value={line.owner ?? ''}
              maxLength={minutesLimits.name}
              placeholder="No owner"
              aria-label={`${name}, owner`}
              onChange={(event) => draft.edit(line.id, { owner: event.target.value || null })}
              className="h-9! text-body-s!"
            />
            <Input
              type="date"
              value={line.dueOn ?? ''}
              min="1900-01-01"
              max="9999-12-31"
              aria-label={`${name}, due date`}
              onChange={(event) => draft.edit(line.id, { dueOn: event.target.value || null })}
              className="h-9! text-body-s!"
            />
          </div>
        ) : null}
        <LineQuote line={line} className="mt-2" />
        {problems.length > 0 ? (
          <ul id={noteId} className="mt-2 grid gap-1">
            {problems.map((problem) => (
              <li key={problem} className="flex items-start gap-1.5 text-caption text-danger-text">
                <CircleAlert size={16} aria-hidden="true" className="mt-px" />
                {problem}
              </li>
            ))}
          </ul>
        ) : null}
        {isPointing || (!line.quote && needsSentence) ? (
          <Button
            size="small"
            variant={isPointing ? 'solid' : 'line'}
            icon={Crosshair}
            className="mt-2"
            aria-pressed={isPointing}
            onClick={() => onPoint(isPointing ? null : line)}
          >
            {isPointing ? 'Cancel selection' : 'Choose in transcript'}
          </Button>
        ) : null}
      </div>
      <div className="-mr-2 flex items-start gap-0.5 pt-0.5">
        <IconButton
          icon={ArrowUp}
          size="small"
          label={`Move up: ${name}`}
          disabled={place.at === 1}
          className="max-lg:hidden"
          onClick={() => draft.move(line.id, -1)}
        />
        <IconButton
          icon={ArrowDown}
          size="small"
          label={`Move down: ${name}`}
          disabled={place.at === place.of}
          className="max-lg:hidden"
          onClick={() => draft.move(line.id, 1)}
        />
        <Menu trigger={<IconButton icon={Ellipsis} size="small" label={`More for ${name}`} />}>
          <MenuItem icon={ArrowUp} isDisabled={place.at === 1} onPress={() => draft.move(line.id, -1)}>
            Move up
          </MenuItem>
          <MenuItem
            icon={ArrowDown}
            isDisabled={place.at === place.of}
            onPress={() => draft.move(line.id, 1)}
          >
            Move down
          </MenuItem>
          <MenuItem icon={Crosshair} onPress={() => onPoint(line)}>
            Choose another sentence
          </MenuItem>
          <MenuLine />
          <MenuNote>Move to section</MenuNote>
          {lineKinds
            .filter((kind) => kind !== line.kind)
            .map((kind) => (
              <MenuItem
                key={kind}
                onPress={() =>
                  draft.edit(line.id, {
                    kind,
                    // Only actions and next steps have a day.
                    ...(kind === 'action' || kind === 'next_step' ? {} : { dueOn: null }),
                  })
                }
              >
                {lineKindNames[kind]}
              </MenuItem>
            ))}
          <MenuLine />
          <MenuItem icon={Trash2} isDanger onPress={() => draft.remove(line.id)}>
            Delete line
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
