import { listExportMax } from '#domain/newsletter/limits.ts'
import { canExportList, canReleaseAddress, canSuppressAddress } from '#domain/newsletter/permissions.ts'
import { leaveReasons } from '#domain/newsletter/rules.ts'
import { subscriberStateTexts, topicNames } from '#domain/newsletter/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { csvOf } from '#server/platform/csv.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { presentSubscriber } from './present.ts'
import { findSubscribers } from './queries.ts'

const head = ['Since', 'Email', 'Name', 'State', 'Topics', 'Why they left']

/** Subscribers as a file, newest first; what leaves in a file is written into the trail (K15). */
export const exportSubscribers = command(calls.newsletter.exportSubscribers, {
  load: ({ db, now, input: { state, search } }) =>
    findSubscribers(
      db,
      { state: state === 'all' ? undefined : state, search },
      now,
      undefined,
      listExportMax + 1,
    ),
  can: canExportList,
  run: async ({ loaded, actor, now, input: { state } }) => {
    const rows = loaded.slice(0, listExportMax).map((row) => presentSubscriber(row, now))
    const lines = rows.map((row) => [
      ...[row.createdAt, row.email, row.name, subscriberStateTexts[row.state]],
      row.topics.map((topic) => topicNames[topic]).join(', '),
      leaveReasons.find(({ value }) => value === row.leftWhy)?.label ?? '',
    ])
    return {
      made: { csv: csvOf([head, ...lines]), count: rows.length, isWhole: loaded.length <= listExportMax },
      event: {
        ...({ name: 'subscribers.exported', entity: 'list', id: actor.userId, memberId: null } as const),
        details: { state, count: rows.length },
      },
    }
  },
  answer: ({ made }) => made,
})

const suppress = sqlStatement<[email: string, reason: string], { digest: string }>(
  `insert into suppressions (digest, reason) values (app_mail_digest($1), $2) on conflict (digest) do nothing returning digest`,
)
/** Nothing more goes to an address; the trail keeps its digest, never the address (K15). */
export const suppressAddress = command(calls.newsletter.suppressAddress, {
  load: async () => null,
  can: canSuppressAddress,
  run: async ({ db, input: { email, reason } }) => {
    const [row] = await suppress(db, email.trim(), reason)
    return {
      email,
      event: row
        ? {
            name: 'address.suppressed' as const,
            entity: 'address',
            id: row.digest,
            memberId: null,
            details: { reason },
          }
        : null,
    }
  },
  answer: ({ email }) => ({ email }),
})

const release = sqlStatement<[email: string], { digest: string }>(
  'delete from suppressions where digest = app_mail_digest($1) returning digest',
)
export const releaseAddress = command(calls.newsletter.releaseAddress, {
  load: async () => null,
  can: canReleaseAddress,
  run: async ({ db, input: { email } }) => {
    const [row] = await release(db, email.trim())
    return {
      email,
      event: row
        ? { name: 'address.released' as const, entity: 'address', id: row.digest, memberId: null }
        : null,
    }
  },
  answer: ({ email }) => ({ email }),
})
