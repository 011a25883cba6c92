import { z } from 'zod'
import { emailMax, profileLengths } from '#domain/accounts/limits.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { givenRoles, permissionNames, themes, userTypes, viewedAreas } from '#domain/accounts/types.ts'
import { allPlans, cardLevels, desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { call } from './call.ts'
import { Cursor, Id, Instant, Text } from './fields.ts'

/** A plan as the catalogue names it (4.12.1). */
export const Plan = z.enum(allPlans)

/** What a member says they are; null until they have said (T-024). */
export const UserType = z.enum(userTypes)

/** Light, dark, or whatever the device says. */
export const Theme = z.enum(themes)

/** The fields of a profile that its owner may write, and no other (T-023). Empty text means 'not given'. */
export const ProfileFields = z.strictObject({
  firstName: Text(profileLengths.firstName),
  lastName: Text(profileLengths.lastName),
  company: Text(profileLengths.company),
  companyWebsite: Text(profileLengths.companyWebsite),
  jobTitle: Text(profileLengths.jobTitle),
  phone: Text(profileLengths.phone),
  linkedinUrl: Text(profileLengths.linkedinUrl),
  userType: UserType.nullable(),
  timeZone: Text(profileLengths.timeZone, 1),
  locale: Text(profileLengths.locale, 2),
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

/** A person as staff see them in the directory; `email` is null where the reader may not have it (4.12.3). */
export const Person = z.object({
  userId: Id,
  name: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  roles: z.array(z.enum(givenRoles)),
  permissions: z.array(z.string()),
  plans: z.array(Plan),
  /** Follows stored grants alone, never the default tier (4.12.1). */
  cardLevel: z.enum(cardLevels),
  userType: UserType.nullable(),
  createdAt: Instant,
})
export type Person = z.infer<typeof Person>

/** Gives or takes a role; the roles table alone decides who is staff (T-005, 4.12.4). */
export const SetRoleInput = z.strictObject({
  userId: Id,
  role: z.enum(givenRoles),
  give: z.boolean(),
})
export type SetRoleInput = z.infer<typeof SetRoleInput>

/** Gives or takes a named permission beyond the roles (T-006). */
export const SetPermissionInput = z.strictObject({
  userId: Id,
  name: z.enum(permissionNames),
  give: z.boolean(),
})
export type SetPermissionInput = z.infer<typeof SetPermissionInput>

/** Shuts an account out, or lets it in again; its rows stay. */
export const SetDisabledInput = z.strictObject({ userId: Id, disabled: z.boolean() })
export type SetDisabledInput = z.infer<typeof SetDisabledInput>

/** What a member may change of their own profile: any of the allowed fields, nothing else (T-023). */
export const UpdateProfileInput = ProfileFields.partial()
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>

// Matched before it is lower-cased: a Kelvin sign lower-cases to a 'k', and must not become one (T-005).
const Email = z
  .string()
  .trim()
  .max(emailMax)
  .pipe(z.email(fieldTexts.email('Email')))
  .transform((address) => address.toLowerCase())
const Secret = z.string().min(1).max(1000)

/** The bodies of the endpoints under /api/auth and of /api/demo-session, which are no calls: they set the cookie (T-199). */
export const authBodies = {
  signUp: z.strictObject({
    firstName: Text(profileLengths.firstName),
    lastName: Text(profileLengths.lastName),
    email: Email,
    password: Secret,
    /** IANA name from the browser; a zone we do not know is left out rather than refused (T-213). */
    timeZone: z.string().max(profileLengths.timeZone).optional(),
  }),
  signIn: z.strictObject({ email: Email, password: Secret }),
  email: z.strictObject({ email: Email }),
  token: z.strictObject({ token: Secret }),
  resetPassword: z.strictObject({ token: Secret, newPassword: Secret }),
  changePassword: z.strictObject({ currentPassword: Secret, newPassword: Secret }),
  nothing: z.strictObject({}),
}

const anyone = { access: 'anyone', scope: 'none' } as const
const own = { access: 'member', scope: 'own' } as const
const directory = { access: 'staff', scope: 'all', bucket: 'read' } as const
const admin = { access: 'admin', scope: 'all', bucket: 'write', refs: ['userId'] } as const

/** Who is signed in, and their profile (spec 1 §4, T-023). */
export const accounts = {
  getMe: call(
    { ...anyone, bucket: 'read' },
    'GET',
    '/accounts/me',
    'Who is signed in; null for a visitor',
  ).output(z.object({ me: Me.nullable() })),
  touchSignIn: call(
    { ...own, bucket: 'write' },
    'POST',
    '/accounts/touch',
    'Tells the server that the person is active',
  ).output(z.object({ idleUntil: Instant })),
  editProfile: call({ ...own, bucket: 'write' }, 'PATCH', '/accounts/profile', 'Changes the own profile')
    .input(UpdateProfileInput)
    .output(z.object({ profile: ProfileFields })),
  listViews: call(
    { ...own, bucket: 'read' },
    'GET',
    '/accounts/views',
    'Which advisors looked at my rows, newest first',
  ).output(z.object({ views: z.array(MemberView) })),
  listPeople: call(
    directory,
    'GET',
    '/accounts/people',
    'The directory, by name; search looks at the beginning of name and company',
  )
    .input(
      z.strictObject({
        search: Text(100).optional(),
        userType: UserType.optional(),
        /** True: only staff and admins; false: only the others. */
        withRole: z.boolean().optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(50).optional(),
      }),
    )
    .output(z.object({ people: z.array(Person), next: Cursor.nullable() })),
  getPerson: call(
    { ...directory, refs: ['userId'] },
    'GET',
    '/accounts/people/{userId}',
    'One person of the directory',
  )
    .input(z.strictObject({ userId: Id }))
    .output(z.object({ person: Person })),
  setRole: call(
    admin,
    'POST',
    '/accounts/people/{userId}/role',
    'Gives or takes a role; taking one ends the sign-ins',
  )
    .input(SetRoleInput)
    .output(z.object({ person: Person })),
  setPermission: call(admin, 'POST', '/accounts/people/{userId}/permission', 'Gives or takes a permission')
    .input(SetPermissionInput)
    .output(z.object({ person: Person })),
  setDisabled: call(
    admin,
    'POST',
    '/accounts/people/{userId}/disabled',
    'Shuts an account out, or lets it in again',
  )
    .input(SetDisabledInput)
    .output(z.object({ person: Person })),
}
