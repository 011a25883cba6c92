import { canSetSessionPeople } from '#domain/sessions/permissions.ts'
import { checkPeople, peopleOf, storedPeople } from '#domain/sessions/rules/people.ts'
import { askGuests } from '#server/consent/askGuests.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { setPeople } from '#server/sessions/commands.ts'
import { hold, show } from './commands.ts'

/** Who comes to a session: whoever is new is asked for consent by a link of their own, whoever left is asked no more. */
export const setSessionPeople = command(calls.sessions.setSessionPeople, {
  load: hold('listed'),
  can: (actor, { session }, now) => canSetSessionPeople(actor, session, session, now),
  check: ({ people }) => checkPeople(people),
  run: async (ctx) => {
    const { session } = ctx.loaded
    const people = storedPeople(ctx.input.people)
    const done = await setPeople(ctx, session, people)
    if (done.event) await askGuests(ctx, done.session, { before: peopleOf(session), now: people })
    return done
  },
  answer: show,
})
