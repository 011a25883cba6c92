import { sessionLimits } from '#domain/sessions/limits.ts'
import { canSetSessionPeople } from '#domain/sessions/permissions.ts'
import { checkPeople, mergePeople, peopleOf, storedPeople } from '#domain/sessions/rules/people.ts'
import { askGuests } from '#server/consent/askGuests.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { setPeople } from '#server/sessions/commands.ts'
import { hold, show } from './commands.ts'

/** Who comes to a session: whoever is new is asked for consent by a link of their own, whoever left is asked no more. */
export const setSessionPeople = command(calls.sessions.setSessionPeople, {
  load: hold('listed'),
  can: (actor, { session }, now) => canSetSessionPeople(actor, session, session, now),
  check: ({ people }) => checkPeople(people),
  run: async (ctx) => {
    const { session } = ctx.loaded
    const { base, people: wanted } = ctx.input
    const before = peopleOf(session)
    const people = storedPeople(base ? mergePeople(before, base, wanted) : wanted)
    if (people.length > sessionLimits.people) throw new Conflict('people_full')
    const done = await setPeople(ctx, session, people)
    if (done.event) await askGuests(ctx, done.session, { before, now: people })
    return done
  },
  answer: show,
})
