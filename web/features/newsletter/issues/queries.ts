import { orpc } from '#web/lib/calls/api.ts'

/** While an issue is on its way its counts are asked for again. */
const SENDING_MS = 2_000

/** The issues of YELMail, newest first. */
export const issuesQuery = () =>
  orpc.newsletter.listIssues.queryOptions({
    refetchInterval: (query) =>
      query.state.data?.issues.some(({ status }) => status === 'sending') ? SENDING_MS : false,
  })

/** One issue with its words. */
export const issueQuery = (id: string) =>
  orpc.newsletter.getIssue.queryOptions({
    input: { id },
    refetchInterval: (query) => (query.state.data?.issue.status === 'sending' ? SENDING_MS : false),
  })
