import { signInMailLimits } from '../limits.ts'

const minutes = signInMailLimits.lifeMs / 60_000

/** The pages on which somebody asks for a link and a code, types a code, or gives a second factor (K22, T-200). */
export const codeTexts = {
  linkTitle: 'Sign in without a password',
  linkLead: "We'll email you a link and a six-digit code. Either one signs you in.",
  linkAction: 'Email me a sign-in link',
  title: 'Enter the code we sent you',
  /** Where it is not known to whom: the page was opened anew, or scripts are off. */
  lead: 'If your address can be used, the code is in your inbox. The link in the same email does the same thing.',
  label: 'Six-digit code',
  note: 'The code works only in the browser that asked for it.',
  validFor: `Valid for ${minutes} minutes`,
  once: 'once, in this browser',
  notThere: 'Nothing in your inbox?',
  again: 'Send a new one',
  short: 'Type all six digits.',
  factorTitle: "Confirm it's you",
  factorLead: 'Your account asks for a second factor.',
  factorLabel: 'Code of the authenticator app',
  /** One field takes both where no program offers the choice (0078). */
  factorHint: 'Or one of your recovery codes. Each of those works once.',
  factorMissing: 'Type the code that the app shows, or a recovery code.',
  passkeyNeeds: 'Passkeys need JavaScript in your browser.',
} as const
