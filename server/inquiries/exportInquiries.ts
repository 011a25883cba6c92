import { inquiryExportMax } from '#domain/inquiries/limits.ts'
import { canViewInquiries } from '#domain/inquiries/permissions.ts'
import { inquiryKindNames, inquiryStatusNames } from '#domain/inquiries/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { csvOf } from '#server/platform/csv.ts'
import { presentInquiry } from './present.ts'
import { partOfInbox } from './queries.ts'

const head = [
  'Written',
  'Kind',
  'Status',
  'Owner',
  'Due',
  'Name',
  'Email',
  'Company',
  'Message',
  'Details',
  'Answer',
]

/** A part of the inbox as a table, newest first (K89). What leaves in a file is written into the trail. */
export const exportInquiries = command(calls.inquiries.exportInquiries, {
  load: ({ db, input }) => partOfInbox(db, input.show, inquiryExportMax + 1),
  can: (actor) => canViewInquiries(actor),
  run: async ({ loaded, actor, input: { show } }) => {
    const rows = loaded.slice(0, inquiryExportMax).map(presentInquiry)
    const lines = rows.map((each) => [
      ...[
        each.createdAt,
        inquiryKindNames[each.kind],
        inquiryStatusNames[each.status],
        each.ownerName ?? '',
        each.dueOn ?? '',
      ],
      ...[each.memberName ?? '', each.email ?? '', each.company, each.body],
      ...[each.details.map(({ label, value }) => `${label}: ${value}`).join('\n'), each.answer],
    ])
    return {
      made: { csv: csvOf([head, ...lines]), count: rows.length, isWhole: loaded.length <= inquiryExportMax },
      event: {
        name: 'inquiry.exported',
        entity: 'inquiry',
        id: actor.userId,
        memberId: null,
        details: { part: show, count: rows.length },
      },
    }
  },
  answer: ({ made }) => made,
})
