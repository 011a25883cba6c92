import type { ListedIssue } from '#contract/newsletter/issues.ts'
import { topicNames } from '#domain/newsletter/texts.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'

/** How the state of an issue looks. */
export const issueLooks: Readonly<Record<ListedIssue['status'], { tone: BadgeTone; mark: Stage }>> = {
  draft: { tone: 'neutral', mark: 'square' },
  scheduled: { tone: 'info', mark: 'octagon' },
  sending: { tone: 'heat', mark: 'octagon' },
  stopped: { tone: 'danger', mark: 'octagon' },
  sent: { tone: 'success', mark: 'round' },
}

const count = new Intl.NumberFormat('en-GB')
/** A number as people read it. */
export const countWords = (of: number): string => count.format(of)
export const receiversWords = (of: number): string => (of === 1 ? '1 person' : `${countWords(of)} people`)

/** What is to be said of an issue under its subject. */
export function factsOf(issue: ListedIssue, zone: string): string {
  const topics = issue.topics.map((topic) => topicNames[topic]).join(', ')
  if (issue.status === 'draft')
    return `${topics || 'No topic'}. Changed ${yearWhenText(issue.updatedAt, zone)}.`
  if (issue.status === 'scheduled' && issue.scheduledAt)
    return `${topics}. Leaves ${yearWhenText(issue.scheduledAt, zone)}.`
  const parts = [
    `${countWords(issue.sent)} of ${countWords(issue.receivers)} sent`,
    ...(issue.refused > 0 ? [`${countWords(issue.refused)} refused`] : []),
    ...(issue.left > 0 ? [`${countWords(issue.left)} left before their turn`] : []),
    ...(issue.again > 0 ? [`${countWords(issue.again)} deferred, to be tried again`] : []),
  ]
  const at = issue.sentAt ?? issue.sendingAt
  const back = cameBack(issue)
  return `${parts.join(', ')}.${at ? ` ${issue.sentAt ? 'Sent' : 'Begun'} ${yearWhenText(at, zone)}.` : ''}${back ? ` ${back}` : ''}`
}

/** What came back after the mail server had taken it; empty where nothing did (K15). */
function cameBack({ lost, late, complained }: ListedIssue): string {
  const parts = [
    ...(lost > 0 ? [`${countWords(lost)} did not arrive`] : []),
    ...(late > 0 ? [`${countWords(late)} ${late === 1 ? 'was' : 'were'} late`] : []),
    ...(complained > 0 ? [`${countWords(complained)} marked as spam`] : []),
  ]
  return parts.length > 0 ? `Came back: ${parts.join(', ')}.` : ''
}
