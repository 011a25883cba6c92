import type { PeriodName } from '#domain/privacy/types.ts'

/**
 * For how long the rows of a table are kept: a period of domain/privacy/rules/periods.ts, or
 * `account`: until its person's account is erased; `with <table>`: until the row it hangs on goes;
 * `moment`: until what it asks for was done; `product`: it says nothing about a person.
 */
export type Kept = PeriodName | 'account' | `with ${string}` | 'moment' | 'product'

/** Every table of the database, one line each. A table without a line fails the test of this file (T-219). */
export const tablePeriods: Readonly<Record<string, Kept>> = {
  address_changes: 'links',
  ai_calls: 'modelCalls',
  audit_cuts: 'product',
  audit_details: 'auditTrail',
  audit_events: 'auditTrail',
  authenticators: 'account',
  auth_accounts: 'account',
  auth_sessions: 'signIns',
  auth_users: 'account',
  auth_verifications: 'links',
  automation_runs: 'automation',
  availability: 'account',
  availability_exceptions: 'account',
  board_assignments: 'with julboard_tasks',
  board_checkins: 'account',
  booking_links: 'bookingLinks',
  calendly_invitees: 'calendly',
  calendly_webhooks: 'calendly',
  card_attachments: 'with julboard_tasks',
  card_notes: 'with julboard_tasks',
  client_errors: 'errors',
  csp_reports: 'errors',
  companies: 'product',
  company_metrics: 'account',
  consents: 'with sessions',
  cookie_receipts: 'cookieReceipts',
  data_requests: 'exports',
  deletion_requests: 'deletions',
  drive_connections: 'product',
  calendly_connections: 'product',
  erased_people: 'product',
  factor_resets: 'account',
  file_erasures: 'moment',
  files: 'with what it belongs to',
  inquiries: 'requests',
  inquiry_drafts: 'with inquiries',
  job_requests: 'moment',
  julboard_tasks: 'account',
  live_events: 'liveEvents',
  mail_messages: 'emails',
  member_advisors: 'account',
  member_views: 'views',
  milestone_history: 'with milestones',
  milestones: 'account',
  newsletter_bounces: 'deliveries',
  newsletter_deliveries: 'deliveries',
  newsletter_issues: 'product',
  outcome_lines: 'with outcome_versions',
  outcome_offers: 'with session_outcomes',
  outcome_versions: 'with session_outcomes',
  page_counts: 'pageCounts',
  passkeys: 'account',
  permissions: 'account',
  plan_grants: 'account',
  processing_acceptances: 'account',
  profiles: 'account',
  rate_takes: 'limits',
  recording_decisions: 'with recordings',
  recordings: 'recordings',
  recovery_codes: 'account',
  retention_choices: 'account',
  retention_runs: 'product',
  roles: 'account',
  service_cards: 'product',
  session_credits: 'account',
  session_notes: 'with sessions',
  session_outcomes: 'with sessions',
  sessions: 'account',
  setup_tokens: 'product',
  sign_in_mails: 'links',
  site_picture_files: 'with site_pictures',
  site_pictures: 'product',
  site_text_versions: 'with site_texts',
  site_texts: 'product',
  site_documents: 'product',
  slot_holds: 'moment',
  subscribers: 'lists',
  subscriptions: 'with subscribers',
  suppressions: 'suppressions',
  taken_times: 'moment',
  text_consents: 'account',
  transcript_edits: 'with transcripts',
  transcriptions: 'with recordings',
  transcripts: 'transcripts',
}

/** Tables whose rows a period also takes once they were deleted, were answered, are a visitor's, or never got what they wait for. */
export const furtherTables: Readonly<Partial<Record<PeriodName, readonly string[]>>> = {
  deleted: ['card_notes', 'card_attachments', 'board_checkins', 'company_metrics', 'sessions'],
  messages: ['inquiries'],
  leftLists: ['subscribers', 'subscriptions'],
  demos: ['auth_users'],
  limits: ['site_pictures'],
  deletions: ['auth_users'],
}

/** The tables that a period is of. */
export const tablesOf = (name: PeriodName): string[] => [
  ...Object.entries(tablePeriods)
    .filter(([, kept]) => kept === name)
    .map(([table]) => table),
  ...(furtherTables[name] ?? []),
]
