import type { PeriodName } from '#domain/privacy/types.ts'
import { periodNames } from '#domain/privacy/types.ts'
import type { App } from '#server/platform/app.ts'
import { PartlyErased } from '#server/privacy/retention/partlyErased.ts'
import { erasers } from './erasers.ts'

const note = `insert into retention_runs (name, ran_at, erased, erased_total, failure) values ($1, $2, $3::int, $3::int, $4)
  on conflict (name) do update set ran_at = $2, erased_total = retention_runs.erased_total + $3::int,
    failure = $4, erased = $3::int`

/**
 * Erases everything that is past its period and notes for each what went (T-219). One that fails is noted and holds up no
 * other; the next round tries it again. Safe on several nodes at once: what is gone is gone once. `app` has the pool of the jobs.
 */
export async function runRetention(app: App, names: readonly PeriodName[] = periodNames): Promise<void> {
  for (const name of names) {
    const now = app.clock.now()
    try {
      await app.pool.query(note, [name, now, await erasers[name](app, now), null])
    } catch (error) {
      app.log.warn({ err: error, period: name }, 'retention failed')
      const failure = error instanceof Error ? error.message.slice(0, 300) : 'failed'
      const erased = error instanceof PartlyErased ? error.erased : 0
      await app.pool.query(note, [name, now, erased, failure])
    }
  }
  app.wake.live()
}
