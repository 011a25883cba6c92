import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

// Functions that run with the owner's rights. A new one is added here on purpose or not at all.
const DEFINERS = [
  'app_actor',
  'app_address',
  'app_person_at',
  'app_advises',
  'app_answer_asked_session',
  'app_approve_decision',
  'app_withdraw_inquiry',
  'app_assignable',
  'app_ask_deletion',
  'app_ask_preferences',
  'app_asked_version',
  'app_attendee_addresses',
  'app_audit',
  'app_audit_refusal',
  'app_audit_refusals',
  'app_board_add_line_cards',
  'app_book_session',
  'app_booking_address',
  'app_booking_link',
  'app_booking_turn',
  'app_buffered',
  'app_claim_link',
  'app_confirm_address',
  'app_count_page',
  'app_report_csp',
  'app_find_card',
  'app_legal_history',
  'app_legal_version',
  'app_picture_file',
  'app_keep_picture_file',
  'app_shown_texts',
  'app_seed_texts',
  'app_unknown_paths',
  'app_cut_trail',
  'app_confirmed_person',
  'app_disable',
  'app_drop_answer_drafts',
  'app_drop_attached_file',
  'app_drop_archive',
  'app_drop_exports',
  'app_drop_bytes',
  'app_drop_recording_decisions',
  'app_drop_exports_of_guest',
  'app_drop_spoken',
  'app_free_credits',
  'app_drop_transcriptions',
  'app_automation_status',
  'app_drop_recording_file',
  'app_end_sign_ins',
  'app_failed_mail',
  'app_enqueue',
  'app_cancel_deletion',
  'app_candidate_sessions',
  'app_confirm_deletion',
  'app_deletion',
  'app_due_addresses',
  'app_due_people',
  'app_hold_due_address',
  'app_has_account',
  'app_keep_data',
  'app_listed_addresses',
  'app_cut_trail',
  'app_end_own_sign_ins',
  'app_erase_account',
  'app_forget_booking_links',
  'app_forget_calendly',
  'app_forget_guest',
  'app_forget_in_trail',
  'app_forget_sender',
  'app_forget_subscriber',
  'app_erase_booking_links',
  'app_erase_calendly',
  'app_is_open_staff',
  'app_open_admins',
  'app_erase_deleted_board',
  'app_erase_deleted_sessions',
  'app_erase_links',
  'app_erase_messages',
  'app_erase_requests',
  'app_erase_sign_ins',
  'app_erase_views',
  'app_guest_address',
  'app_hold_frees_time',
  'app_hold_slot',
  'app_is_admin',
  'app_is_demo',
  'app_join_list',
  'app_keep_choice',
  'app_kept_account',
  'app_kept_months',
  'app_leave_lists',
  'app_mail',
  'app_may',
  'app_minutes_opened',
  'app_move_session',
  'app_name',
  'app_note_idle',
  'app_note_timing',
  'app_names',
  'app_ask_calendly_subscription',
  'app_calendly_frees_time',
  'app_calendly_takes_time',
  'app_open_advisors',
  'app_sign_ins_of',
  'app_open_times',
  'app_open_report',
  'app_report_reader',
  'app_own_account',
  'app_own_messages',
  'app_own_subscriptions',
  'app_preferences',
  'app_replace_address',
  'app_report_error',
  'app_reset_factor',
  'app_return_credit',
  'app_take_credit_again',
  'app_search_site',
  'app_security',
  'app_sent_message',
  'app_sign_ins',
  'app_sender_address',
  'app_service_cards',
  'app_set_preferences',
  'app_take_client_events',
  'app_session_takes_time',
  'app_store_message',
  'app_take',
  'app_touch',
  'app_verified',
  'app_wait',
  'app_withhold_attached_file',
]
const ROLES = ['app_public', 'app_member', 'app_staff', 'app_jobs', 'app_auth']

// Of one person and never of a company: how they get in, what they may, what they chose for themselves (T-202).
const OF_ONE_PERSON = [
  'address_changes',
  'auth_accounts',
  'auth_sessions',
  'authenticators',
  'data_requests',
  'factor_resets',
  'member_views',
  'passkeys',
  'permissions',
  'recovery_codes',
  'retention_choices',
  'roles',
  'sign_in_mails',
  'text_consents',
]

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

describe('the catalogue of the database', () => {
  it('has row security enabled and forced on every table', async () => {
    const open = await at.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not (relrowsecurity and relforcerowsecurity)`,
    )
    expect(open).toEqual([])
    const [tables] = await at.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    expect(tables?.n).toBeGreaterThan(20)
    process.stdout.write(`catalogue: ${tables?.n} tables, row security forced on each\n`)
  })

  it('gives no role a command on a table without a rule that speaks of it', async () => {
    const bare = await at.query(
      `select g.grantee, g.table_name, g.privilege_type from information_schema.role_table_grants g
       where g.table_schema = 'public' and g.grantee = any($1)
         and exists (select from pg_class c where c.relname = g.table_name and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace)
         and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = g.table_name
           and g.grantee = any(p.roles) and p.cmd in (g.privilege_type, 'ALL'))`,
      [ROLES],
    )
    expect(bare).toEqual([])
  })

  it('lets nobody without a role of the app do anything', async () => {
    const open = await at.query(
      `select grantee, table_name, privilege_type from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('PUBLIC', 'app_login', 'app_public')`,
    )
    expect(open).toEqual([])
  })

  it('guards every member row by its user: a member rule without app_user() does not pass', async () => {
    const loose = await at.query<{ tablename: string; policyname: string }>(
      `select tablename, policyname from pg_policies where schemaname = 'public' and 'app_member' = any(roles)
         and coalesce(qual, '') || coalesce(with_check, '') not like '%app_user()%'`,
    )
    expect(loose).toEqual([])
  })

  it('checks the row after a write wherever it checks it before', async () => {
    const loose = await at.query(
      `select tablename, policyname from pg_policies where schemaname = 'public' and cmd = 'UPDATE' and with_check is null`,
    )
    expect(loose).toEqual([])
  })

  it('has only the definer functions on the list, each with a fixed search path and closed to everybody else', async () => {
    const found = await at.query<{ name: string; path: string[] | null; open: boolean }>(
      `select proname as name, proconfig as path,
        exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) a where a.grantee = 0) as open
       from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
    )
    expect(
      found
        .map((each) => each.name)
        .filter((name) => !DEFINERS.includes(name) && !name.startsWith('app_consent_')),
    ).toEqual([])
    for (const each of found) {
      expect(
        each.path?.some((setting) => setting.startsWith('search_path=')),
        each.name,
      ).toBe(true)
      expect(each.open, `${each.name} is open to everybody`).toBe(false)
    }
  })

  it('has views that see with the reader’s own eyes', async () => {
    const views = await at.query<{ name: string; options: string[] | null }>(
      `select relname as name, reloptions as options from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`,
    )
    expect(views.length).toBeGreaterThan(0)
    for (const view of views) expect(view.options ?? [], view.name).toContain('security_invoker=true')
  })

  it('keeps a company next to the member in every row of their work, empty and in no rule (T-202)', async () => {
    const without = await at.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute u on u.attrelid = c.oid and u.attname = 'user_id' and not u.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attnotnull)
       order by 1`,
    )
    expect(without.map(({ name }) => name)).toEqual(OF_ONE_PERSON)
    const read = await at.query(
      `select tablename, policyname from pg_policies where schemaname = 'public'
         and coalesce(qual, '') || coalesce(with_check, '') like '%company_id%'`,
    )
    expect(read).toEqual([])
  })

  it('has an index for every foreign key of a member row', async () => {
    const bare = await at.query<{ name: string }>(
      `select conrelid::regclass::text || '.' || conname as name from pg_constraint f
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = f.conrelid and (i.indkey::int2[])[0] = any(f.conkey))`,
    )
    expect(bare).toEqual([])
  })

  // `order by … desc` puts nulls first: an index with nulls last is never read for it, and a list sorts every row there is.
  it('has no index whose order a list cannot use', async () => {
    const useless = await at.query(
      `select indexname from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`,
    )
    expect(useless).toEqual([])
  })

  it('compares the rank of a card byte by byte, as the browser does', async () => {
    const [rank] = await at.query(
      `select data_type, collation_name from information_schema.columns
       where table_schema = 'public' and table_name = 'julboard_tasks' and column_name = 'rank'`,
    )
    expect(rank).toEqual({ data_type: 'text', collation_name: 'C' })
  })

  it('is reached by a login that owns, inherits and bypasses nothing', async () => {
    const login = await at.query(
      `select rolsuper, rolinherit, rolbypassrls, rolcreaterole from pg_roles where rolname = 'app_login'`,
    )
    expect(login).toEqual([{ rolsuper: false, rolinherit: false, rolbypassrls: false, rolcreaterole: false }])
    await expect(at.app.pool.query('select * from profiles')).rejects.toMatchObject({ code: '42501' })
  })
})
