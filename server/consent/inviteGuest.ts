import { eq } from 'drizzle-orm'
import { InviteGuestInput } from '#contract/consent.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { canAskGuest } from '#domain/consent/permissions.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { newSecret } from '#server/accounts/rules/keys.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict, Refused } from '#server/platform/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import { guestEmail } from './emails.ts'
import { listConsents } from './reads.ts'
import { storedLink } from './rules/links.ts'
import { consents } from './tables.ts'

/** Asks a further person of the session by a link of their own; asked again they get a new one, and the old is spent. */
export const inviteGuest = command({
  input: InviteGuestInput,
  load: async (ctx) => {
    const session = await getSession(ctx, ctx.input.sessionId, { lock: true })
    return {
      session,
      guests: (await listConsents(ctx.db, session.id)).filter((row) => row.party === 'guest'),
    }
  },
  can: (actor, { session }) => canAskGuest(actor, { isAssignedAdvisor: session.isAssigned }),
  check: nothingToCheck,
  run: async ({ db, app, actor, input, loaded: { session, guests }, now, publish, mail }) => {
    if (guests.some((guest) => guest.id === input.id)) return { session, isNew: false }
    const email = input.email.trim().toLowerCase()
    const there = guests.find((guest) => guest.guestEmail === email)
    if (there?.givenAt || there?.refusedAt || there?.withdrawnAt) throw new Refused('already_answered')
    if (!there && guests.length >= consentLimits.guests) throw new Refused('too_many_guests')
    const token = newSecret()
    const asked = { guestName: input.name.trim(), tokenHash: storedLink(token), createdAt: now }
    if (there) await db.update(consents).set(asked).where(eq(consents.id, there.id))
    else {
      const [made] = await db
        .insert(consents)
        .values({
          id: input.id,
          sessionId: session.id,
          userId: session.userId,
          party: 'guest',
          guestEmail: email,
          ...asked,
        })
        .onConflictDoNothing({ target: consents.id })
        .returning({ id: consents.id })
      if (!made) throw new Conflict('id_taken')
    }
    const advisorName = (await findNames(db, [actor.userId])).get(actor.userId) ?? ''
    await mail(
      email,
      guestEmail(app.config, asked.guestName, advisorName, session, token),
      `consent.guest ${asked.tokenHash}`,
    )
    await publish('consent', {
      entity: 'consent',
      id: session.id,
      kind: 'consent.asked',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'consent.asked',
    subject: ({ session }, input) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { guestId: input.id },
    }),
    happened: ({ isNew }) => isNew,
  },
})
