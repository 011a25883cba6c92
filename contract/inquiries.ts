import { z } from 'zod'
import { serviceCardLimits } from '#domain/billing/limits.ts'
import { cardPriorities } from '#domain/board/types.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { inquiryExportMax, inquiryLimits, messageFieldMax } from '#domain/inquiries/limits.ts'
import {
  heldReasons,
  inquiryKinds,
  inquiryOutcomes,
  inquiryStatuses,
  visitorKinds,
} from '#domain/inquiries/types.ts'
import { GrantablePlan } from './billing/grants.ts'
import { call } from './call.ts'
import { Cursor, Day, Id, Instant, Line, Text } from './fields.ts'

/** What somebody asks of the consultancy (T-103). */
export const InquiryKind = z.enum(inquiryKinds)

/** Where a request stands; done, declined and withdrawn are its ends. */
export const InquiryStatus = z.enum(inquiryStatuses)

/**
 * A request as its member sees it; `subject` of an upgrade is the plan asked for, of a decision's review the card's id, of a
 * service the id of its card. `title` is the decision's or the service's title as it was when it was asked for, else empty.
 */
export const MyInquiry = z.object({
  id: Id,
  kind: InquiryKind,
  subject: z.string(),
  title: z.string(),
  body: z.string(),
  status: InquiryStatus,
  answer: z.string(),
  createdAt: Instant,
  closedAt: Instant.nullable(),
})
export type MyInquiry = z.infer<typeof MyInquiry>

/** The decision under review as it was when its review was asked for; the card's id is the request's subject (4.13.9). */
export const AboutDecision = z.object({
  description: z.string(),
  priority: z.enum(cardPriorities),
  dueOn: Day.nullable(),
})

/** An answer that its author has not sent yet; nobody else reads it. */
export const AnswerDraft = z.object({
  outcome: z.enum(inquiryOutcomes),
  answer: z.string(),
  savedAt: Instant,
})

/** A request in the staff inbox: who asked and who has it (K89). `memberId` is null for a visitor's form. */
export const Inquiry = MyInquiry.extend({
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** Where a visitor is answered; null for a member. */
  email: z.string().nullable(),
  company: z.string(),
  ownerId: Id.nullable(),
  ownerName: z.string().nullable(),
  dueOn: Day.nullable(),
  /** Whether staff have commented since it was opened; `answer` can be that of before. */
  isCommented: z.boolean(),
  /** Null for anything but a decision's review. */
  about: AboutDecision.nullable(),
  /** What else a visitor's form holds, field by field, as people read it. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Why it is held back as a program's; null for everything else. */
  held: z.enum(heldReasons).nullable(),
  /** Whether the reader advises whoever asked, and so may open their board. */
  isAdvised: z.boolean(),
  /** What the reader has written of an answer and not sent. */
  draft: AnswerDraft.nullable(),
})
export type Inquiry = z.infer<typeof Inquiry>

/** A visitor's message as whoever sent it reads it right afterwards; `subject` is the value of its field, `dueOn` the day of an answer. */
export const SentMessage = z.object({
  kind: z.enum(visitorKinds),
  subject: z.string(),
  body: z.string(),
  dueOn: Day.nullable(),
})
export type SentMessage = z.infer<typeof SentMessage>

/** A wish for a plan; its id is made by the sender, so that a retry is the same request (T-047). */
export const RequestUpgradeInput = z.strictObject({
  id: Id,
  plan: GrantablePlan,
  body: Text(inquiryLimits.body).optional(),
})

/** A decision that the member wants reviewed: a card of kind decision, own and pending (T-103). */
export const RequestDecisionReviewInput = z.strictObject({
  id: Id,
  cardId: Id,
  body: Text(inquiryLimits.body).optional(),
})

/** The wish for an update on the portfolio (T-103). */
export const RequestPortfolioUpdateInput = z.strictObject({
  id: Id,
  body: Text(inquiryLimits.body).optional(),
})

/** Taking a request on, or over: `seenOwnerId` is who had it when the person looked, null for nobody. */
export const TakeInquiryInput = z.strictObject({ id: Id, seenOwnerId: Id.nullable() })

/** The wish for a session: which service, what about, and when it suits (4.13.10). */
export const RequestSessionInput = z.strictObject({
  id: Id,
  service: z.enum(bookingServices).optional(),
  body: Text(inquiryLimits.body).optional(),
})

/** The wish for a service of the catalogue, by the id that its card carries (K12). */
export const RequestServiceInput = z.strictObject({
  id: Id,
  cardId: Line(serviceCardLimits.cardId, 1),
  body: Text(inquiryLimits.body).optional(),
})

/**
 * What somebody sends by a form of the site; its id is made by the sender, so that a retry is the same message (K14). `fields`
 * are those of the form, `page` is the sign that the form's page carries of when it was opened, and `unseen` a field that no
 * person sees: programs fill in the one and have no page.
 */
export const SendMessageInput = z.strictObject({
  id: Id,
  form: z.enum(visitorKinds),
  fields: z.record(z.string().regex(/^[a-z]{1,20}$/), Text(messageFieldMax)),
  unseen: Text(1000).optional(),
  page: z.string().max(200),
})

/** How a request is answered, and the words its member is sent; a comment leaves it open (4.13.9). */
export const AnswerInquiryInput = z.strictObject({
  id: Id,
  outcome: z.enum(inquiryOutcomes),
  answer: Text(inquiryLimits.answer, 1),
})

/** Keeps an answer as it stands, for its author alone; without words there is nothing to keep, and what was kept goes. */
export const SaveAnswerDraftInput = z.strictObject({
  id: Id,
  outcome: z.enum(inquiryOutcomes),
  answer: Text(inquiryLimits.answer),
})

/**
 * A part of the inbox: what waits for the reader, which is theirs or nobody's yet, whatever waits for anybody, what is closed,
 * and what is held back as a program's (K89).
 */
export const InboxPart = z.enum(['mine', 'pending', 'closed', 'held'])
export type InboxPart = z.infer<typeof InboxPart>

/** What was held back and is a person's after all. */
export const ReleaseInquiryInput = z.strictObject({ id: Id })

/** The part of the inbox to be kept as a file. */
export const ExportInquiriesInput = z.strictObject({ show: InboxPart })

/** A request of one's own that is taken back. */
export const WithdrawInquiryInput = z.strictObject({ id: Id })

/** The closed or taken request that is open again. */
export const ReopenInquiryInput = z.strictObject({ id: Id })

/** Most requests one page of the inbox carries. */
export const inquiryPageSize = 50

const staff = { access: 'staff', scope: 'all' } as const
const own = { access: 'member', scope: 'own' } as const

/** Requests of members and the staff inbox they land in (K89, T-103, 4.12.3). */
export const inquiries = {
  requestUpgrade: call(
    { ...own, bucket: 'form', money: true },
    'POST /inquiries/upgrades',
    'Request a plan; one open request per plan',
  )
    .input(RequestUpgradeInput)
    .output(z.object({ inquiry: MyInquiry })),
  requestDecisionReview: call(
    { ...own, bucket: 'form', right: 'board.edit', refs: ['cardId'] },
    'POST /inquiries/decision-reviews',
    'Submit a decision for review; one open request per card',
  )
    .input(RequestDecisionReviewInput)
    .output(z.object({ inquiry: MyInquiry })),
  requestPortfolioUpdate: call(
    { ...own, bucket: 'form', right: 'board.edit' },
    'POST /inquiries/portfolio-updates',
    'Request a portfolio update; one open request at a time',
  )
    .input(RequestPortfolioUpdateInput)
    .output(z.object({ inquiry: MyInquiry })),
  requestSession: call(
    { ...own, bucket: 'form', money: true },
    'POST /inquiries/sessions',
    'Request a session; one open request at a time',
  )
    .input(RequestSessionInput)
    .output(z.object({ inquiry: MyInquiry })),
  requestService: call(
    { ...own, bucket: 'form', money: true },
    'POST /inquiries/services',
    'Request a service; one open request per service',
  )
    .input(RequestServiceInput)
    .output(z.object({ inquiry: MyInquiry })),
  withdrawInquiry: call(
    { ...own, bucket: 'write', refs: ['id'] },
    'POST /inquiries/{id}/withdraw',
    'Take back a request of yours that has not been answered',
  )
    .input(WithdrawInquiryInput)
    .output(z.object({ inquiry: MyInquiry })),
  sendMessage: call(
    { access: 'anyone', scope: 'none', bucket: 'open' },
    'POST /inquiries/messages',
    'Send a form of the site; the same message within a day is one message',
  )
    .input(SendMessageInput)
    .output(z.object({ id: Id, isRepeat: z.boolean() })),
  getSentMessage: call(
    { access: 'anyone', scope: 'none', bucket: 'read' },
    'GET /inquiries/messages/sent',
    'The subject and words of a message, by the token of the page that its form led to, for an hour',
  )
    .input(z.strictObject({ token: z.string().max(200) }))
    .output(z.object({ message: SentMessage.nullable() })),
  listMyInquiries: call(
    { ...own, bucket: 'read' },
    'GET /inquiries/mine',
    'List your requests, newest first',
  ).output(z.object({ inquiries: z.array(MyInquiry) })),
  listInquiries: call(
    { ...staff, bucket: 'read', refs: ['memberId'] },
    'GET /inquiries',
    'List the staff inbox: what waits oldest first, the own before what nobody has taken; closed requests newest first',
  )
    .input(
      z.strictObject({
        /** Waiting for anybody (the default), for the reader or nobody in particular, closed, or held back as a program's. */
        show: InboxPart.optional(),
        memberId: Id.optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(inquiryPageSize).optional(),
      }),
    )
    .output(z.object({ inquiries: z.array(Inquiry), next: Cursor.nullable() })),
  getInquiry: call(
    { ...staff, bucket: 'read', refs: ['id'] },
    'GET /inquiries/{id}',
    'Get a request, whichever part of the inbox it is in',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ inquiry: Inquiry })),
  countInquiries: call(
    { ...staff, bucket: 'read' },
    'GET /inquiries/counts',
    'Count the open requests',
  ).output(
    z.object({
      open: z.number().int(),
      inProgress: z.number().int(),
      /** Of these, what waits for the reader: their own and what nobody has taken. */
      mine: z.number().int(),
      held: z.number().int(),
    }),
  ),
  exportInquiries: call(
    { ...staff, bucket: 'form', proof: 'recent' },
    'POST /inquiries/exports',
    'Export a part of the inbox as a table, newest first',
  )
    .input(ExportInquiriesInput)
    .output(
      z.object({ csv: z.string(), count: z.number().int().max(inquiryExportMax), isWhole: z.boolean() }),
    ),
  releaseInquiry: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'POST /inquiries/{id}/release',
    'Move what was held back to the waiting requests',
  )
    .input(ReleaseInquiryInput)
    .output(z.object({ inquiry: Inquiry })),
  takeInquiry: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'POST /inquiries/{id}/take',
    'Take a request; refused if someone else has taken it',
  )
    .input(TakeInquiryInput)
    .output(z.object({ inquiry: Inquiry })),
  answerInquiry: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'POST /inquiries/{id}/answer',
    'Answer a request, and email whoever asked; a comment leaves it open',
  )
    .input(AnswerInquiryInput)
    .output(z.object({ inquiry: Inquiry })),
  saveAnswerDraft: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'PUT /inquiries/{id}/draft',
    'Save a draft of your answer; without words it is deleted',
  )
    .input(SaveAnswerDraftInput)
    .output(z.object({ inquiry: Inquiry })),
  reopenInquiry: call(
    { ...staff, bucket: 'write', refs: ['id'] },
    'POST /inquiries/{id}/reopen',
    'Reopen a request',
  )
    .input(ReopenInquiryInput)
    .output(z.object({ inquiry: Inquiry })),
}
