import { randomUUID } from 'node:crypto'
import type { TestApp } from '#tests/app/testApp.ts'
import type { Name } from './cast.ts'
import { advisorOf } from './cast.ts'
import { putRows } from './putRows.ts'
import type { World } from './world.ts'

/** Whose rows the tables are tried with. */
export const owners: readonly Name[] = [
  'desktopProOther',
  'desktopPro',
  'demo',
  'staffAssigned',
  'staffUnassigned',
  'manager',
  'admin',
]

type Row = Readonly<Record<string, unknown>>

/** The app's own rows, so that every table holds something to reach for. */
export async function seedAppRows(at: TestApp, { people, rows }: World): Promise<void> {
  const some = (table: string, rows: readonly Row[]) => putRows(at.owner, table, rows)
  await some('auth_verifications', [
    { id: randomUUID(), identifier: 'one', value: 'two', expires_at: '2030-01-01T00:00:00Z' },
  ])
  // Nobody has these under a member's role in life; here they show that its rule is the own row and no more.
  await some('roles', [{ user_id: people.desktopPro.id, role: 'staff' }])
  await some('permissions', [{ user_id: people.desktopPro.id, name: 'sessions.manage' }])
  await some('companies', [{ id: randomUUID(), name: 'One' }])
  await some('sign_in_mails', [
    {
      id: randomUUID(),
      browser_hash: 'one',
      account_key: 'one',
      user_id: people.free.id,
      token_hash: 'one',
      code_hash: 'one',
      expires_at: '2030-01-01T00:00:00Z',
    },
  ])
  await some('setup_tokens', [{ token_hash: 'spent' }])
  await some('client_errors', [
    { id: randomUUID(), level: 'global', path: '/', message: 'one', stack: '', release: '' },
  ])
  await some('site_documents', [{ path: '/one', kind: 'page', title: 'One', note: '', body: 'One' }])
  await some('cookie_receipts', [
    {
      id: randomUUID(),
      version: '1.0',
      text_hash: 'one',
      functional: false,
      analytics: false,
      marketing: false,
    },
  ])
  await some('page_counts', [{ day: '2026-01-01', path: '/' }])
  await some('csp_reports', [
    {
      path: '/',
      directive: 'img-src',
      blocked: 'https://other.example',
      source: '',
      line: 0,
      first_at: '2026-01-01T00:00:00Z',
      last_at: '2026-01-01T00:00:00Z',
    },
  ])
  await some('retention_runs', [{ name: 'one', ran_at: '2026-01-01T00:00:00Z', erased: 0, erased_total: 0 }])
  await some('deletion_requests', [{ id: randomUUID(), email: 'leaver@matrix.example' }])
  await some('erased_people', [{ id: randomUUID(), erased_at: '2026-01-01T00:00:00Z' }])
  await some('audit_cuts', [{ seal_number: 0, seal: 'one' }])
  await some('rate_takes', [
    { key: 'one', taken_at: ['2026-01-01T00:00:00Z'], empty_at: '2026-01-01T00:15:00Z' },
  ])
  await some('file_erasures', [{ key: 'one' }])
  await some('calendly_connections', [{ id: 'company', next_check_at: '2030-01-01T10:00:00.000Z' }])
  await some('calendly_webhooks', [{ key: 'one', event: 'invitee.created' }])
  await some('job_requests', [{ id: randomUUID(), queue: 'one', data: {} }])
  await some('drive_connections', [{ id: 'company', status: 'checking' }])
  await some('ai_calls', [
    { id: randomUUID(), month: '2026-11', purpose: 'report', model: 'one', cost_millicents: 1 },
  ])
  await some('mail_messages', [
    {
      id: randomUUID(),
      template: 'one',
      to_address: 'a@b.example',
      values: {},
      once_key: 'one',
    },
  ])
  for (const [index, name] of owners.entries()) {
    const memberId = people[name].id
    const event = {
      actor_kind: 'member',
      action: 'a.b',
      subject_type: 'a',
      subject_id: 'b',
      details_digest: 'c',
    }
    await some('audit_events', [{ id: 1_000 + index, member_id: memberId, ...event }])
    await some('live_events', [
      {
        id: 1_000 + index,
        topic: 'board',
        entity: 'card',
        entity_id: 'x',
        kind: 'card.moved',
        member_id: memberId,
      },
    ])
  }
  for (const name of owners) {
    const id = randomUUID()
    const picture = { name: 'one.png', created_by: people[name].id }
    await some('site_pictures', [{ ...picture, id, width: null, height: null }])
    await some('site_pictures', [{ ...picture, id: randomUUID(), width: 480, height: 270 }])
    await some('site_picture_files', [{ picture_id: id, format: 'webp', width: 480, bytes: '\\x00' }])
  }
  for (const name of owners) await some('automation_runs', [{ id: randomUUID(), user_id: people[name].id }])
  for (const name of owners)
    await some('transcriptions', [
      {
        id: randomUUID(),
        recording_id: rows[name].recording,
        session_id: rows[name].done,
        user_id: people[name].id,
        created_by: people[name].id,
        status: 'cancelled',
      },
    ])
  for (const name of owners)
    await some('transcript_edits', [
      {
        id: randomUUID(),
        transcript_id: rows[name].transcript,
        session_id: rows[name].done,
        user_id: people[name].id,
        segment: 0,
        text_before: 'One.',
        text_after: 'Two.',
        edited_by: people[name].id,
      },
    ])
  // A file that staff announce for a member, and that belongs to nothing yet.
  for (const name of owners)
    await some('files', [
      {
        id: randomUUID(),
        user_id: people[name].id,
        created_by: people[advisorOf(name)].id,
        kind: 'audio',
        name: 'one.mp3',
        byte_size: 100,
        key: randomUUID(),
      },
    ])
  await some('recording_decisions', [
    {
      id: randomUUID(),
      recording_id: rows.desktopPro.recording,
      decision: 'linked',
      reason: 'linked',
      candidates: [],
    },
  ])
  // A draft that its member asked for, of a session that no call of the contract's matrix asks about.
  for (const name of owners) {
    const userId = people[name].id
    await some('session_outcomes', [
      {
        id: randomUUID(),
        session_id: rows[name].archived,
        user_id: userId,
        created_by: userId,
        drafting: 'queued',
      },
    ])
  }
  await some('audit_details', [{ event_id: 1_000, details: {} }])
}
