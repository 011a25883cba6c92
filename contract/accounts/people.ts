import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Cursor, Id, Instant, Text } from '#contract/fields.ts'
import { givenRoles, permissionNames } from '#domain/accounts/types.ts'
import { cardLevels } from '#domain/billing/types.ts'
import { undeliveredMost } from '#domain/newsletter/limits.ts'
import { mailFailures } from '#domain/newsletter/types.ts'
import { SignIn } from './devices.ts'
import { Plan, UserType } from './profile.ts'

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
  /** Whether the reader advises them today, and so may open their board (4.12.3). */
  isAdvised: z.boolean(),
  /** Sessions they can book without paying; 0 where the reader may not know (T-048). */
  credits: z.number().int(),
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

/** Disable or enable an account; its rows stay. */
export const SetDisabledInput = z.strictObject({ userId: Id, disabled: z.boolean() })
export type SetDisabledInput = z.infer<typeof SetDisabledInput>

/** All that did not arrive at one address: the newest of it by its template, why, and what can be opened. */
export const UndeliveredMail = z.object({
  id: Id,
  template: z.string(),
  reason: z.enum(mailFailures),
  count: z.number().int(),
  askedAt: Instant,
  address: z.string(),
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  /** A visitor's form, and the session that a guest was asked about. */
  inquiryId: Id.nullable(),
  sessionId: Id.nullable(),
})
export type UndeliveredMail = z.infer<typeof UndeliveredMail>

const directory = { access: 'staff', scope: 'all', bucket: 'read' } as const

const admin = { access: 'admin', scope: 'all', bucket: 'write', refs: ['userId'], proof: 'recent' } as const

/** Calls about people. */
export const peopleCalls = {
  listPeople: call(
    directory,
    'GET /accounts/people',
    'List people by name; search matches the start of the name or company, or a whole email address',
  )
    .input(
      z.strictObject({
        search: Text(100).optional(),
        userType: UserType.optional(),
        /** True: only staff and admins; false: only the others. */
        withRole: z.boolean().optional(),
        /** True: only members whom the reader advises today. */
        advised: z.boolean().optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(50).optional(),
      }),
    )
    .output(z.object({ people: z.array(Person), next: Cursor.nullable() })),
  getPerson: call({ ...directory, refs: ['userId'] }, 'GET /accounts/people/{userId}', 'Get one person')
    .input(z.strictObject({ userId: Id }))
    .output(z.object({ person: Person })),
  listUndelivered: call(
    directory,
    'GET /accounts/undelivered',
    'List emails of the last two weeks that failed for good, one row for each address, newest first',
  ).output(z.object({ emails: z.array(UndeliveredMail).max(undeliveredMost) })),
  setRole: call(
    admin,
    'POST /accounts/people/{userId}/role',
    'Grant or remove a role; removing one signs the person out',
  )
    .input(SetRoleInput)
    .output(z.object({ person: Person })),
  setPermission: call(admin, 'POST /accounts/people/{userId}/permission', 'Grant or remove a permission')
    .input(SetPermissionInput)
    .output(z.object({ person: Person })),
  viewSignIns: call(
    admin,
    'POST /accounts/people/{userId}/sign-ins',
    'List the browsers a person is signed in with; that you looked is recorded',
  )
    .input(z.strictObject({ userId: Id }))
    .output(z.object({ signIns: z.array(SignIn) })),
  endSignIns: call(
    admin,
    'POST /accounts/people/{userId}/sign-ins/end',
    'Sign a person out everywhere, at once',
  )
    .input(z.strictObject({ userId: Id }))
    .output(z.object({ ended: z.number().int() })),
  setDisabled: call(admin, 'POST /accounts/people/{userId}/disabled', 'Disable or enable an account')
    .input(SetDisabledInput)
    .output(z.object({ person: Person })),
}
