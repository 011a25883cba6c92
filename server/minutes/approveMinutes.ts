import { eq } from 'drizzle-orm'
import { MinutesVersion } from '#contract/minutes.ts'
import { canApproveMinutes } from '#domain/minutes/permissions.ts'
import { unprovenLines } from '#domain/minutes/rules/evidence.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { findAddress } from '#server/accounts/people/findAddress.ts'
import { standingOf } from '#server/consent/reads.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { readSegments } from '#server/recordings/reads.ts'
import { getMember } from '#server/sessions/reads.ts'
import { approvedEmail } from './emails.ts'
import { loadWork } from './loadWork.ts'
import { outcomeVersions, sessionOutcomes } from './tables.ts'

/** Approval shows a version to the member, and only one whose every claim is in the transcript (T-086, K70). */
export const approveMinutes = command({
  input: MinutesVersion,
  load: async (ctx) => {
    const work = await loadWork(ctx, ctx.input.sessionId)
    const { state } = await standingOf(ctx.db, work.session)
    const segments = await readSegments(ctx.db, work.version.transcriptId)
    return {
      ...work,
      consentComplete: state === 'complete',
      unproven: unprovenLines(work.lines, segments).length,
    }
  },
  can: (actor, { session, version, lines, consentComplete, unproven }) =>
    version.status === 'approved'
      ? canManageSessions(actor, session)
      : canApproveMinutes(actor, version, {
          isAssigned: session.isAssigned,
          consentComplete,
          lineCount: lines.length,
          unproven,
        }),
  check: nothingToCheck,
  run: async ({ db, app, actor, input, loaded: { session, outcome, version }, now, publish, mail }) => {
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    if (version.status === 'approved') return { session, isNew: false }
    if (outcome.approvedVersionId) {
      await db
        .update(outcomeVersions)
        .set({ status: 'archived' })
        .where(eq(outcomeVersions.id, outcome.approvedVersionId))
    }
    await db.update(outcomeVersions).set({ status: 'approved' }).where(eq(outcomeVersions.id, version.id))
    await db
      .update(sessionOutcomes)
      .set({
        status: 'approved',
        approvedVersionId: version.id,
        approvedAt: now,
        approvedBy: actor.userId,
        updatedAt: now,
      })
      .where(eq(sessionOutcomes.id, outcome.id))
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      version: version.number,
      kind: 'minutes.approved',
      memberId: session.userId,
    })
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'minutes.approved',
      memberId: session.userId,
    })
    const address = await findAddress(db, session.userId)
    if (address) {
      const message = approvedEmail(app.config, await getMember(db, session.userId), session)
      await mail(address, message, `minutes.approved ${version.id}`)
    }
    return { session, isNew: true }
  },
  audit: {
    action: 'minutes.approved',
    subject: ({ session }, { number }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { number },
    }),
    happened: ({ isNew }) => isNew,
  },
})
