import type { Issue, ListedIssue } from '#contract/newsletter/issues.ts'
import type { Actor } from '#domain/actor.ts'
import { answer } from '#domain/decision.ts'
import {
  canEditIssue,
  canSendIssue,
  canStopIssue,
  canUnscheduleIssue,
} from '#domain/newsletter/permissions.ts'
import { checkIssue } from '#domain/newsletter/rules/issues.ts'
import type { IssueFields, MailTopic } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import type { IssueRow } from './issueRow.ts'

/** The topics of a row: one that is none any more is left out. */
const topicsOf = ({ topics }: IssueRow): MailTopic[] => mailTopics.filter((topic) => topics.includes(topic))

/** What staff wrote of an issue. */
export const fieldsOf = (issue: IssueRow): IssueFields => ({
  ...{ subject: issue.subject, lead: issue.lead, body: issue.body },
  topics: topicsOf(issue),
})

export const presentListed = (issue: IssueRow): ListedIssue => ({
  ...{ id: issue.id, number: issue.number, slug: issue.slug, subject: issue.subject, status: issue.status },
  topics: topicsOf(issue),
  scheduledAt: issue.scheduledAt?.toISOString() ?? null,
  sendingAt: issue.sendingAt?.toISOString() ?? null,
  sentAt: issue.sentAt?.toISOString() ?? null,
  updatedAt: issue.updatedAt.toISOString(),
  ...{
    receivers: issue.receivers,
    sent: issue.sentCount,
    refused: issue.refusedCount,
    left: issue.leftCount,
  },
  ...{ again: issue.againCount ?? 0, lost: issue.lostCount, late: issue.lateCount },
  complained: issue.complainedCount,
  failure: issue.failure,
})

export const presentIssue = (issue: IssueRow, wouldReach: number, actor: Actor): Issue => ({
  ...presentListed(issue),
  ...{ lead: issue.lead, body: issue.body, version: issue.version, wouldReach },
  problems: [...checkIssue(fieldsOf(issue))],
  canEdit: answer(canEditIssue(actor, issue)),
  canSend: answer(canSendIssue(actor, issue)),
  canStop: answer(canStopIssue(actor, issue)),
  canUnschedule: answer(canUnscheduleIssue(actor, issue)),
})
