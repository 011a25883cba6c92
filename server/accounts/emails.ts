import { z } from 'zod'
import { paths } from '#contract/paths.ts'
import { isGreetable } from '#domain/accounts/rules/displayName.ts'
import { addressEmailTexts as address } from '#domain/accounts/texts/address.ts'
import { emailTexts } from '#domain/accounts/texts.ts'
import type { EmailFacts as Facts } from '#server/platform/mail/emailTemplate.ts'
import { emailTemplate } from '#server/platform/mail/emailTemplate.ts'
import type { Email, RenderedMail } from '#server/platform/template.ts'
import { render } from '#server/platform/template.ts'

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

/** To a new address: the link opens a page, the page's button confirms. */
export const confirmEmail = emailTemplate('accounts.confirm', WithLink, (config, { name, token }) =>
  write(config, name, {
    template: 'accounts.confirm',
    subject: emailTexts.confirmSubject(config.brandName),
    paragraphs: [emailTexts.confirmBody],
    action: { label: emailTexts.confirmAction, url: at(config, paths.verifyEmail(token)) },
    closing: emailTexts.notYou,
  }),
)

/** To the owner of an account whose address was used to sign up again. */
export const existingEmail = emailTemplate('accounts.existing', ToPerson, (config, { name }) =>
  write(config, name, {
    template: 'accounts.existing',
    subject: emailTexts.existingSubject(config.brandName),
    paragraphs: [emailTexts.existingBody],
    action: { label: emailTexts.existingAction, url: at(config, paths.auth('sign-in')) },
    closing: emailTexts.notYou,
  }),
)

/**
 * To an address that signed up twice and was never confirmed: whoever reads its mail chooses the password, so
 * that nobody can lay an account in wait for them.
 */
export const unconfirmedEmail = emailTemplate('accounts.unconfirmed', WithLink, (config, { name, token }) =>
  write(config, name, {
    template: 'accounts.unconfirmed',
    subject: emailTexts.confirmSubject(config.brandName),
    paragraphs: [emailTexts.unconfirmedBody],
    action: { label: emailTexts.resetAction, url: at(config, paths.resetPassword(token)) },
    closing: emailTexts.notYou,
  }),
)

export const resetEmail = emailTemplate('accounts.reset', WithLink, (config, { name, token }) =>
  write(config, name, {
    template: 'accounts.reset',
    subject: emailTexts.resetSubject(config.brandName),
    paragraphs: [emailTexts.resetBody],
    action: { label: emailTexts.resetAction, url: at(config, paths.resetPassword(token)) },
    closing: emailTexts.notYou,
  }),
)

/** To whoever asked to sign in by mail: the code for the page that asked, and a link for the same browser (K22). */
export const signInEmail = emailTemplate(
  'accounts.signIn',
  z.object({ name: z.string(), token: z.string(), code: z.string(), next: z.string().optional() }),
  (config, { name, token, code, next }) =>
    write(config, name, {
      template: 'accounts.signIn',
      subject: emailTexts.signInSubject(config.brandName),
      paragraphs: [emailTexts.signInBody(`${code.slice(0, 3)} ${code.slice(3)}`)],
      action: { label: emailTexts.signInAction, url: at(config, paths.magicAuth(token, next)) },
      closing: emailTexts.signInNotYou,
      // Not the code: lists of mail are read over shoulders and on locked screens.
      summary: emailTexts.signInNotYou,
    }),
)

/** To a person whose account was signed in to with a browser it had not seen (T-199). */
export const newBrowserEmail = emailTemplate(
  'accounts.newBrowser',
  z.object({ name: z.string(), browser: z.string(), network: z.string() }),
  (config, { name, browser, network }) =>
    write(config, name, {
      template: 'accounts.newBrowser',
      subject: emailTexts.newBrowserSubject(config.brandName),
      paragraphs: [emailTexts.newBrowserBody(browser, network)],
      action: {
        label: emailTexts.newBrowserAction,
        url: at(config, paths.dashboard('settings', { part: 'devices' })),
      },
      closing: emailTexts.newBrowserNotYou,
    }),
)

export const passwordChangedEmail = emailTemplate('accounts.passwordChanged', ToPerson, (config, { name }) =>
  write(config, name, {
    template: 'accounts.passwordChanged',
    subject: emailTexts.changedSubject(config.brandName),
    paragraphs: [emailTexts.changedBody],
    closing: emailTexts.changedNotYou,
  }),
)

/** To an address that is to become an account's: whoever reads it confirms it, signed in to that account. */
export const newAddressEmail = emailTemplate('accounts.newAddress', WithLink, (config, { name, token }) =>
  write(config, name, {
    template: 'accounts.newAddress',
    subject: address.newSubject(config.brandName),
    paragraphs: [address.newBody],
    action: { label: address.newAction, url: at(config, paths.changeAddress('address', token)) },
    closing: emailTexts.notYou,
  }),
)

/** To the address of an account that is about to change; its link stops that. */
export const addressAskedEmail = emailTemplate(
  'accounts.addressAsked',
  WithNewAddress,
  (config, { name, email, token }) =>
    write(config, name, {
      template: 'accounts.addressAsked',
      subject: address.askedSubject(config.brandName),
      paragraphs: [address.askedBody(email)],
      action: { label: address.undoAction, url: at(config, paths.changeAddress('undo', token)) },
    }),
)

/** To the address that an account had; its link gives the account back for seven days. */
export const addressChangedEmail = emailTemplate(
  'accounts.addressChanged',
  WithNewAddress,
  (config, { name, email, token }) =>
    write(config, name, {
      template: 'accounts.addressChanged',
      subject: address.changedSubject(config.brandName),
      paragraphs: [address.changedBody(email)],
      action: { label: address.undoAction, url: at(config, paths.changeAddress('undo', token)) },
    }),
)

/** To the address that an account has from now on. */
export const addressNowEmail = emailTemplate('accounts.addressNow', ToPerson, (config, { name }) =>
  write(config, name, {
    template: 'accounts.addressNow',
    subject: address.changedSubject(config.brandName),
    paragraphs: [address.nowBody],
    action: { label: emailTexts.existingAction, url: at(config, paths.auth('sign-in')) },
  }),
)

/** To the owner of an account whose address was asked for by another one. */
export const addressTakenEmail = emailTemplate('accounts.addressTaken', ToPerson, (config, { name }) =>
  write(config, name, {
    template: 'accounts.addressTaken',
    subject: address.takenSubject(config.brandName),
    paragraphs: [address.takenBody],
    closing: emailTexts.notYou,
  }),
)

/** To an address that an account has again: whoever changed it may know the password. */
export const addressUndoneEmail = emailTemplate(
  'accounts.addressUndone',
  WithLink,
  (config, { name, token }) =>
    write(config, name, {
      template: 'accounts.addressUndone',
      subject: address.undoneSubject(config.brandName),
      paragraphs: [address.undoneBody],
      action: { label: emailTexts.resetAction, url: at(config, paths.resetPassword(token)) },
    }),
)

/** To a person: how their account is guarded has changed. */
export const guardEmail = emailTemplate(
  'accounts.guard',
  z.object({ name: z.string(), what: z.enum(guardChanges) }),
  (config, { name, what }) =>
    write(config, name, {
      template: 'accounts.guard',
      subject: emailTexts.guardSubject(config.brandName),
      paragraphs: [emailTexts.guards[what]],
      action: {
        label: emailTexts.newBrowserAction,
        url: at(config, paths.dashboard('settings', { part: 'security' })),
      },
      closing: emailTexts.guardNotYou,
    }),
)

/** To a person whose lost second factor another admin asked to be removed; it waits for a day (T-200). */
export const factorResetEmail = emailTemplate(
  'accounts.factorReset',
  z.object({ name: z.string(), reason: z.string() }),
  (config, { name, reason }) =>
    write(config, name, {
      template: 'accounts.factorReset',
      subject: emailTexts.resetAskedSubject(config.brandName),
      paragraphs: [emailTexts.resetAskedBody(reason), emailTexts.resetAskedWait],
      action: { label: emailTexts.signInAction, url: at(config, paths.auth('sign-in')) },
      closing: emailTexts.guardNotYou,
    }),
)

/** To a member: somebody advises them now (4.13.1). */
export const advisorAssignedEmail = emailTemplate(
  'accounts.advisorAssigned',
  OfAdvisor,
  (config, { name, advisor }) =>
    write(config, name, {
      template: 'accounts.advisorAssigned',
      subject: emailTexts.advisorSubject(advisor),
      paragraphs: [emailTexts.advisorBody(advisor)],
      action: { label: emailTexts.advisorAction, url: at(config, paths.dashboard('settings')) },
    }),
)

/** To a member: somebody advises them no longer (4.13.1). */
export const advisorEndedEmail = emailTemplate(
  'accounts.advisorEnded',
  OfAdvisor,
  (config, { name, advisor }) =>
    write(config, name, {
      template: 'accounts.advisorEnded',
      subject: emailTexts.advisorEndedSubject(advisor),
      paragraphs: [emailTexts.advisorEndedBody(advisor)],
    }),
)

const write = (config: Facts, name: string, message: Omit<Email, 'greeting'>): RenderedMail =>
  render({ greeting: isGreetable(name) ? emailTexts.greeting(name) : 'Hello,', ...message }, config)

const at = (config: Facts, path: string): string => new URL(path, config.publicUrl).href
