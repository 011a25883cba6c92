import type { OwnPeriod } from '#contract/privacy/retention.ts'
import { periods, shortenable } from '#domain/privacy/rules/periods.ts'
import { shortenedKinds } from '#domain/privacy/types.ts'
import type { retentionChoices } from '../tables.ts'

type Choice = Pick<typeof retentionChoices.$inferSelect, 'kind' | 'months'>

/** Each kind with the months that hold: the person's own where they are fewer. */
export const presentPeriods = (choices: readonly Choice[]): OwnPeriod[] =>
  shortenedKinds.map((kind) => {
    const chosen = choices.find((each) => each.kind === kind)?.months
    const most = periods[kind].months
    return { kind, months: Math.min(most, chosen ?? most), choices: [...shortenable[kind]] }
  })
