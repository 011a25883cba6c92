/** Our own words where the specification has none; answers about an address never say whether it has an account (T-199). */
export const accountUiTexts = {
  promptBody: 'Sign in to use Media Library, YEL Rooms and Voice Assistant.',
  signInFailed: "Incorrect email or password, or the email isn't confirmed yet.",
  mailOnItsWay: 'If this address can be used, an email is on its way. Check your inbox.',
  linkSpent: 'This link has expired or was already used. Request a new one.',
  /** Where another link is asked for, whether the last one is spent or never came. */
  linkAgain:
    "A link works once and for a limited time. We'll email you a new one if this address can be used.",
  /** For a person's own words; the specified text stays for common ones and the product's (T-018). */
  passwordOwnWords: 'Too close to your name',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordChanged: 'Password changed. All other devices were signed out.',
  verified: 'Your email is confirmed.',
  choosePassword: 'Choose a password to open your account.',
  /** Somebody else may have signed up with the address, and would know the first one (4.13.11). */
  chooseElsewhere:
    'You opened the link in a different browser from the one you signed up in, so choose your password once more. The first one does not open the account.',
  /** While no CRM is connected nothing is synced, so the specified text would be untrue (4.0 rule 4). */
  profileSaved: 'Profile Updated: Your profile has been saved.',
  askUserType: 'Tell us who you are',
  demoOff: "The demo isn't available here.",
  notFound: "This page doesn't exist.",
  passwordNotRight: 'Incorrect current password.',
  /** Whoever is gone, or whose name this reader may not know. */
  somebody: 'Unknown',
  /** Who looked at a member's data and is no longer here. */
  ofStaff: 'A former member of staff',
  insecureHost: 'Signing in requires https or localhost.',
} as const
