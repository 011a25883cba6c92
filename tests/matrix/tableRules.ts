import { offeredRules } from './offeredRules.ts'
import { privacyTableRules } from './privacyTableRules.ts'
import { signInRules } from './signInRules.ts'

/**
 * Who reaches which row, said once per table and held against PostgreSQL by tables.test.ts. A table without a
 * line here fails the run.
 *
 * - `member`: a member, their own row; `self`: staff, a row of their own
 * - `advisor`: staff assigned to the row's member today
 * - `leader`: the staff member whom the sessions of the row's member name
 * - `director`: holders of sessions.manage and admins, any member but demos
 * - `manager`: holders of sessions.manage, any member but demos; `manager+demo`: demos as well
 * - `staff`: every staff member, any row but a demo's; `staff+demo`: every row; `admin`: admins, every row
 * - `named`: the staff member whom the row names in advisor_id
 * - `signer`: the staff member who wrote the row, on a board of their own or of a member they advise
 * - `jobs`, `auth`: those roles, every row; `jobs:demo`: the jobs, a demo's rows only
 *
 * A part after `/` narrows it to rows in that state, as `stateOf` of the table says.
 */
export type Reach =
  | (
      | 'member'
      | 'self'
      | 'advisor'
      | 'manager'
      | 'leader'
      | 'director'
      | 'manager+demo'
      | 'staff'
      | 'staff+demo'
      | 'admin'
      | 'named'
      | 'signer'
      | 'jobs'
      | 'jobs:demo'
      | 'auth'
    )
  | `${'member' | 'self' | 'advisor' | 'manager' | 'leader'}/${string}`

export type TableRule = {
  /** The column that says whose row it is; null for rows that belong to the app. */
  owner: 'user_id' | 'id' | 'member_id' | 'created_by' | null
  /** A column that every role which may update at all may write. */
  touch: string
  select: readonly Reach[]
  insert: readonly Reach[]
  update: readonly Reach[]
  delete: readonly Reach[]
  /** The columns that whoever inserts may write, where those are not all. */
  written?: readonly string[]
  /** The state of a row that the rules tell apart, from its columns. */
  stateOf?(row: Readonly<Record<string, unknown>>): string
}

const nobody: readonly Reach[] = []
const signedBy = (row: Readonly<Record<string, unknown>>) =>
  row.created_by === row.user_id ? 'own' : 'advisor'
const sessionStaff = ['self', 'advisor', 'leader', 'manager'] as const
// Staff who run a session answer for themselves and ask guests; the member's answer is the member's (4.12.11).
const withTheMember = [
  ...(['advisor/advisor', 'advisor/guest', 'leader/advisor', 'leader/guest'] as const),
  ...(['manager/advisor', 'manager/guest'] as const),
] as const
const jobsOnly = { select: ['jobs'], insert: ['jobs'], update: ['jobs'], delete: ['jobs'] } as const
const authOnly = { select: ['auth'], insert: ['auth'], update: ['auth'], delete: ['auth'] } as const

export const tableRules: Readonly<Record<string, TableRule>> = {
  ...offeredRules,
  auth_users: {
    ...authOnly,
    owner: 'id',
    touch: 'name',
    select: ['auth', 'jobs:demo'],
    delete: ['auth', 'jobs:demo'],
  },
  auth_sessions: { ...authOnly, owner: 'user_id', touch: 'user_agent' },
  auth_accounts: { ...authOnly, owner: 'user_id', touch: 'scope' },
  auth_verifications: { ...authOnly, owner: null, touch: 'value' },
  profiles: {
    owner: 'id',
    touch: 'first_name',
    select: ['member', 'staff', 'auth', 'jobs'],
    insert: ['auth'],
    update: ['member', 'self', 'auth'],
    delete: ['auth', 'jobs'],
  },
  roles: {
    owner: 'user_id',
    touch: 'created_at',
    select: ['member', 'staff+demo', 'auth'],
    insert: ['admin', 'auth'],
    update: nobody,
    delete: ['admin', 'auth'],
  },
  permissions: {
    owner: 'user_id',
    touch: 'created_at',
    select: ['member', 'staff+demo'],
    insert: ['admin'],
    update: nobody,
    delete: ['admin'],
  },
  companies: {
    owner: null,
    touch: 'name',
    select: ['staff+demo'],
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
  member_advisors: {
    owner: 'user_id',
    touch: 'until_at',
    select: ['member', 'staff'],
    insert: ['director', 'auth'],
    update: ['director'],
    delete: nobody,
  },
  member_views: {
    owner: 'user_id',
    touch: 'area',
    select: ['member', 'named'],
    insert: ['named'],
    update: nobody,
    delete: nobody,
  },
  ...signInRules,
  setup_tokens: { ...authOnly, owner: null, touch: 'used_at' },
  audit_events: {
    owner: 'member_id',
    touch: 'seal',
    select: ['admin', 'jobs'],
    insert: nobody,
    update: ['jobs'],
    delete: nobody,
  },
  audit_details: {
    owner: null,
    touch: 'details',
    select: ['admin', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  plan_grants: {
    owner: 'user_id',
    touch: 'reason',
    select: ['member', 'staff', 'auth'],
    insert: ['staff', 'auth'],
    update: ['staff'],
    delete: nobody,
  },
  julboard_tasks: {
    owner: 'user_id',
    touch: 'title',
    stateOf: signedBy,
    select: ['member', 'self', 'advisor', 'jobs'],
    insert: ['member', 'signer', 'auth'],
    update: ['member', 'self', 'jobs'],
    delete: nobody,
  },
  card_notes: {
    owner: 'user_id',
    touch: 'body',
    select: ['member', 'self', 'advisor'],
    insert: ['member', 'self', 'auth'],
    update: ['member', 'self'],
    delete: nobody,
  },
  card_attachments: {
    owner: 'user_id',
    touch: 'deleted_at',
    select: ['member', 'self', 'advisor', 'jobs'],
    insert: ['member', 'self'],
    update: ['member', 'self'],
    delete: ['jobs'],
  },
  board_assignments: {
    owner: 'user_id',
    touch: 'assignment_context',
    stateOf: (row) => String(row.source_type),
    select: ['member', 'self', 'advisor', 'jobs'],
    insert: ['member', 'self', 'auth'],
    update: ['member', 'self', 'advisor', 'jobs'],
    delete: ['member/session_notes', 'self/session_notes'],
  },
  board_checkins: {
    owner: 'user_id',
    touch: 'deleted_at',
    stateOf: signedBy,
    select: ['member', 'self', 'advisor'],
    insert: ['member/own', 'signer', 'auth'],
    update: ['member/own', 'signer'],
    delete: nobody,
  },
  milestones: {
    owner: 'user_id',
    touch: 'title',
    select: ['member', 'self', 'advisor'],
    insert: ['member', 'self', 'auth'],
    update: ['member', 'self'],
    delete: nobody,
  },
  milestone_history: {
    owner: 'user_id',
    touch: 'to_progress',
    stateOf: signedBy,
    select: ['member', 'self', 'advisor'],
    insert: ['member/own', 'self/own', 'auth'],
    update: nobody,
    delete: nobody,
  },
  company_metrics: {
    owner: 'user_id',
    touch: 'removed_at',
    stateOf: signedBy,
    select: ['member', 'self', 'advisor'],
    insert: ['member/own', 'self/own', 'auth'],
    update: ['member/own', 'self/own'],
    delete: nobody,
  },
  sessions: {
    owner: 'user_id',
    touch: 'status',
    select: ['member', ...sessionStaff, 'jobs'],
    insert: ['advisor', 'director', 'auth', 'jobs'],
    update: ['member', ...sessionStaff, 'jobs'],
    delete: nobody,
  },
  session_notes: {
    owner: 'user_id',
    touch: 'content',
    select: ['member', ...sessionStaff],
    insert: ['member', 'self'],
    update: ['member', 'self'],
    delete: nobody,
  },
  consents: {
    owner: 'user_id',
    touch: 'given_at',
    stateOf: (row) => String(row.party),
    select: ['member', ...sessionStaff, 'jobs'],
    insert: ['member/member', 'self', ...withTheMember, 'auth'],
    update: ['member/member', 'self', ...withTheMember, 'jobs'],
    delete: ['self/guest', 'advisor/guest', 'leader/guest', 'manager/guest'],
  },
  transcripts: {
    owner: 'user_id',
    touch: 'names',
    select: ['member', ...sessionStaff, 'jobs'],
    insert: [...sessionStaff, 'jobs', 'auth'],
    update: [...sessionStaff],
    delete: ['leader', 'jobs'],
  },
  recordings: {
    owner: 'user_id',
    touch: 'updated_at',
    select: ['member', ...sessionStaff, 'jobs'],
    insert: [...sessionStaff, 'jobs'],
    update: [...sessionStaff, 'jobs'],
    delete: ['leader', 'jobs'],
  },
  files: {
    owner: 'user_id',
    touch: 'type',
    stateOf: (row) => String(row.kind),
    select: ['member', 'self', 'advisor', 'leader/recording', 'manager/recording', 'jobs'],
    insert: ['member', 'self', 'jobs'],
    update: ['jobs'],
    delete: ['jobs'],
  },
  file_erasures: {
    owner: null,
    touch: 'key',
    select: ['jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  session_outcomes: {
    owner: 'user_id',
    touch: 'updated_at',
    stateOf: (row) => String(row.drafting),
    select: ['member', ...sessionStaff, 'jobs'],
    insert: ['member/queued', ...sessionStaff, 'jobs', 'auth'],
    update: ['member/queued', ...sessionStaff, 'jobs'],
    delete: nobody,
  },
  outcome_versions: {
    owner: 'user_id',
    touch: 'status',
    stateOf: (row) => String(row.status),
    select: ['member/approved', ...sessionStaff, 'jobs'],
    insert: [...sessionStaff, 'jobs', 'auth'],
    update: [...sessionStaff, 'jobs'],
    delete: [...sessionStaff, 'jobs'],
  },
  outcome_lines: {
    owner: 'user_id',
    touch: 'quote',
    stateOf: (row) => (row.kind === 'insight' ? 'draft' : 'approved'),
    select: ['member/approved', ...sessionStaff, 'jobs'],
    insert: [...sessionStaff, 'jobs', 'auth'],
    update: [...sessionStaff, 'jobs'],
    delete: [...sessionStaff, 'jobs'],
  },
  outcome_offers: {
    owner: 'user_id',
    touch: 'text',
    select: [...sessionStaff, 'jobs'],
    insert: [...sessionStaff, 'jobs'],
    update: [...sessionStaff, 'jobs'],
    delete: [...sessionStaff, 'jobs'],
  },
  availability: {
    owner: null,
    touch: 'is_open',
    select: ['staff+demo'],
    insert: ['named', 'manager+demo', 'admin'],
    update: ['named', 'manager+demo', 'admin'],
    delete: nobody,
  },
  availability_exceptions: {
    owner: null,
    touch: 'hours',
    select: ['staff+demo'],
    insert: ['named', 'manager+demo', 'admin'],
    update: ['named', 'manager+demo', 'admin'],
    delete: ['named', 'manager+demo', 'admin'],
  },
  slot_holds: {
    owner: 'user_id',
    touch: 'expires_at',
    select: ['member', 'staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['member', 'self', 'jobs'],
  },
  taken_times: {
    owner: null,
    touch: 'during',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
  booking_links: {
    owner: 'created_by',
    touch: 'revoked_at',
    select: ['staff+demo'],
    insert: ['self'],
    update: ['self', 'manager+demo', 'admin'],
    delete: nobody,
  },
  session_credits: {
    owner: 'user_id',
    touch: 'revoked_at',
    select: ['member', 'self', 'advisor', 'director'],
    insert: ['advisor', 'director'],
    update: ['advisor', 'director'],
    delete: nobody,
  },
  inquiries: {
    owner: 'user_id',
    touch: 'answer',
    select: ['member', 'staff'],
    insert: ['member', 'self'],
    update: ['staff'],
    delete: nobody,
  },
  client_errors: {
    owner: null,
    touch: 'message',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  ...privacyTableRules,
  cookie_receipts: {
    owner: null,
    touch: 'version',
    select: ['jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  page_counts: {
    owner: null,
    touch: 'count',
    select: ['admin', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  subscribers: {
    owner: null,
    touch: 'name',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: ['jobs'],
    delete: ['jobs'],
  },
  subscriptions: {
    owner: null,
    touch: 'consent_version',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: ['jobs'],
    delete: ['jobs'],
  },
  rate_takes: {
    owner: null,
    touch: 'empty_at',
    select: ['jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  job_requests: { ...jobsOnly, owner: null, touch: 'data' },
  site_documents: {
    ...jobsOnly,
    owner: null,
    touch: 'note',
    written: ['path', 'kind', 'title', 'note', 'body'],
  },
  drive_connections: {
    owner: null,
    touch: 'status',
    select: ['manager+demo', 'jobs'],
    insert: ['manager+demo'],
    update: ['manager+demo', 'jobs'],
    delete: nobody,
  },
  automation_runs: {
    owner: 'user_id',
    touch: 'status',
    select: ['member', 'self', 'manager+demo', 'jobs'],
    insert: ['member', 'self', 'jobs'],
    update: ['jobs'],
    delete: ['jobs'],
  },
  transcriptions: {
    owner: 'user_id',
    touch: 'status',
    select: [...sessionStaff, 'jobs'],
    insert: sessionStaff,
    update: [...sessionStaff, 'jobs'],
    delete: ['jobs'],
  },
  recording_decisions: {
    owner: null,
    touch: 'reason',
    select: ['manager+demo', 'jobs'],
    insert: ['manager+demo', 'jobs'],
    update: nobody,
    delete: nobody,
  },
  ai_calls: { ...jobsOnly, owner: null, touch: 'cost_millicents' },
  live_events: {
    owner: 'member_id',
    touch: 'kind',
    select: ['jobs'],
    insert: ['member', 'self', 'staff', 'jobs', 'auth'],
    written: ['topic', 'entity', 'entity_id', 'version', 'kind', 'member_id'],
    update: nobody,
    delete: ['jobs'],
  },
  mail_messages: { ...jobsOnly, owner: null, touch: 'failure' },
}
