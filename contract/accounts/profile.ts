import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant, Line } from '#contract/fields.ts'
import { nudgeLimits, profileLengths } from '#domain/accounts/limits.ts'
import { agreedTexts } from '#domain/accounts/rules/agreedTexts.ts'
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
  autoLock: z.boolean(),
  nudges: z.boolean(),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** A text that members agree to, in one version. */
export const Agreement = z.strictObject({
  text: z.enum(agreedTexts),
  version: z.number().int().min(1).max(9_999),
})

/** Whoever is signed in, with everything the screens need to decide what to show. */
export const Me = z.object({
  userId: Id,
  email: z.string(),
  displayName: z.string(),
  initials: z.string(),
  profile: ProfileFields,
  /** What they joined for; empty where they did not say (T-199). */
  firstGoal: z.string(),
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
  /** Nudges that were put away, by their names, and when, in milliseconds since 1970 (T-113). */
  dismissed: z.record(z.string(), z.number()),
  /** What they have not agreed to yet, in the version in force (T-199). */
  asked: z.array(Agreement).nullable(),
  /** This sign-in has cancelled the deletion of their account, and they have not put the word of it away (K37). */
  isKept: z.boolean(),
  /** Every screen says something over itself: what they look at, what they are asked, or that their account stays. */
  isTold: z.boolean(),
  /** A role of theirs waits for a second factor (T-200). */
  isFactorMissing: z.boolean(),
  /** The screen hides what it shows until they prove who they are (T-015). */
  isLocked: z.boolean(),
  /** What staff look at: with which plans, or whose console, in which nothing can be changed; null where as themselves (T-007). */
  view: z
    .object({
      desktop: z.enum(desktopPlans).nullable(),
      mobile: z.enum(mobilePlans).nullable(),
      isAccount: z.boolean(),
    })
    .nullable(),
  permissions: z.array(z.string()),
  /** The union the server decides by (4.12.1). */
  plans: z.array(Plan),
  desktopPlan: z.enum(desktopPlans),
  mobilePlan: z.enum(mobilePlans),
  cardLevel: z.enum(cardLevels),
  /** The server's time as it answers: the clock of a device may be wrong. */
  now: Instant,
  idleUntil: Instant,
  signedInUntil: Instant,
})
export type Me = z.infer<typeof Me>

/** Who has looked at a member's rows, one line per person, area and day: the member reads it, and whoever advises them (T-203). */
export const MemberView = z.object({
  advisorName: z.string(),
  /** The reader looked. */
  isMine: z.boolean(),
  area: z.enum(viewedAreas),
  viewedOn: z.iso.date(),
})

/** What a member may change of their own profile: any of the allowed fields, nothing else (T-023). */
export const UpdateProfileInput = ProfileFields.partial()
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>

/** A business card as everybody may see it (K115). */
export const BusinessCard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  linkedinUrl: z.string(),
})

/** The part of the address of one's own card that cannot be guessed; null while it is shown to nobody. */
export const OwnCard = z.object({ slug: z.string().nullable() })

const anyone = { access: 'anyone', scope: 'none' } as const

/** What members ask about themselves: their own rows and nobody else's (4.12.2). */
export const own = { access: 'member', scope: 'own' } as const

/** Calls about profile. */
export const profileCalls = {
  getMe: call(
    { ...anyone, bucket: 'read' },
    'GET /accounts/me',
    'Get the signed-in user; null for a visitor',
  ).output(z.object({ me: Me.nullable() })),
  editProfile: call({ ...own, bucket: 'write' }, 'PATCH /accounts/profile', 'Update your profile')
    .input(UpdateProfileInput)
    .output(z.object({ profile: ProfileFields })),
  agreeTexts: call(
    { ...own, bucket: 'write' },
    'POST /accounts/agreements',
    'Agree to the texts you were asked about, each in the version that was shown',
  )
    .input(z.strictObject({ agreed: z.array(Agreement).min(1).max(agreedTexts.length) }))
    .output(z.object({ asked: z.array(Agreement).nullable() })),
  dismissNudge: call(
    { ...own, bucket: 'write' },
    'POST /accounts/nudges/dismiss',
    'Put a nudge away for seven days, on every device',
  )
    .input(z.strictObject({ nudge: Line(nudgeLimits.name, 1) }))
    .output(z.object({ dismissed: z.record(z.string(), z.number()) })),
  listViews: call(
    { access: 'member', scope: 'assigned', bucket: 'read', refs: ['memberId'] },
    'GET /accounts/views',
    "List who viewed a member's data, newest first; your own without a member",
  )
    .input(z.strictObject({ memberId: Id.optional() }))
    .output(z.object({ views: z.array(MemberView) })),
  getCard: call(
    { access: 'staff', scope: 'own', bucket: 'read' },
    'GET /accounts/card',
    'Get your business card',
  ).output(OwnCard),
  showCard: call(
    { access: 'staff', scope: 'own', bucket: 'write' },
    'POST /accounts/card',
    'Show your business card to everybody by an address of its own, or stop showing it',
  )
    .input(z.strictObject({ isShown: z.boolean() }))
    .output(OwnCard),
  openCard: call(
    { ...anyone, bucket: 'read' },
    'GET /accounts/cards/{slug}',
    'Get the business card at an address; null where none is shown',
  )
    .input(z.strictObject({ slug: z.string().min(1).max(64) }))
    .output(z.object({ card: BusinessCard.nullable() })),
}
