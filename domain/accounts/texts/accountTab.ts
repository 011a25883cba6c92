/** The buttons and rows of the phone's Account tab, word for word, and our own for the currency (spec 1 §2, T-208). */
export const accountTabTexts = {
  contact: 'Contact',
  profile: 'Profile',
  privacy: 'Privacy & Security',
  help: 'Help & Support',
  currency: 'Currency',
  currencyAside: 'Saved in your profile',
  currencyNote: 'A price that exists only in another currency is shown in that currency, with a note.',
} as const
