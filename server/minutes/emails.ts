import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { longDay } from '#domain/days.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

const Approved = z.object({
  firstName: z.string().nullable(),
  sessionId: z.string(),
  title: z.string(),
  summary: z.array(z.string()),
  actions: z.array(z.string()),
  /** A person wrote them: no line has a sentence of the talk. */
  isWritten: z.boolean().default(false),
  /** They replace minutes that the member may have read (K71). */
  isCorrection: z.boolean().default(false),
})

// More of them are read better on the page.
const MOST_ACTIONS = 20

function actionText({ text, owner, dueOn }: OutcomeLine): string {
  const due = dueOn ? `due ${longDay(dueOn)}` : null
  const who = [owner, due].filter(Boolean).join(', ')
  return who ? `${text} (${who})` : text
}

/** What the email says of the minutes: the summary in full, and each action with its owner and date. */
export const matterOf = (lines: readonly OutcomeLine[]) => ({
  summary: linesOf(lines, 'summary').map((line) => line.text),
  actions: linesOf(lines, 'action').map(actionText),
})

/** By this the email of a version is found again while it has not been sent. */
export const approvedKey = (versionId: string): string => `minutes.approved ${versionId}`

/** To the member: their advisor has approved the minutes or a correction of them, with the summary and the actions they will read there. */
export const approvedEmail = emailTemplate(
  'minutes.approved',
  Approved,
  ({ firstName, sessionId, title, summary, actions, isWritten, isCorrection }) => ({
    to: firstName,
    subject: `${isCorrection ? 'Your minutes were corrected' : 'Your minutes are ready'}: ${title}`,
    paragraphs: [
      isCorrection
        ? `Your advisor has corrected the minutes of "${title}". This version replaces the one you had before.`
        : isWritten
          ? `Your advisor has written the minutes of "${title}".`
          : `Your advisor has checked and approved the minutes of "${title}".`,
      ...summary,
      ...(actions.length > 0 ? ['Actions:'] : []),
      ...actions.slice(0, MOST_ACTIONS).map((action, at) => `${at + 1}. ${action}`),
      ...(actions.length > MOST_ACTIONS ? [`And ${actions.length - MOST_ACTIONS} more.`] : []),
      isWritten
        ? 'An action that is not on your board yet can be put there.'
        : 'The minutes show what each line rests on, and an action that is not on your board yet can be put there.',
      ...(isCorrection
        ? ['A card that is on your board already keeps the words, owner and date it has.']
        : []),
    ],
    action: { label: 'Read the minutes', path: paths.go('session', sessionId) },
  }),
)
