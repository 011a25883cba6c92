/** The buttons and rows of the phone's Account tab, word for word, and our own for the currency (spec 1 §2, T-208). */
export const accountTabTexts = {
  contact: 'Contact',
  profile: 'Profile',
  privacy: 'Privacy & Security',
  help: 'Help & Support',
  currency: 'Currency',
  currencyAside: 'Saved in your profile',
  currencyNote: 'Prices that exist in another currency alone are shown in that one, and say so.',
} as const
