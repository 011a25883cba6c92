/** The texts that somebody agrees to when they make an account (T-199). */
export const agreedTexts = ['terms', 'privacy'] as const
export type AgreedText = (typeof agreedTexts)[number]

/** Where each can be read. */
export const agreedPaths: Readonly<Record<AgreedText, `/${string}`>> = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
}

/** The name of each in a sentence. */
export const agreedNames: Readonly<Record<AgreedText, string>> = {
  terms: 'terms of service',
  privacy: 'privacy policy',
}

/** The version of each that the site was built with; what is stored of a consent points at one of these, or at a later one that staff published. */
export const agreedVersions: Readonly<Record<AgreedText, number>> = { terms: 2, privacy: 11 }

/**
 * The least version of each that counts as agreed to, of those the site was built with: whoever agreed to an older one is asked again. Of
 * those that staff publish it is the last whose change is more than wording.
 */
export const askedVersions: Readonly<Record<AgreedText, number>> = { terms: 1, privacy: 7 }

/** A text in the version that somebody agrees to. */
export type Agreement = { readonly text: AgreedText; readonly version: number }

/** What somebody has not agreed to yet, in the version in force (T-199). */
export function missingAgreements(
  inForce: readonly { readonly text: AgreedText; readonly version: number; readonly asked: number }[],
  agreed: readonly Agreement[],
): Agreement[] {
  const last = (text: AgreedText) =>
    Math.max(0, ...agreed.filter((each) => each.text === text).map(({ version }) => version))
  return inForce.flatMap(({ text, version, asked }) => (last(text) < asked ? [{ text, version }] : []))
}
