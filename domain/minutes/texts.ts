import { entryRefusals } from '#domain/accounts/texts/entryRefusals.ts'
import type { LineKind, OutcomeStatus } from './types.ts'

/** Every text of minutes the specification fixes, exact (spec 2 §2, §8; 4.12.17), and the label of the method. */
export const minutesTexts = {
  created: 'Meeting minutes created successfully',
  updated: 'Meeting minutes updated successfully',
  fetchFailed: 'Failed to fetch meeting minutes',
  createFailed: 'Failed to create meeting minutes',
  updateFailed: 'Failed to update meeting minutes',
  saveReportFailed: 'Failed to save report',
  fetchReportsFailed: 'Failed to fetch reports',
  generateFailed: 'Failed to generate report',
  reportSaved: 'Report saved successfully',
  configurationUpdated: 'Configuration updated successfully',
  configurationLoadFailed: 'Failed to load meeting minutes configuration',
  configurationUpdateFailed: 'Failed to update configuration',
  beingChecked: 'Your advisor is checking the report.',
  madeWithoutModel: 'Made without a language model: every line is a sentence from the transcript',
  empty: 'Ready for Your First Session',
  emptyHint: 'Minutes appear here once your advisor approves them.',
  viewTemplate: 'View Template',
  templateTitle: 'Session Documentation',
  recording: 'Recording',
  tooManyLines: 'Minutes hold up to 200 lines. Dismiss some first.',
  noCommitments: 'No clear commitments were found.',
  writeAnew: 'What did you take from it, in your own words?',
  notWritten: 'Not written yet',
  wordsFirst: 'Write this line before you accept it.',
  beingRewritten: 'Being rewritten by your advisor.',
  saving: 'Saving',
  saved: 'Saved. Only you see this draft.',
  notSaved: 'Not saved yet.',
  allDecided: 'Every line is decided.',
  onlyLabels:
    'This talk is not mostly in English: only what was labelled in it, such as “ACTION:”, was read.',
  noCommitmentsHint:
    'Nobody promised anything in words the program knows, and no decision was stated. Select words in the transcript to add a line, or write a summary.',
  wordsErased: 'The transcript was deleted',
  wordsErasedHint: 'Nothing that was said is kept any more. Write the lines in your own words.',
  noDraft: 'There is no draft to review.',
  notOpen: 'These minutes are approved. Open a new version to change them.',
  makeCard: 'Create card',
  cardMade: 'On your board',
  evidenceErased: 'The sentence was removed when consent was withdrawn.',
  wordForWord: 'word for word',
  addLine: 'Add line',
  useAsSource: 'Source of the line',
  noLines: 'No lines yet',
  noLinesHint:
    'Add what was decided, who does what, and what you recommend. Your client reads nothing of it before you approve.',
  byHand: 'Write the minutes by hand',
  byHandHint:
    'Nothing was recorded, or not everyone agreed? Write down what was decided yourself. No words of the talk are stored, and the minutes say that you wrote them.',
} as const

/** 'View All n Deliverables' (spec 2 §2). */
export const viewAllDeliverables = (count: number): string => `View All ${count} Deliverables`

/** 'Add 3 actions to the board' (4.13.5). */
export const addActions = (count: number): string =>
  `Add ${count} ${count === 1 ? 'action' : 'actions'} to the board`

/** What a review offers on approval: 'Add 3 actions to Mia's board' (4.13.5). */
export const addActionsOf = (count: number, memberName: string): string =>
  `Add ${count} ${count === 1 ? 'action' : 'actions'} to ${memberName}'s board`

/** What it says of actions that have a card: it is the member's, and no correction of the line changes it (4.12.12). */
export function actionsThere(there: number, added: number, memberName: string): string {
  const keep =
    there === 1
      ? 'Its card keeps the words, owner and date it has.'
      : 'Their cards keep the words, owner and date they have.'
  if (added > 0) return `${there} more ${there === 1 ? 'is' : 'are'} there already. ${keep}`
  return there === 1
    ? `The action is on ${memberName}'s board. ${keep}`
    : `All ${there} actions are on ${memberName}'s board. ${keep}`
}

type First = { readonly kind: LineKind; readonly isMine: boolean; readonly decidedByName: string | null }

/**
 * Who was faster with lines that the reader decided at the same time, be it themselves in another tab. Of a line that was opened
 * again nobody is known.
 */
export function decidedFirst(lines: readonly First[]): string {
  const one = lines.length > 1 ? null : lines[0]
  const isSummary = one?.kind === 'summary'
  const what = isSummary ? 'the summary' : one ? 'this line' : `${lines.length} lines`
  const did = `${isSummary ? 'changed' : 'decided'} ${what} first`
  const name = lines.find(({ isMine }) => !isMine)?.decidedByName ?? null
  if (lines.every(({ isMine }) => isMine)) return `You ${did}, in another tab or on another device.`
  if (name !== null) return `${name} ${did}.`
  return `${what.replace(/^t/, 'T')} ${one ? 'was' : 'were'} changed elsewhere first.`
}

/** What a review reads out where what was decided was refused and stands as before. */
export const notKept = (count: number): string =>
  `Not saved. ${count === 1 ? 'The line is' : `${count} lines are`} as before.`

/** What Home says of actions that are not on the board yet (4.13.5). */
export const openActions = (count: number, sessionTitle: string): string =>
  `${count} ${count === 1 ? 'action' : 'actions'} from ${sessionTitle} ${count === 1 ? 'is' : 'are'} not on your board yet.`

/** Headings of the kinds of lines. */
export const lineKindNames: Readonly<Record<LineKind, string>> = {
  summary: 'Executive summary',
  topic: 'Talked about',
  attendee: 'Attendees',
  insight: 'Key insights',
  decision: 'Decisions',
  action: 'Action items',
  next_step: 'Next steps',
  recommendation: 'Recommendations',
}

/** What one line of a kind is called. */
export const lineKindName: Readonly<Record<LineKind, string>> = {
  summary: 'Summary',
  topic: 'Topic',
  attendee: 'Attendee',
  insight: 'Insight',
  decision: 'Decision',
  action: 'Action',
  next_step: 'Next step',
  recommendation: 'Recommendation',
}

/** Words of the statuses, as badges show them. */
export const outcomeStatusNames: Readonly<Record<OutcomeStatus, string>> = {
  draft: 'Draft',
  reviewed: 'Reviewed',
  approved: 'Approved',
  archived: 'Archived',
}

/** What a person reads when something about minutes is refused; keyed by reason. */
export const minutesRefusals = {
  ...entryRefusals,
  not_yours: 'Failed to fetch meeting minutes',
  not_staff: 'Only your advisor can do this.',
  not_assigned: "You aren't this member's advisor.",
  not_approved: 'Your advisor is checking the report.',
  not_a_draft: "You can't edit approved minutes. Open a new version first.",
  wrong_status: "You can't do this at the current status of these minutes.",
  no_lines: 'There is nothing to approve yet.',
  being_drafted: 'A draft is being written. Wait for it, then add your own lines.',
  has_minutes: 'This session has minutes already.',
  consent_missing: 'Everyone in the session must agree to the recording first.',
  evidence_missing: 'A line has no source sentence. Choose one in the transcript or delete the line.',
  plan_missing: "Your plan doesn't include this.",
  not_an_action: 'You can only create cards from actions, decisions and next steps.',
  no_words: 'Your advisor is still rewriting this line.',
  no_sentence: 'No sentence of the session stands behind this line.',
  has_card: 'This line is already on your board.',
} as const

/** What is wrong with a line, shown next to it; keyed by problem. */
export const lineProblems = {
  text_missing: 'Enter some text.',
  text_too_long: 'Keep it under 1,000 characters.',
  quote_too_long: 'The sentence is longer than 2,000 characters.',
  name_too_long: 'Keep the name to 201 characters.',
  due_invalid: "This date doesn't exist.",
  due_not_allowed: 'Only actions and next steps can have a due date.',
  moment_invalid: "This place isn't in the transcript.",
  moment_missing: 'Choose where in the transcript this was said.',
  quote_missing: 'Add the source sentence.',
  quote_not_found: "This sentence isn't at that place in the transcript.",
} as const
export type LineProblem = keyof typeof lineProblems
