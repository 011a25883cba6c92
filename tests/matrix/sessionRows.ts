import { randomUUID } from 'node:crypto'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { storedLink } from '#server/consent/rules/links.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import type { Name } from './cast.ts'
import { names } from './cast.ts'
import type { Put, Rows } from './rowKinds.ts'
import { ago, day, label } from './rowKinds.ts'

/** A speaker whom every transcript here labels alike. */
export const secondSpeaker = 'Speaker 2'
/** A sentence that every transcript here holds, so that lines resting on it can be approved (K70). */
export const spoken = 'We will raise the price in June.'

/** Sessions in every state, and what comes of them: notes, consents, transcripts, recordings and minutes. */
export async function seedSessions(put: Put): Promise<void> {
  await put('sessions', (each) => sessionsOf(each))
  await put('session_notes', ({ name, id, ids }) =>
    (['sessionNote', 'linkedSessionNote', 'deletedSessionNote'] as const).map((which) => ({
      id: ids[which],
      session_id: ids.done,
      user_id: id,
      created_by: id,
      content: label(name, which),
      capture_context: {},
      deleted_at: which === 'deletedSessionNote' ? ago(day) : null,
    })),
  )
  await put('consents', ({ id, ids }) =>
    (['begun', 'done', 'transcribed', 'drafted'] as const).flatMap((session) =>
      ['member', 'advisor'].map((party) => ({
        id: randomUUID(),
        session_id: ids[session],
        user_id: id,
        party,
        text_version: consentTextVersion,
        given_at: ago(9 * day),
      })),
    ),
  )
  await put('consents', ({ name, id, ids }) =>
    (['guest', 'freeGuest'] as const).map((which) => ({
      id: ids[which],
      session_id: ids[which === 'guest' ? 'scheduled' : 'deleted'],
      user_id: id,
      party: 'guest',
      guest_name: label(name, 'guest'),
      guest_email: `${which}@guests.example`,
      token_hash: storedLink(which === 'guest' ? guestToken(name) : randomUUID()),
    })),
  )
  await put('transcripts', ({ name, id, ids }) =>
    (
      [
        ['transcript', 'done'],
        ['draftTranscript', 'drafted'],
        ['askedTranscript', 'transcribed'],
      ] as const
    ).map(([which, session]) => ({
      id: ids[which],
      session_id: ids[session],
      user_id: id,
      created_by: id,
      file_name: `${label(name, which)}.txt`,
      format: 'txt',
      byte_size: 100,
      sha256: hashToken(ids[which]),
      segment_count: 2,
      segments: [
        { index: 0, line: 1, startMs: 1000, endMs: 2000, speaker: label(name, 'speaker'), text: spoken },
        { index: 1, line: 2, startMs: 3000, endMs: 4000, speaker: secondSpeaker, text: spoken },
      ],
    })),
  )
  await put('files', ({ name, id, ids }) => [
    {
      id: ids.recording,
      user_id: id,
      created_by: id,
      kind: 'recording',
      name: `${label(name, 'recording')}.mp3`,
      byte_size: 100,
      type: 'audio/mpeg',
      key: ids.recording,
      status: 'stored',
    },
  ])
  await put('recordings', ({ name, id, ids }) => [
    {
      id: ids.recording,
      session_id: ids.done,
      user_id: id,
      created_by: id,
      source: 'upload',
      status: 'ready',
      file_id: ids.recording,
      name: `${label(name, 'recording')}.mp3`,
    },
  ])
  await put('session_outcomes', ({ id, ids, advisor }) => {
    const kept = { user_id: id, created_by: id, drafting: 'ready' }
    return [
      {
        id: ids.outcome,
        session_id: ids.done,
        status: 'approved',
        current_version_id: ids.version,
        approved_version_id: ids.version,
        approved_at: ago(day),
        approved_by: advisor,
        ...kept,
      },
      {
        id: ids.draftOutcome,
        session_id: ids.drafted,
        status: 'draft',
        current_version_id: ids.draftVersion,
        approved_version_id: null,
        approved_at: null,
        approved_by: null,
        ...kept,
      },
    ]
  })
  await put('outcome_versions', ({ id, ids }) => [
    {
      id: ids.version,
      outcome_id: ids.outcome,
      user_id: id,
      number: 1,
      status: 'approved',
      method: 'extractive',
      transcript_id: ids.transcript,
    },
    {
      id: ids.draftVersion,
      outcome_id: ids.draftOutcome,
      user_id: id,
      number: 1,
      status: 'draft',
      method: 'extractive',
      transcript_id: ids.draftTranscript,
    },
  ])
  await put('outcome_lines', ({ name, id, ids }) => {
    const line = (lineId: string, versionId: string, position: number, kind: string) => ({
      version_id: versionId,
      line_id: lineId,
      user_id: id,
      kind,
      position,
      text: label(name, 'line'),
      quote: spoken,
      speaker: label(name, 'speaker'),
      segment: 0,
      start_ms: 1000,
    })
    return [
      line(ids.line, ids.version, 0, 'action'),
      line(ids.usedLine, ids.version, 1, 'decision'),
      // Sent without a decision of its own, so that whoever may approve the draft can.
      line(ids.draftLine, ids.draftVersion, 0, 'summary'),
    ]
  })
  await put('outcome_offers', ({ name, id, ids }) => [
    {
      id: ids.offer,
      outcome_id: ids.draftOutcome,
      user_id: id,
      transcript_id: ids.draftTranscript,
      tier: 'maybe',
      position: 0,
      offered_kind: 'action',
      kind: 'action',
      text: label(name, 'offer'),
      quote: spoken,
    },
  ])
  await put('board_assignments', ({ name, id, ids }) => [
    {
      id: ids.lineCard,
      user_id: id,
      source_type: 'outcome_line',
      source_id: ids.usedLine,
      target_type: 'julboard_task',
      target_id: ids.lineCard,
      assignment_context: {
        sessionId: ids.done,
        sessionTitle: label(name, 'done'),
        quote: spoken,
        speaker: null,
        segment: 0,
        startMs: 1000,
      },
    },
    {
      id: ids.linkedSessionNote,
      user_id: id,
      source_type: 'session_notes',
      source_id: ids.linkedSessionNote,
      target_type: 'julboard_task',
      target_id: ids.card,
      assignment_context: { linked_at: ago(day) },
    },
  ])
}

function sessionsOf({ name, id, ids, leader }: { name: Name; id: string; ids: Rows; leader: string }) {
  // What is still to come begins for each at another hour: no two sessions of one advisor overlap (T-064).
  const apart = names.indexOf(name) * 2 * 3_600_000
  const startOf = (which: keyof typeof starts) => starts[which] - (starts[which] < 0 ? apart : 0)
  const session = (which: keyof typeof starts, status: string, more: Record<string, unknown> = {}) => ({
    id: ids[which],
    user_id: id,
    created_by: leader,
    advisor_id: leader,
    title: label(name, which),
    description: label(name, 'about'),
    notes: label(name, 'secret'),
    session_type: 'strategy',
    start_time: ago(startOf(which)),
    end_time: ago(startOf(which) - 3_600_000),
    time_zone: 'Europe/Berlin',
    status,
    meeting_url: 'https://meet.example/room',
    archived_at: null,
    no_show_at: null,
    hidden_at: null,
    deleted_at: null,
    ...more,
  })
  return [
    session('scheduled', 'scheduled'),
    session('begun', 'scheduled'),
    session('done', 'completed'),
    session('transcribed', 'completed'),
    session('drafted', 'completed'),
    session('hidden', 'completed', { hidden_at: ago(day) }),
    session('deleted', 'completed', { deleted_at: ago(day) }),
    session('archived', 'completed', { archived_at: ago(day) }),
    session('missed', 'scheduled', { no_show_at: ago(day) }),
  ]
}

const starts = {
  scheduled: -5 * day,
  begun: day / 12,
  done: 2 * day,
  transcribed: 3 * day,
  drafted: 4 * day,
  hidden: 5 * day,
  deleted: 6 * day,
  archived: 7 * day,
  missed: 8 * day,
}

/** The secret of the link of a member's guest, as it would stand in a mail. */
export const guestToken = (name: Name) => `guest-token-of-${name}-0000000000`
