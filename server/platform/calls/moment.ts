import type { AnySchema, ErrorMap, InferSchemaInput, Schema } from '@orpc/contract'
import type { ImplementedProcedure, ProcedureImplementer } from '@orpc/server'
import type { CallMeta } from '#contract/call.ts'
import type { Actor } from '#domain/actor.ts'
import type { EventName } from '#domain/audit/events.ts'
import type { Decision } from '#domain/decision.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { Context } from '../context/context.ts'
import type { CallContext, OnRoad } from './calls.ts'
import { command } from './command.ts'

type MomentRow = { readonly id: string; readonly userId: string; readonly version?: number }

/** A row's moment that is set and cleared, as `archivedAt` by archive and restore: where it is read, written and shown. */
export type Moment<Row extends MomentRow, Answer> = {
  readonly entity: string
  /** The row held still until the commit; a refusal where there is none. Where it is not held, `set` passes over what is done already. */
  get(db: Db, id: string): Promise<Row>
  at(row: Row): Date | null
  set(db: Db, change: { id: string; at: Date | null; now: Date }): Promise<readonly Row[]>
  present(row: Row, ctx: Context): Answer | Promise<Answer>
}

/** The two commands of a moment: each done twice changes nothing, leaves no second event and is no refusal (4.0 rule 10). */
export function setMoment<
  Outer extends CallContext,
  In extends Schema<unknown, { id: string }>,
  Out extends AnySchema,
  Errors extends ErrorMap,
  Row extends MomentRow,
>(
  call: ProcedureImplementer<Outer, OnRoad, In, Out, Errors, CallMeta>,
  moment: Moment<Row, InferSchemaInput<Out>>,
  change: {
    to: 'now' | 'never'
    can(actor: Actor, row: NoInfer<Row>, now: Date): Decision
    event: EventName
  },
): ImplementedProcedure<Outer, OnRoad, In, Out, Errors, CallMeta> {
  const isDone = (row: Row) => (moment.at(row) !== null) === (change.to === 'now')
  return command(call, {
    load: ({ db, input }) => moment.get(db, input.id),
    can: (actor, row, now) => change.can(actor, row, now),
    run: async ({ db, loaded, now }) => {
      if (isDone(loaded)) return { row: loaded, event: null }
      const at = change.to === 'now' ? now : null
      const [row] = await moment.set(db, { id: loaded.id, at, now })
      if (!row) {
        // Two at once, of a row that is not held still: the other one did it.
        const there = await moment.get(db, loaded.id)
        if (isDone(there)) return { row: there, event: null }
        throw new NotFound(moment.entity)
      }
      const { id, userId: memberId, version = 0 } = row
      return { row, event: { name: change.event, entity: moment.entity, id, memberId, version } }
    },
    answer: ({ row }, ctx) => moment.present(row, ctx),
  })
}
