import { issueRefusals, issueTexts } from '#domain/newsletter/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

const refresh = [orpc.newsletter.listIssues.key(), orpc.newsletter.getIssue.key()]

/** What a refused step says: the reason in our words, else that it failed; problems stand next to their fields. */
export function issueFailure(error: unknown): string | null {
  const { reason, problems } = refusalOf(error)
  if (problems.length > 0) return null
  return reasonWords(issueRefusals, reason) ?? issueTexts.failed
}

const step = (success: string) => ({ success, failure: issueFailure, refresh, waits: true })

export const createIssue = () =>
  mutation(orpc.newsletter.createIssue.mutationOptions(), step(issueTexts.created))

export const editIssue = () => mutation(orpc.newsletter.editIssue.mutationOptions(), step(issueTexts.saved))

export const deleteIssue = () =>
  mutation(orpc.newsletter.deleteIssue.mutationOptions(), {
    ...step(issueTexts.deleted),
    refresh: [orpc.newsletter.listIssues.key()],
  })

export const testIssue = () =>
  mutation(orpc.newsletter.testIssue.mutationOptions(), { ...step(issueTexts.tested), refresh: [] })

export const scheduleIssue = () =>
  mutation(orpc.newsletter.scheduleIssue.mutationOptions(), step(issueTexts.scheduled))

export const unscheduleIssue = () =>
  mutation(orpc.newsletter.unscheduleIssue.mutationOptions(), step(issueTexts.unscheduled))

/** Another number of receivers is said by the dialog, which then asks again. */
export const sendIssue = () =>
  mutation(orpc.newsletter.sendIssue.mutationOptions(), {
    ...step(issueTexts.sent),
    failure: (error) => (refusalOf(error).reason === 'receivers_changed' ? null : issueFailure(error)),
  })

export const stopIssue = () => mutation(orpc.newsletter.stopIssue.mutationOptions(), step(issueTexts.stopped))
