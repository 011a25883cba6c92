import { canEnterStaff } from '#domain/accounts/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { manual } from './rules/manual/manual.ts'

/** The manual of the staff. Its words stand here and in no bundle, so that nobody else is ever sent them (T-020). */
export const getManual = query(calls.content.getManual, {
  read: async () => manual,
  can: canEnterStaff,
  present: ({ day, chapters }) => ({ day, chapters: [...chapters] }),
})
