import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant, Line } from '#contract/fields.ts'
import { profileLengths } from '#domain/accounts/limits.ts'
import { themes, userTypes, viewedAreas } from '#domain/accounts/types.ts'
import { allPlans, cardLevels, desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { currencies } from '#domain/currencies.ts'

/** A plan as the catalogue names it (4.12.1). */
export const Plan = z.enum(allPlans)

/** What a member says they are; null until they have said (T-024). */
export const UserType = z.enum(userTypes)

/** Light, dark, or whatever the device says. */
export const Theme = z.enum(themes)

/** The fields of a profile that its owner may write, and no other (T-023). Empty text means 'not given'. */
export const ProfileFields = z.strictObject({
  firstName: Line(profileLengths.firstName),
  lastName: Line(profileLengths.lastName),
  company: Line(profileLengths.company),
  companyWebsite: Line(profileLengths.companyWebsite),
  jobTitle: Line(profileLengths.jobTitle),
  phone: Line(profileLengths.phone),
  linkedinUrl: Line(profileLengths.linkedinUrl),
  userType: UserType.nullable(),
  timeZone: Line(profileLengths.timeZone, 1),
  locale: Line(profileLengths.locale, 2),
  theme: Theme,
  /** Null until they have picked one; prices are then shown in that of their time zone (K38). */
  preferredCurrency: z.enum(currencies).nullable(),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** Whoever is signed in, with everything the screens need to decide what to show. */
export const Me = z.object({
  userId: Id,
  email: z.string(),
  displayName: z.string(),
  initials: z.string(),
  profile: ProfileFields,
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
  /** A role of theirs waits for a second factor (T-200). */
  isFactorMissing: z.boolean(),
  permissions: z.array(z.string()),
  /** The union the server decides by (4.12.1). */
  plans: z.array(Plan),
  desktopPlan: z.enum(desktopPlans),
  mobilePlan: z.enum(mobilePlans),
  cardLevel: z.enum(cardLevels),
  idleUntil: Instant,
  signedInUntil: Instant,
})
export type Me = z.infer<typeof Me>

/** Who has looked at a member's rows, one line per advisor, area and day (T-203). */
export const MemberView = z.object({
  advisorName: z.string(),
  area: z.enum(viewedAreas),
  viewedOn: z.iso.date(),
})

/** What a member may change of their own profile: any of the allowed fields, nothing else (T-023). */
export const UpdateProfileInput = ProfileFields.partial()
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>

const anyone = { access: 'anyone', scope: 'none' } as const

/** What members ask about themselves: their own rows and nobody else's (4.12.2). */
export const own = { access: 'member', scope: 'own' } as const

/** Calls about profile. */
export const profileCalls = {
  getMe: call(
    { ...anyone, bucket: 'read' },
    'GET',
    '/accounts/me',
    'Get the signed-in user; null for a visitor',
  ).output(z.object({ me: Me.nullable() })),
  editProfile: call({ ...own, bucket: 'write' }, 'PATCH', '/accounts/profile', 'Update your profile')
    .input(UpdateProfileInput)
    .output(z.object({ profile: ProfileFields })),
  listViews: call(
    { ...own, bucket: 'read' },
    'GET',
    '/accounts/views',
    'List the advisors who viewed your data, newest first',
  ).output(z.object({ views: z.array(MemberView) })),
}
