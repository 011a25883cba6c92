import type { Inquiry, MyInquiry } from '#contract/inquiries.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { valueWords } from '#domain/content/rules/forms.ts'
import { inboxFormOf } from '#domain/inquiries/rules/forms.ts'
import { pick } from '#server/platform/pick.ts'
import type { InboxRow, InquiryRow } from './inquiryRow.ts'

/** What a member sees of their own request. */
export function presentMine(row: InquiryRow): MyInquiry {
  return {
    ...pick(row, 'id', 'kind', 'subject', 'body', 'status', 'answer'),
    title: row.context.title ?? '',
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}

export function presentInquiry(row: InboxRow): Inquiry {
  const nameOf = (id: string | null, name: string | null) => (id ? (name ?? accountUiTexts.somebody) : null)
  return {
    ...presentMine(row),
    memberId: row.userId,
    memberName: row.userId ? nameOf(row.userId, row.memberName) : (row.context.name ?? null),
    email: row.userId ? null : (row.context.email ?? null),
    company: row.company ?? row.context.company ?? '',
    ...pick(row, 'ownerId', 'dueOn', 'held', 'isAdvised'),
    ownerName: nameOf(row.ownerId, row.ownerName),
    isCommented: row.commentedAt !== null,
    about: aboutOf(row),
    details: row.userId ? [] : detailsOf(row),
    draft: row.draft ? { ...row.draft, savedAt: new Date(row.draft.savedAt).toISOString() } : null,
  }
}

/** Requests that are older than the first description carry a title alone. */
function aboutOf({ kind, context }: InboxRow): Inquiry['about'] {
  if (kind !== 'decision_review') return null
  const { description = '', dueOn = null } = context
  return {
    description,
    priority: cardPriorities.find((each) => each === context.priority) ?? 'medium',
    dueOn,
  }
}

const SHOWN = ['name', 'email', 'company']

/** The fields of a visitor's form that the inbox does not show already, as people read them. */
function detailsOf({ kind, subject, context }: InboxRow): Inquiry['details'] {
  const form = inboxFormOf(kind)
  if (!form) return []
  const values: Record<string, string> = form.subject ? { ...context, [form.subject]: subject } : context
  return (
    form.fields
      .filter(({ name }) => !SHOWN.includes(name) && name !== form.body && (values[name] ?? '') !== '')
      // The topic of a contact is its title.
      .filter(({ name }) => !(form.name === 'contact' && name === form.subject))
      .map((field) => ({ label: field.label, value: valueWords(field, values[field.name] ?? '') }))
  )
}
