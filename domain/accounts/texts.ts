/** The version people are shown. */
export const shownVersion = 'v1.0.0'

/** Texts of sign-in, sign-out, guards, demo and profile, exact as specified (spec 1 §2, §8; spec 2 §2, §8). */
export const accountTexts = {
  signIn: 'Sign In',
  loadingDashboard: 'Loading your dashboard...',
  redirecting: 'Redirecting to sign in...',

  promptTitle: 'Authentication Required',
  demoButton: 'Quick Demo Sign-In',
  demoWorking: 'Signing in with demo account...',
  demoDone: 'Successfully signed in!',
  demoFailed: 'Failed to sign in. Please try manual sign-in.',

  signedOutTitle: 'Signed out',
  signedOut: 'You have been signed out successfully.',
  signOutFailedTitle: 'Error',
  signOutFailed: 'Failed to sign out.',
  signedOutLocally: 'Securely logged out',

  idleWarning: 'Your session will expire in 5 minutes due to inactivity.',
  expired: 'Session expired. Please log in again.',

  profileUpdated: 'Profile Updated: Your profile has been saved and synced to CRM.',
  profileLoadFailed: 'Failed to load profile data',
  profileUpdateFailed: 'Failed to update profile. Please try again.',

  nameless: 'User',
  menuDashboard: 'Console Dashboard',
  menuStaff: 'VIP Access',
  menuProfile: 'Profile',
  menuSettings: 'Settings',
  menuSignOut: 'Logout',
  backToStaff: 'Back to VIP',
  signOutButton: 'Sign Out',
  version: `JUL Console ${shownVersion}`,
  drawerTitle: 'Navigation',
} as const

/** The six password messages of spec 1 §5; the last also covers product words and the person's own (T-018). */
export const passwordTexts = {
  tooShort: 'Password must be at least 8 characters long',
  noUpper: 'Password must contain at least one uppercase letter',
  noLower: 'Password must contain at least one lowercase letter',
  noNumber: 'Password must contain at least one number',
  noSpecial: 'Password must contain at least one special character',
  tooCommon: 'Password is too common, please choose a stronger password',
} as const

/** Messages about one named field of a form, exact (spec 1 §5). */
export const fieldTexts = {
  required: (field: string) => `${field} is required`,
  email: (field: string) => `${field} must be a valid email`,
  url: (field: string) => `${field} must be a valid URL`,
  phone: (field: string) => `${field} must be a valid phone number`,
  length: (field: string) => `${field} length is invalid`,
  invalid: (field: string) => `${field} is invalid`,
  content: (field: string) => `${field} contains invalid content`,
  threat: (field: string) => `Potential threat detected in ${field}`,
  path: (field: string) => `Suspicious file path in ${field}`,
} as const

/** Our own words where the specification has none; answers about an address never say whether it has an account (T-199). */
export const accountUiTexts = {
  promptBody: 'Sign in to use Media Library, YEL Rooms and Voice Assistant.',
  signInFailed: 'E-mail or password is not right, or the address is not confirmed yet.',
  mailOnItsWay: 'If this address can be used, a message is on its way. Please check your inbox.',
  linkSpent: 'This link has been used or is too old. Please ask for a new one.',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordChanged: 'Your password has been changed. Other sign-ins have ended.',
  verified: 'Your address is confirmed.',
  /** While no CRM is connected nothing is synced, so the specified text would be untrue (4.0 rule 4). */
  profileSaved: 'Profile Updated: Your profile has been saved.',
  askUserType: 'Tell us who you are',
  demoOff: 'The demo is switched off here.',
  notFound: 'This page does not exist.',
  passwordNotRight: 'This is not your current password.',
  /** Whoever is gone, or whose name this reader may not know. */
  somebody: 'Somebody',
  insecureHost: 'Signing in needs an https address, or this machine itself.',
} as const

/** The emails of accounts; an email never does anything by being opened, its button leads to a page (T-199). */
export const emailTexts = {
  greeting: (name: string) => `Hello ${name},`,
  confirmSubject: (brand: string) => `Confirm your address for ${brand}`,
  confirmBody:
    'Somebody signed up with this address. Confirm it to open your console; the link works once, for 24 hours.',
  confirmAction: 'Confirm address',
  notYou: 'If this was not you, do not use the link. Nothing happens without it.',
  existingSubject: (brand: string) => `You already have a ${brand} account`,
  existingBody:
    'Somebody tried to sign up with this address, which already has an account. You can simply sign in; if you forgot the password, ask for a new one there.',
  existingAction: 'Sign in',
  unconfirmedBody:
    'Somebody signed up with this address, and it is not confirmed yet. Choose a password to confirm the address and open the account; the link works once, for an hour.',
  resetSubject: (brand: string) => `Choose a new ${brand} password`,
  resetBody:
    'Somebody asked for a new password for this address. The link works once, for an hour, and ends every sign-in.',
  resetAction: 'Choose a password',
  changedSubject: (brand: string) => `Your ${brand} password was changed`,
  changedBody: 'The password of your account has just been changed and other sign-ins have ended.',
  changedNotYou: 'If this was not you, ask for a new password at once and write to us.',
} as const

/** The name of each profile field as its messages say it. */
export const profileLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  companyWebsite: 'Company website',
  jobTitle: 'Job title',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn URL',
  userType: 'User type',
  timeZone: 'Time zone',
  locale: 'Language',
  theme: 'Appearance',
} as const

/** What an admin reads when a change of roles is refused; keyed by the reason of the permission (T-005, 4.12.4). */
export const roleRefusals = {
  last_admin: 'The last admin stays. Make somebody else admin first.',
  own_role: 'Nobody takes their own roles. Ask another admin.',
  demo_member: 'Demo accounts get no roles.',
  subject_not_verified: 'Roles go to confirmed addresses only.',
  subject_not_staff: 'This permission is for staff.',
  own_account: 'Nobody switches their own account off.',
  not_admin: 'Only admins change roles.',
} as const
