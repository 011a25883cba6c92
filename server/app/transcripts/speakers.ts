import { canNameSpeakers } from '#domain/recordings/permissions.ts'
import { isPersonName } from '#domain/recordings/rules/speakers.ts'
import { listConsents } from '#server/consent/queries.ts'
import { listPeople } from '#server/minutes/drafts/loadDraftWork.ts'
import { followAttendees, followSpeakers } from '#server/minutes/versions/followSpeakers.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Invalid, NotFound } from '#server/platform/http/refusal.ts'
import { findTranscript, listSpeakerRows } from '#server/recordings/queries.ts'
import { cleanSpeakerName } from '#server/recordings/rules/cueText.ts'
import { nameLabels } from '#server/recordings/storeTranscript.ts'
import { holdSession, loadSession } from '#server/sessions/queries.ts'

async function getTranscriptRow(db: Db, id: string) {
  const transcript = await findTranscript(db, id)
  if (!transcript) throw new NotFound('transcript')
  return transcript
}

/** Who speaks in a transcript, and who was invited: most labels turn out to be one of them. */
export const listSpeakers = query(calls.recordings.listSpeakers, {
  read: async ({ db, input: { id } }) => {
    const [transcript, speakers] = await Promise.all([getTranscriptRow(db, id), listSpeakerRows(db, id)])
    const [session, consents] = await Promise.all([
      loadSession(db, transcript.sessionId),
      listConsents(db, transcript.sessionId),
    ])
    return { session, consents, speakers }
  },
  can: (actor, { session }) => canNameSpeakers(actor, session),
  present: async ({ session, consents, speakers }, { db }) => ({
    speakers: speakers.map(({ label, name, parts }) => ({
      label,
      name,
      parts,
      isPerson: isPersonName(name),
    })),
    people: [...new Set(await listPeople(db, { session, consents }))],
  }),
})

/**
 * One naming changes every line of the transcript and of the drafts that rest on it; the labels of the file stay
 * beneath, so that two who were merged can be two again. Approved minutes keep the names that were approved.
 */
export const nameSpeakers = command(calls.recordings.nameSpeakers, {
  load: async ({ db, input: { id } }) => {
    const transcript = await getTranscriptRow(db, id)
    const [session, speakers] = await Promise.all([
      holdSession(db, transcript.sessionId),
      listSpeakerRows(db, id),
    ])
    return { session, speakers }
  },
  can: (actor, { session }) => canNameSpeakers(actor, session),
  run: async ({ db, input: { id, names }, loaded: { session, speakers } }) => {
    const given = new Map<string, string>()
    for (const [at, { label, name }] of names.entries()) {
      const clean = cleanSpeakerName(name)
      if (!clean) throw new Invalid([{ field: `names.${at}.name`, message: 'Enter a name.' }])
      // A label that nobody has any more is passed over.
      if (speakers.some((speaker) => speaker.label === label)) given.set(label, clean)
    }
    const after = speakers.map((speaker) => ({ ...speaker, name: given.get(speaker.label) ?? speaker.name }))
    const before = speakers.flatMap(({ label, name }) => (given.has(label) ? [{ label, name }] : []))
    const changed = before.filter(({ label, name }) => given.get(label) !== name).length
    if (changed === 0) return { before, event: null }
    await nameLabels(db, id, Object.fromEntries(given))
    await followSpeakers(db, id)
    await followAttendees(db, id, speakers, after)
    const details = { sessionId: session.id, speakers: changed }
    return {
      before,
      event: {
        name: 'transcript.speakers_named',
        entity: 'transcript',
        id,
        memberId: session.userId,
        details,
      } as const,
    }
  },
  answer: ({ before }) => ({ before }),
})
