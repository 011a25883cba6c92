import { eq } from 'drizzle-orm'
import { UpdateProfileInput } from '#contract/accounts/profile.ts'
import { canEditProfile } from '#domain/accounts/permissions.ts'
import { toE164 } from '#domain/accounts/rules/phone.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { command } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { presentProfile } from './present.ts'
import { getProfile } from './reads.ts'
import { profiles } from './tables.ts'

export const updateProfile = command({
  input: UpdateProfileInput,
  load: async ({ db, actor }) => ({
    userId: actor.userId,
    before: presentProfile(await getProfile(db, actor.userId)),
  }),
  can: canEditProfile,
  // The whole profile as it would be; a field that was empty before and is not touched holds nobody up.
  check: (input, { before }) => checkProfile({ ...before, ...input }).filter(({ field }) => field in input),
  run: async ({ db, actor, input, now, publish }) => {
    const [row] = await db
      .update(profiles)
      .set({ ...columnsOf(input), updatedAt: now })
      .where(eq(profiles.id, actor.userId))
      .returning()
    if (!row) throw new NotFound('profile')
    await publish('accounts', { entity: 'profile', id: row.id, kind: 'profile.updated', memberId: row.id })
    return row
  },
  audit: {
    action: 'profile.updated',
    subject: (row, input) => ({
      type: 'profile',
      id: row.id,
      memberId: row.id,
      details: { fields: Object.keys(input) },
    }),
  },
})

/** What is stored: trimmed, nothing for an empty text, and a phone with its country as +digits (T-030). */
function columnsOf(input: UpdateProfileInput) {
  const { userType, timeZone, locale, theme, ...texts } = input
  const stored = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const trimmed = text?.trim() ?? ''
      return [field, trimmed === '' ? null : field === 'phone' ? (toE164(trimmed) ?? trimmed) : trimmed]
    }),
  )
  return {
    ...stored,
    ...(userType === undefined ? {} : { userType }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(locale === undefined ? {} : { locale }),
    ...(theme === undefined ? {} : { theme }),
  }
}
