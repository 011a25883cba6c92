import type { Problem } from '#domain/decision.ts'
import { scheduleDaysMax } from '../limits.ts'
import { issueTexts } from '../texts.ts'
import type { IssueFields } from '../types.ts'
import { brokenLinks } from './body.ts'

const DAY_MS = 86_400_000

/** What keeps an issue from being sent, field by field; a draft may lack all of it (K15). */
export function checkIssue({ subject, lead, body, topics }: IssueFields): readonly Problem[] {
  const broken = brokenLinks(body)
  return [
    ...(subject.trim() === '' ? [{ field: 'subject', message: issueTexts.subjectMissing }] : []),
    ...(lead.trim() === '' ? [{ field: 'lead', message: issueTexts.leadMissing }] : []),
    ...(body.trim() === '' ? [{ field: 'body', message: issueTexts.bodyMissing }] : []),
    ...broken.slice(0, 1).map((href) => ({ field: 'body', message: issueTexts.linkBroken(href) })),
    ...(topics.length === 0 ? [{ field: 'topics', message: issueTexts.topicMissing }] : []),
  ]
}

/** What is wrong with the hour of an issue: gone by already, or farther away than a year (K15). */
export function checkSchedule(at: Date, now: Date): readonly Problem[] {
  if (Number.isNaN(at.getTime())) return [{ field: 'at', message: issueTexts.hourFar }]
  if (at.getTime() <= now.getTime()) return [{ field: 'at', message: issueTexts.hourPast }]
  return at.getTime() - now.getTime() > scheduleDaysMax * DAY_MS
    ? [{ field: 'at', message: issueTexts.hourFar }]
    : []
}

/** The last part of the address of an issue: its number, then the words of its subject (K15). */
export function issueSlug(number: number, subject: string): string {
  const words = subject
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
  return words === '' ? String(number) : `${number}-${words}`
}

/** The addresses of YELMail that the server draws (K02, K15). */
export const yelmailPaths = {
  archive: '/newsletter-preview',
  feed: '/yelmail/rss.xml',
  issue: (slug: string) => `/yelmail/${slug}`,
  /** The page at whose address every issue is drawn; nothing leads to it. */
  template: '/yelmail/issue',
  /** Where a mail program posts that its reader wants no more, without opening a page (RFC 8058). */
  oneClick: (token: string) => `/yelmail/one-click?token=${encodeURIComponent(token)}`,
} as const
