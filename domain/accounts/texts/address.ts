/** A change of address: what the settings say, what both addresses are told, and the pages its links open (T-209). */
export const addressTexts = {
  title: 'Email address',
  lead: 'You sign in with it, and everything we write to you goes there.',
  change: 'Change address',
  newLabel: 'New email address',
  send: 'Send confirmation',
  cancel: 'Cancel the change',
  cancelled: 'The change was cancelled. Your address stays as it is.',
  same: 'This is your address already.',
  asked: 'Check the inbox of your new address. Nothing changes until you confirm it there.',
  waiting: (email: string) => `${email} waits to be confirmed. Open the link in the email we sent there.`,
  spent: 'It has expired, was used, or the change was stopped.',
  confirmTitle: 'Use this email address?',
  confirmLead: 'From now on you sign in with it, and all your other devices are signed out.',
  confirmAction: 'Use this address',
  changed: 'Your email address was changed. All other devices were signed out.',
  otherAccount: 'Sign in to the account whose address changes, then open the link again.',
  locked: 'Your console has locked itself. Unlock it in its own tab, then press again here.',
  taken: 'This address has an account by now, so it cannot be used.',
  undoTitle: 'Keep your old email address?',
  undoLead: 'Your account gets this address back, every device is signed out, and you choose a new password.',
  undoAction: 'Keep the old address',
  undone: 'Your account has its old address again, and every device was signed out.',
  undoneNext: 'We sent you an email to choose a new password. Your previous password no longer works.',
  undoTaken:
    'Another account uses the old address by now, so it cannot be given back here. Write to us and we will sort it out.',
  stopped: 'The change was stopped. Your address stays as it is.',
} as const

/** The emails of a change of address. */
export const addressEmailTexts = {
  newSubject: (brand: string) => `Confirm your new email address for ${brand}`,
  newBody:
    'Someone asked to use this email address for their account. Open the link in a browser where you are signed in, and confirm it there. It works once and expires in 24 hours.',
  newAction: 'Confirm this address',
  askedSubject: (brand: string) => `Your ${brand} email address is about to change`,
  askedBody: (email: string) =>
    `Someone asked to change the email address of your account to ${email}. Nothing changes until that address is confirmed.`,
  changedSubject: (brand: string) => `Your ${brand} email address was changed`,
  changedBody: (email: string) =>
    `The email address of your account is now ${email}. If that wasn't you, you can undo it for seven days: that signs out every device, and you choose a new password.`,
  undoAction: "This wasn't me, keep my address",
  nowBody: 'This is the email address of your account from now on. Sign in with it.',
  takenSubject: (brand: string) => `Your address was asked for at ${brand}`,
  takenBody:
    'Someone asked to use this email address for another account. It belongs to yours already, so nothing has changed.',
  undoneSubject: (brand: string) => `Your ${brand} email address is the old one again`,
  undoneBody:
    'The change of your email address was undone, and every device was signed out. Choose a new password now: your previous one no longer works, because whoever changed the address may know it. The link works once and expires in an hour.',
} as const
