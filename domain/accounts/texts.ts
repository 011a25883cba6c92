/** Texts of sign-in, sign-out and guards, exact as specified (spec 1 §2, §8; spec 2 §2, §8): every console loads them. */
export const accountTexts = {
  signIn: 'Sign In',
  loadingDashboard: 'Loading your dashboard...',
  redirecting: 'Redirecting to sign in...',

  signedOutTitle: 'Signed out',
  signedOut: 'You have been signed out successfully.',
  signOutFailedTitle: 'Error',
  signOutFailed: 'Failed to sign out.',
  signedOutLocally: 'Securely logged out',

  expired: 'Session expired. Please log in again.',
  /** Our own: of a sign-in that was ended elsewhere while its screens were open (K25). */
  ended: 'You were signed out. Sign in again to continue.',

  nameless: 'User',
  menuDashboard: 'Console Dashboard',
  menuStaff: 'VIP Access',
  menuProfile: 'Profile',
  menuSettings: 'Settings',
  menuSignOut: 'Logout',
  drawerTitle: 'Navigation',
} as const

/** The emails of accounts; an email never does anything by being opened, its button leads to a page (T-199). */
export const emailTexts = {
  greeting: (name: string) => `Hello ${name},`,
  greetingOfAnyone: 'Hello,',
  confirmSubject: (brand: string) => `Confirm your email for ${brand}`,
  confirmBody:
    'Someone signed up with this email address. Confirm it to open your console. The link works once and expires in 24 hours.',
  confirmAction: 'Confirm email',
  notYou: "If this wasn't you, ignore this email and don't use the link.",
  existingSubject: (brand: string) => `You already have a ${brand} account`,
  existingBody:
    'Someone tried to sign up with this email address, but it already has an account. You can sign in, or reset the password there if you forgot it.',
  existingAction: 'Sign in',
  unconfirmedBody:
    "Someone signed up with this email address, and it isn't confirmed yet. Choose a password to confirm it and open the account. The link works once and expires in an hour.",
  resetSubject: (brand: string) => `Reset your ${brand} password`,
  resetBody:
    'Someone asked to reset the password for this email address. The link works once and expires in an hour. Resetting signs you out on all devices.',
  resetAction: 'Choose a password',
  changedSubject: (brand: string) => `Your ${brand} password was changed`,
  changedBody: 'The password for your account was just changed, and all other devices were signed out.',
  changedNotYou: "If this wasn't you, reset your password now and contact support.",
  signInSubject: (brand: string) => `Sign in to ${brand}`,
  signInBody: (code: string) =>
    `Your code is ${code}. Type it on the page that asked for it, or open the link in the same browser. Both work once and expire in 15 minutes.`,
  signInAction: 'Sign in',
  signInNotYou:
    "If this wasn't you, ignore this email. Nobody can sign in without the code, so don't give it to anyone.",
  newBrowserSubject: (brand: string) => `New sign-in to your ${brand} account`,
  newBrowserBody: (browser: string, network: string) =>
    `Your account was just signed in to with ${browser}, from the network ${network}. We hadn't seen this browser with your account before.`,
  newBrowserAction: 'Review your devices',
  newBrowserNotYou: "If this wasn't you, change your password now. That signs out all other devices.",
  guardSubject: (brand: string) => `The security of your ${brand} account changed`,
  guardNotYou: "If this wasn't you, change your password now and contact support.",
  guards: {
    app_on: 'An authenticator app is now asked for when you sign in.',
    app_off: 'The authenticator app of your account was turned off.',
    passkey_on: 'A passkey was added to your account.',
    passkey_off: 'A passkey of your account was removed.',
    codes: 'New recovery codes were made. The old ones no longer work.',
    recovery: 'A recovery code was used to sign in to your account.',
    reset: 'The second factor of your account was removed, as an admin had asked. Set up a new one now.',
  },
  resetAskedSubject: (brand: string) => `Your ${brand} second factor will be removed`,
  resetAskedBody: (reason: string) =>
    `An admin asked to remove the second factor of your account, because you can't use it. The reason given: ${reason}`,
  resetAskedWait:
    'It waits for 24 hours, then your next sign-in removes it. If you still have it, sign in with it: that stops the removal.',
  advisorSubject: (name: string) => `${name} is your advisor`,
  advisorBody: (name: string) =>
    `${name} now advises you. They can see your board, your sessions and their minutes, and each day they look is listed in your settings.`,
  advisorAction: 'Open your settings',
  advisorEndedSubject: (name: string) => `${name} is no longer your advisor`,
  advisorEndedBody: (name: string) =>
    `${name} no longer advises you, and no longer sees your board. Sessions they led with you stay open to them.`,
} as const
