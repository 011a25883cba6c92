import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { addressEmailTexts as address } from '#domain/accounts/texts/address.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import type { EmailFacts, Message } from '#server/platform/mail/emailTemplate.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'

/** What can change about how an account is guarded. */
export const guardChanges = [
  'app_on',
  'app_off',
  'passkey_on',
  'passkey_off',
  'codes',
  'recovery',
  'reset',
] as const

const ToPerson = z.object({ name: z.string() })
const WithLink = z.object({ name: z.string(), token: z.string() })
const WithNewAddress = z.object({ name: z.string(), email: z.string(), token: z.string() })
const OfAdvisor = z.object({ name: z.string(), advisor: z.string() })

/** An email to the person whose account it is about. */
const toPerson = <Values extends { name: string }>(
  template: string,
  shape: z.ZodType<Values>,
  say: (values: Values, facts: EmailFacts) => Message,
) => emailTemplate(template, shape, (values, facts) => ({ to: values.name, ...say(values, facts) }))

/** To a new address: the link opens a page, the page's button confirms. */
export const confirmEmail = toPerson('accounts.confirm', WithLink, ({ token }, { brandName }) => ({
  subject: emailTexts.confirmSubject(brandName),
  paragraphs: [emailTexts.confirmBody],
  action: { label: emailTexts.confirmAction, path: paths.verifyEmail(token) },
  closing: emailTexts.notYou,
}))

/** To the owner of an account whose address was used to sign up again. */
export const existingEmail = toPerson('accounts.existing', ToPerson, (_, { brandName }) => ({
  subject: emailTexts.existingSubject(brandName),
  paragraphs: [emailTexts.existingBody],
  action: { label: emailTexts.existingAction, path: paths.auth('sign-in') },
  closing: emailTexts.notYou,
}))

/**
 * To an address that signed up twice and was never confirmed: whoever reads its mail chooses the password, so
 * that nobody can lay an account in wait for them.
 */
export const unconfirmedEmail = toPerson('accounts.unconfirmed', WithLink, ({ token }, { brandName }) => ({
  subject: emailTexts.confirmSubject(brandName),
  paragraphs: [emailTexts.unconfirmedBody],
  action: { label: emailTexts.resetAction, path: paths.resetPassword(token) },
  closing: emailTexts.notYou,
}))

export const resetEmail = toPerson('accounts.reset', WithLink, ({ token }, { brandName }) => ({
  subject: emailTexts.resetSubject(brandName),
  paragraphs: [emailTexts.resetBody],
  action: { label: emailTexts.resetAction, path: paths.resetPassword(token) },
  closing: emailTexts.notYou,
}))

/** To whoever asked to sign in by mail: the code for the page that asked, and a link for the same browser (K22). */
export const signInEmail = toPerson(
  'accounts.signIn',
  z.object({ name: z.string(), token: z.string(), code: z.string(), next: z.string().optional() }),
  ({ token, code, next }, { brandName }) => ({
    subject: emailTexts.signInSubject(brandName),
    paragraphs: [emailTexts.signInBody(`${code.slice(0, 3)} ${code.slice(3)}`)],
    action: { label: emailTexts.signInAction, path: paths.magicAuth(token, next) },
    closing: emailTexts.signInNotYou,
    // Not the code: lists of mail are read over shoulders and on locked screens.
    summary: emailTexts.signInNotYou,
  }),
)

/** To a person whose account was signed in to with a browser it had not seen (T-199). */
export const newBrowserEmail = toPerson(
  'accounts.newBrowser',
  z.object({ name: z.string(), browser: z.string(), network: z.string() }),
  ({ browser, network }, { brandName }) => ({
    subject: emailTexts.newBrowserSubject(brandName),
    paragraphs: [emailTexts.newBrowserBody(browser, network)],
    action: {
      label: emailTexts.newBrowserAction,
      path: paths.go('settings', 'devices'),
    },
    closing: emailTexts.newBrowserNotYou,
  }),
)

export const passwordChangedEmail = toPerson('accounts.passwordChanged', ToPerson, (_, { brandName }) => ({
  subject: emailTexts.changedSubject(brandName),
  paragraphs: [emailTexts.changedBody],
  closing: emailTexts.changedNotYou,
}))

/** To an address that is to become an account's: whoever reads it confirms it, signed in to that account. */
export const newAddressEmail = toPerson('accounts.newAddress', WithLink, ({ token }, { brandName }) => ({
  subject: address.newSubject(brandName),
  paragraphs: [address.newBody],
  action: { label: address.newAction, path: paths.changeAddress('address', token) },
  closing: emailTexts.notYou,
}))

/** To the address of an account that is about to change; its link stops that. */
export const addressAskedEmail = toPerson(
  'accounts.addressAsked',
  WithNewAddress,
  ({ email, token }, { brandName }) => ({
    subject: address.askedSubject(brandName),
    paragraphs: [address.askedBody(email)],
    action: { label: address.undoAction, path: paths.changeAddress('undo', token) },
  }),
)

/** To the address that an account had; its link gives the account back for seven days. */
export const addressChangedEmail = toPerson(
  'accounts.addressChanged',
  WithNewAddress,
  ({ email, token }, { brandName }) => ({
    subject: address.changedSubject(brandName),
    paragraphs: [address.changedBody(email)],
    action: { label: address.undoAction, path: paths.changeAddress('undo', token) },
  }),
)

/** To the address that an account has from now on. */
export const addressNowEmail = toPerson('accounts.addressNow', ToPerson, (_, { brandName }) => ({
  subject: address.changedSubject(brandName),
  paragraphs: [address.nowBody],
  action: { label: emailTexts.existingAction, path: paths.auth('sign-in') },
}))

/** To the owner of an account whose address was asked for by another one. */
export const addressTakenEmail = toPerson('accounts.addressTaken', ToPerson, (_, { brandName }) => ({
  subject: address.takenSubject(brandName),
  paragraphs: [address.takenBody],
  closing: emailTexts.notYou,
}))

/** To an address that an account has again: whoever changed it may know the password. */
export const addressUndoneEmail = toPerson(
  'accounts.addressUndone',
  WithLink,
  ({ token }, { brandName }) => ({
    subject: address.undoneSubject(brandName),
    paragraphs: [address.undoneBody],
    action: { label: emailTexts.resetAction, path: paths.resetPassword(token) },
  }),
)

/** To a person: how their account is guarded has changed. */
export const guardEmail = toPerson(
  'accounts.guard',
  z.object({ name: z.string(), what: z.enum(guardChanges) }),
  ({ what }, { brandName }) => ({
    subject: emailTexts.guardSubject(brandName),
    paragraphs: [emailTexts.guards[what]],
    action: {
      label: emailTexts.newBrowserAction,
      path: paths.go('settings', 'security'),
    },
    closing: emailTexts.guardNotYou,
  }),
)

/** To a person whose lost second factor another admin asked to be removed; it waits for a day (T-200). */
export const factorResetEmail = toPerson(
  'accounts.factorReset',
  z.object({ name: z.string(), reason: z.string() }),
  ({ reason }, { brandName }) => ({
    subject: emailTexts.resetAskedSubject(brandName),
    paragraphs: [emailTexts.resetAskedBody(reason), emailTexts.resetAskedWait],
    action: { label: emailTexts.signInAction, path: paths.auth('sign-in') },
    closing: emailTexts.guardNotYou,
  }),
)

/** To a member: somebody advises them now (4.13.1). */
export const advisorAssignedEmail = toPerson('accounts.advisorAssigned', OfAdvisor, ({ advisor }) => ({
  subject: emailTexts.advisorSubject(advisor),
  paragraphs: [emailTexts.advisorBody(advisor)],
  action: { label: emailTexts.advisorAction, path: paths.go('settings') },
}))

/** To a member: somebody advises them no longer (4.13.1). */
export const advisorEndedEmail = toPerson('accounts.advisorEnded', OfAdvisor, ({ advisor }) => ({
  subject: emailTexts.advisorEndedSubject(advisor),
  paragraphs: [emailTexts.advisorEndedBody(advisor)],
}))
