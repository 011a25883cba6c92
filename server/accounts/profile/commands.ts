import { eq } from 'drizzle-orm'
import type { UpdateProfileInput } from '#contract/accounts/profile.ts'
import { canEditProfile } from '#domain/accounts/permissions.ts'
import { toE164 } from '#domain/accounts/rules/phone.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { profiles } from '../tables.ts'
import type { ProfileRow } from './present.ts'
import { presentProfile } from './present.ts'
import { holdProfile } from './queries.ts'

const updateProfile = statement((q, p: Args<ProfileRow>) =>
  q
    .update(profiles)
    .set({
      ...pick(p, 'firstName', 'lastName', 'company', 'companyWebsite', 'jobTitle'),
      ...pick(p, 'phone', 'linkedinUrl', 'userType', 'timeZone', 'locale'),
      ...pick(p, 'theme', 'preferredCurrency', 'autoLock', 'nudges', 'updatedAt'),
    })
    .where(eq(profiles.id, p.id))
    .returning(),
)

export const editProfile = command(calls.accounts.editProfile, {
  load: ({ db }) => holdProfile(db),
  can: (actor, { id }) => canEditProfile(actor, { userId: id }),
  // The whole profile as it would be; a field that was empty before and is not touched holds nobody up.
  check: (input, before) =>
    checkProfile({ ...presentProfile(before), ...input }).filter(({ field }) => field in input),
  run: async ({ db, input, loaded, now }) => {
    const [profile] = await updateProfile(db, { ...loaded, ...columnsOf(input), updatedAt: now })
    if (!profile) throw new NotFound('profile')
    const { id } = profile
    const details = { fields: Object.keys(input) }
    return { profile, event: { name: 'profile.updated', entity: 'profile', id, memberId: id, details } }
  },
  answer: ({ profile }) => ({ profile: presentProfile(profile) }),
})

/** What is stored: trimmed, nothing for an empty text, and a phone with its country as +digits (T-030). */
function columnsOf({
  userType,
  timeZone,
  locale,
  theme,
  preferredCurrency,
  autoLock,
  nudges,
  ...texts
}: UpdateProfileInput) {
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
    ...(preferredCurrency === undefined ? {} : { preferredCurrency }),
    ...(autoLock === undefined ? {} : { autoLock }),
    ...(nudges === undefined ? {} : { nudges }),
  }
}
