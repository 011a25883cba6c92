import type { InboxPart, Inquiry } from '#contract/inquiries.ts'

export type InquiryGroup = { title: string | null; inquiries: readonly Inquiry[] }

/** What waits for the reader stands in two groups, in the order that it came in; every other part is one list (K89). */
export function inquiryGroups(show: InboxPart, inquiries: readonly Inquiry[]): readonly InquiryGroup[] {
  if (show !== 'mine') return [{ title: null, inquiries }]
  const groups = [
    { title: 'Yours, oldest first', inquiries: inquiries.filter(({ ownerId }) => ownerId !== null) },
    { title: 'Nobody has taken these', inquiries: inquiries.filter(({ ownerId }) => ownerId === null) },
  ]
  return groups.filter((group) => group.inquiries.length > 0)
}
