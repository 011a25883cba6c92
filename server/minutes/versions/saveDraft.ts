import type { z } from 'zod'
import type { Problem } from '#contract/errors.ts'
import type { LineEdit } from '#contract/minutes.ts'
import { canEditDraft } from '#domain/minutes/permissions.ts'
import { checkLine } from '#domain/minutes/rules/lines.ts'
import type { LineEdit as LineChange } from '#domain/minutes/rules/versions.ts'
import { mergeEdits } from '#domain/minutes/rules/versions.ts'
import type { LineProblem } from '#domain/minutes/texts.ts'
import { lineProblems } from '#domain/minutes/texts.ts'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { answerMinutes, reloadMinutes } from './getMinutes.ts'
import { holdWork, minutesEvent, setCurrent } from './holdWork.ts'
import { writeVersion } from './writeVersion.ts'

/** Every saving is a version of its own; line ids stay, so cards and quotes keep pointing at their line (T-087). */
export const saveDraft = command(calls.minutes.saveDraft, {
  load: ({ db, input }) => holdWork(db, input.sessionId, input.versionId),
  can: (actor, { session, version, isRepeat }) =>
    isRepeat ? canManageSessions(actor, session) : canEditDraft(actor, version, session),
  check: ({ lines: edits }, { lines, isRepeat }) =>
    isRepeat ? [] : problemsOf(edits, mergeEdits(lines, edits.map(given))),
  run: async ({ input, loaded: { session, outcome, version, lines, isRepeat }, ...ctx }) => {
    const { db, actor, now } = ctx
    if (isRepeat) return { minutes: await reloadMinutes(ctx, session), event: null }
    if (version.number !== input.baseNumber) throw new Conflict('minutes_changed', { number: version.number })
    const next = {
      ...version,
      id: input.versionId,
      number: version.number + 1,
      status: 'draft',
      method: 'edited',
      createdBy: actor.userId,
    } as const
    const minutes = await reloadMinutes(ctx, session, [
      writeVersion(db, next, mergeEdits(lines, input.lines.map(given))),
      setCurrent(db, {
        id: outcome.id,
        currentVersionId: next.id,
        drafting: 'ready',
        draftFailure: null,
        updatedAt: now,
      }),
    ])
    return { minutes, event: minutesEvent('minutes.edited', session, next.number) }
  },
  answer: answerMinutes,
})

type Edit = z.infer<typeof LineEdit>

/** Absent is not null: only what was sent changes. */
const given = ({ id, kind, text, quote, speaker, moment, owner, dueOn }: Edit): LineChange => ({
  id,
  kind,
  text: text.trim(),
  ...(quote === undefined ? {} : { quote }),
  ...(speaker === undefined ? {} : { speaker }),
  ...(moment === undefined ? {} : { moment }),
  ...(owner === undefined ? {} : { owner }),
  ...(dueOn === undefined ? {} : { dueOn }),
})

const fieldOf: Readonly<Record<LineProblem, string>> = {
  text_missing: 'text',
  text_too_long: 'text',
  quote_too_long: 'quote',
  quote_missing: 'quote',
  quote_not_found: 'quote',
  name_too_long: 'owner',
  due_invalid: 'dueOn',
  due_not_allowed: 'dueOn',
  moment_invalid: 'moment',
  moment_missing: 'moment',
}

function problemsOf(edits: readonly Edit[], merged: readonly OutcomeLine[]): Problem[] {
  return merged.flatMap((line) => {
    const at = edits.findIndex((edit) => edit.id === line.id)
    return checkLine(line).map((problem) => ({
      field: `lines.${at}.${fieldOf[problem]}`,
      message: lineProblems[problem],
    }))
  })
}
