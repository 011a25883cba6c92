import { paths } from '#contract/paths.ts'
import { isGreetable } from '#domain/accounts/rules/displayName.ts'
import { letterTexts } from '#domain/accounts/texts.ts'
import type { Config } from '#server/config.ts'
import type { Letter, RenderedMail } from '#server/mail/template.ts'
import { render } from '#server/mail/template.ts'

type Facts = Pick<Config, 'brandName' | 'supportEmail' | 'publicUrl'>

/** To a new address: the link opens a page, the page's button confirms. */
export const confirmLetter = (config: Facts, name: string, token: string): RenderedMail =>
  write(config, name, {
    template: 'accounts.confirm',
    subject: letterTexts.confirmSubject(config.brandName),
    paragraphs: [letterTexts.confirmBody],
    action: { label: letterTexts.confirmAction, url: at(config, paths.verifyEmail(token)) },
    closing: letterTexts.notYou,
  })

/** To the owner of an account whose address was used to sign up again. */
export const existingLetter = (config: Facts, name: string): RenderedMail =>
  write(config, name, {
    template: 'accounts.existing',
    subject: letterTexts.existingSubject(config.brandName),
    paragraphs: [letterTexts.existingBody],
    action: { label: letterTexts.existingAction, url: at(config, paths.auth('sign-in')) },
    closing: letterTexts.notYou,
  })

/**
 * To an address that signed up twice and was never confirmed: whoever reads its mail chooses the password, so
 * that nobody can lay an account in wait for them.
 */
export const unconfirmedLetter = (config: Facts, name: string, token: string): RenderedMail =>
  write(config, name, {
    template: 'accounts.unconfirmed',
    subject: letterTexts.confirmSubject(config.brandName),
    paragraphs: [letterTexts.unconfirmedBody],
    action: { label: letterTexts.resetAction, url: at(config, paths.resetPassword(token)) },
    closing: letterTexts.notYou,
  })

export const resetLetter = (config: Facts, name: string, token: string): RenderedMail =>
  write(config, name, {
    template: 'accounts.reset',
    subject: letterTexts.resetSubject(config.brandName),
    paragraphs: [letterTexts.resetBody],
    action: { label: letterTexts.resetAction, url: at(config, paths.resetPassword(token)) },
    closing: letterTexts.notYou,
  })

export const passwordChangedLetter = (config: Facts, name: string): RenderedMail =>
  write(config, name, {
    template: 'accounts.passwordChanged',
    subject: letterTexts.changedSubject(config.brandName),
    paragraphs: [letterTexts.changedBody],
    closing: letterTexts.changedNotYou,
  })

const write = (config: Facts, name: string, letter: Omit<Letter, 'greeting'>): RenderedMail =>
  render({ greeting: isGreetable(name) ? letterTexts.greeting(name) : 'Hello,', ...letter }, config)

const at = (config: Facts, path: string): string => new URL(path, config.publicUrl).href
