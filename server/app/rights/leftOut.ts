/** What a table holds besides a person's own to see; `rows` is SQL of what is theirs to see, where `t` is a row and `$1` they. */
type LeftOut = { readonly columns?: readonly string[]; readonly rows?: string }

const ofLiveSession =
  'exists (select from sessions s where s.id = t.session_id and s.user_id = $1 and s.deleted_at is null)'

// Minutes that count as a test are shown to members by no call (T-085).
const isShown = 'not app_hides_minutes(s.title, o.is_sample, o.is_imported, o.is_unhidden)'

/**
 * What the calls keep from members although the row rules let their rows through: notes and reasons between colleagues, addresses
 * of guests and of meetings, where bytes stand. The list is closed: a column that is not in it is in the export, so whoever adds
 * one that no `present` gives to members adds it here (docs/decisions/0036).
 */
export const leftOut: Readonly<Record<string, LeftOut>> = {
  automation_runs: { columns: ['requested_by', 'failure', 'matched', 'skipped', 'failed'] },
  board_checkins: { rows: '(t.deleted_at is null or t.created_by = $1)' },
  // Who said no is not told to the others: then a member gets their own answer alone, as on the screen.
  consents: {
    columns: ['guest_email', 'token_hash'],
    rows: `${ofLiveSession} and (t.party = 'member' or not exists (select from consents c
      where c.session_id = t.session_id and (c.refused_at is not null or c.withdrawn_at is not null)))`,
  },
  // Recordings have a file of their own in the archive.
  files: { columns: ['key', 'sha256'], rows: 't.created_by = $1' },
  inquiries: { columns: ['owner_id', 'due_on', 'held', 'page_number', 'text_digest'] },
  passkeys: { columns: ['credential_id', 'public_key', 'counter'] },
  plan_grants: { columns: ['reason', 'ended_by'] },
  recordings: {
    columns: ['file_id', 'drive_file_id', 'drive'],
    rows: `t.status = 'ready' and ${ofLiveSession}`,
  },
  session_outcomes: {
    columns: ['current_version_id', 'draft_failure', 'review_ms', 'review_revision'],
    rows: `exists (select from sessions s where s.id = t.session_id and s.deleted_at is null
      and not app_hides_minutes(s.title, t.is_sample, t.is_imported, t.is_unhidden))`,
  },
  sessions: {
    columns: ['notes', 'meeting_url', 'recording_url', 'recording_checked_at'],
    rows: 't.deleted_at is null',
  },
  outcome_versions: {
    columns: ['left_out', 'model_failure'],
    rows: `exists (select from session_outcomes o join sessions s on s.id = o.session_id
      where o.id = t.outcome_id and s.deleted_at is null and ${isShown})`,
  },
  outcome_lines: {
    rows: `exists (select from outcome_versions v join session_outcomes o on o.id = v.outcome_id
      join sessions s on s.id = o.session_id where v.id = t.version_id and s.deleted_at is null and ${isShown})`,
  },
  transcript_edits: { columns: ['edited_by'], rows: ofLiveSession },
  transcripts: { columns: ['sha256'], rows: ofLiveSession },
}
