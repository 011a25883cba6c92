import { canChoosePeriods } from '#domain/privacy/permissions.ts'
import { shortenable } from '#domain/privacy/rules/periods.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { retentionChoices } from '../tables.ts'
import { presentPeriods } from './present.ts'
import { findChoices } from './queries.ts'

/** A member keeps a kind of their own data for less; what is older goes with the next run of the job (T-219). */
export const shortenPeriod = command(calls.privacy.shortenPeriod, {
  load: ({ db }) => findChoices(db),
  can: canChoosePeriods,
  check: ({ kind, months }) =>
    shortenable[kind].some((each) => each === months)
      ? []
      : [{ field: 'months', message: 'Choose one of the periods' }],
  run: async ({ db, actor, input: { kind, months }, loaded, now }) => {
    const before = loaded.find((each) => each.kind === kind)
    if (before?.months === months) return { choices: loaded, event: null }
    const row = { userId: actor.userId, kind, months, updatedAt: now }
    await db
      .insert(retentionChoices)
      .values(row)
      .onConflictDoUpdate({
        target: [retentionChoices.userId, retentionChoices.kind],
        set: { months, updatedAt: now },
      })
    const choices = [...loaded.filter((each) => each.kind !== kind), row]
    const event = {
      name: 'period.shortened',
      entity: 'period',
      id: actor.userId,
      memberId: actor.userId,
      details: { kind, months },
    } as const
    return { choices, event }
  },
  answer: ({ choices }) => ({ periods: presentPeriods(choices) }),
})
