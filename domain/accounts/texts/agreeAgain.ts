/** Over the console of whoever has not agreed to a text in the version in force (T-199). */
export const agreeAgainTexts = {
  ask: 'Our texts have changed. Please agree to the version in force of the',
  agree: 'I agree',
  busy: 'Storing',
  changed: 'The text has changed since it was shown. Please look at it again.',
  failed: 'Your answer could not be stored. Please try again.',
} as const

/** What each is called in that sentence, and where it can be read; apart from the form's own, so that a console loads no more. */
export const askedLinks = {
  terms: { name: 'terms of service', path: '/terms-of-service' },
  privacy: { name: 'privacy policy', path: '/privacy-policy' },
} as const
