import type { Inquiry } from '#contract/inquiries.ts'
import { paths } from '#contract/paths.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'

const what: Partial<Record<InquiryKind, string>> = {
  upgrade: 'An answer changes no plan. Grant it',
  session: 'An answer books nothing. Give a credit',
}

/** What an answer alone does not bring about, and where it is given: on the page of whoever asked. */
export function GivenThere({ inquiry: { kind, memberId } }: { inquiry: Pick<Inquiry, 'kind' | 'memberId'> }) {
  if (!memberId || !what[kind]) return null
  return (
    <p className="text-body-s text-ink-2">
      {what[kind]} <TextLink to={paths.vipMember(memberId)}>on their page</TextLink>.
    </p>
  )
}
