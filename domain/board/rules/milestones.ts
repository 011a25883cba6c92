import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Problem } from '#domain/decision.ts'
import { isDay } from '#domain/zones.ts'
import { boardLimits } from '../limits.ts'
import { boardUiTexts, milestoneFieldLabels } from '../texts.ts'
import type { MilestoneField, MilestoneFields, MilestoneState, MilestoneStatus } from '../types.ts'
import { milestoneStatuses } from '../types.ts'

/** A milestone starts without progress and not started, which looks calm and not alarming (T-101). */
export const milestoneDefaults: Omit<MilestoneFields, 'title'> = {
  description: '',
  objective: '',
  owner: '',
  status: 'not_started',
  progress: 0,
  startsOn: null,
  targetOn: null,
}

const states: Readonly<Record<MilestoneStatus, MilestoneState>> = {
  completed: 'completed',
  in_progress: 'on-track',
  at_risk: 'at-risk',
  pending: 'pending',
  upcoming: 'upcoming',
  not_started: 'not-started',
}

/** The status a stored text stands for; a text that nobody knows is at risk (spec 2 §4, T-101). */
export function milestoneStatusOf(text: string): MilestoneStatus {
  return milestoneStatuses.find((status) => status === text) ?? 'at_risk'
}

/** How a milestone is shown: in progress is on track, and what nobody knows is at risk (spec 2 §4, T-101). */
export function milestoneState(text: string): MilestoneState {
  return states[milestoneStatusOf(text)]
}

/** Completing a milestone brings its progress to 100 percent, unless the same change says another. */
export function withWholeProgress(changes: Partial<MilestoneFields>): Partial<MilestoneFields> {
  return changes.status === 'completed' && changes.progress === undefined
    ? { ...changes, progress: 100 }
    : changes
}

/** What is wrong with a new milestone, field by field; empty when it may be set. */
export function checkMilestoneDraft(
  draft: Pick<MilestoneFields, 'title'> & Partial<MilestoneFields>,
): readonly Problem[] {
  return [...checkMilestonePatch(draft), ...checkMilestoneDays(draft)]
}

/** What is wrong with a change to a milestone; fields left out stay as they are. */
export function checkMilestonePatch(patch: Partial<MilestoneFields>): readonly Problem[] {
  const problems: Problem[] = []
  const add = (field: MilestoneField, text: (label: string) => string) =>
    problems.push({ field, message: text(milestoneFieldLabels[field]) })

  if (patch.title !== undefined) {
    const title = patch.title.trim()
    if (title === '') add('title', fieldTexts.required)
    else if (title.length > boardLimits.titleLength) add('title', fieldTexts.length)
    else if (/\p{Cc}/u.test(title)) add('title', fieldTexts.content)
  }
  if ((patch.description?.length ?? 0) > boardLimits.milestoneDescriptionLength)
    add('description', fieldTexts.length)
  for (const field of ['objective', 'owner'] as const) {
    const words = patch[field] ?? ''
    if (words.length > boardLimits.milestoneWordLength) add(field, fieldTexts.length)
    else if (/\p{Cc}/u.test(words)) add(field, fieldTexts.content)
  }
  if (patch.status !== undefined && !milestoneStatuses.includes(patch.status))
    add('status', fieldTexts.invalid)
  const { progress } = patch
  if (progress !== undefined && !(Number.isInteger(progress) && progress >= 0 && progress <= 100)) {
    add('progress', fieldTexts.invalid)
  }
  for (const field of ['startsOn', 'targetOn'] as const) {
    const day = patch[field]
    if (day && !isDay(day)) add(field, fieldTexts.invalid)
  }
  return problems
}

/** A milestone as it would stand: its target is not before its start. */
export function checkMilestoneDays(whole: {
  readonly startsOn?: string | null | undefined
  readonly targetOn?: string | null | undefined
}): readonly Problem[] {
  if (!whole.startsOn || !whole.targetOn || whole.startsOn <= whole.targetOn) return []
  return [{ field: 'targetOn', message: boardUiTexts.startsAfterTarget }]
}
