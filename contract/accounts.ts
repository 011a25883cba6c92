import { z } from 'zod'
import { call } from './call.ts'
import { Id } from './fields.ts'
import { Instant } from './fields.ts'
import { Text } from './fields.ts'

/** A plan as the catalogue names it (4.12.1). */
export const Plan = z.enum(['mobile_free', 'mobile_premium', 'mobile_pro', 'desktop_standard', 'desktop_pro'])

/** What a member says they are; null until they have said (T-024). */
export const UserType = z.enum(['founder', 'investor', 'advisory'])

/** Light, dark, or whatever the device says. */
export const Theme = z.enum(['system', 'light', 'dark'])

/** The fields of a profile that its owner may write, and no other (T-023). Empty text means 'not given'. */
export const ProfileFields = z.strictObject({
  firstName: Text(100),
  lastName: Text(100),
  company: Text(200),
  companyWebsite: Text(500),
  jobTitle: Text(200),
  phone: Text(50),
  linkedinUrl: Text(500),
  userType: UserType.nullable(),
  timeZone: Text(64, 1),
  locale: Text(35, 2),
  theme: Theme,
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
  permissions: z.array(z.string()),
  /** The union the server decides by (4.12.1). */
  plans: z.array(Plan),
  desktopPlan: z.enum(['desktop_standard', 'desktop_pro']),
  mobilePlan: z.enum(['mobile_free', 'mobile_premium', 'mobile_pro']),
  cardLevel: z.enum(['base', 'standard', 'pro']),
  idleUntil: Instant,
  signedInUntil: Instant,
})
export type Me = z.infer<typeof Me>

/** Who has looked at a member's rows, one line per advisor, area and day (T-203). */
export const MemberView = z.object({
  advisorName: z.string(),
  area: z.enum(['board', 'sessions', 'minutes']),
  viewedOn: z.iso.date(),
})

const anyone = { access: 'anyone', scope: 'none' } as const
const own = { access: 'member', scope: 'own' } as const

/** Who is signed in, and their profile (spec 1 §4, T-023). */
export const accounts = {
  me: call({ ...anyone, bucket: 'read' }, 'GET', '/accounts/me', 'Who is signed in; null for a visitor').output(
    z.object({ me: Me.nullable() }),
  ),
  touch: call({ ...own, bucket: 'write' }, 'POST', '/accounts/touch', 'Tells the server that the person is active').output(
    z.object({ idleUntil: Instant }),
  ),
  updateProfile: call({ ...own, bucket: 'write' }, 'PATCH', '/accounts/profile', 'Changes the own profile')
    .input(ProfileFields.partial())
    .output(z.object({ profile: ProfileFields })),
  listViews: call({ ...own, bucket: 'read' }, 'GET', '/accounts/views', 'Which advisors looked at my rows, newest first').output(
    z.object({ views: z.array(MemberView) }),
  ),
}
