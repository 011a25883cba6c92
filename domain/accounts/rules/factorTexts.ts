/** Texts of passkeys and of proving who one is, exact as specified where the specification has them (T-002, spec 2 §8); apart, because no first screen says them. */
export const factorTexts = {
  biometricDone: 'Signed in successfully',
  biometricNoSession: 'Failed to create session',
  biometricFailed: 'Authentication failed',
  biometricEnabled: 'Biometric authentication enabled successfully',
  biometricDisabled: 'Biometric authentication disabled',
  biometricSignedOut: 'You must be logged in to enable biometric authentication',
  biometricEnableFailed: 'Failed to enable biometric authentication',
  biometricEnableError: 'An error occurred while enabling biometric authentication',
  biometricRefused: 'Biometric authentication failed',
  biometricDisableFailed: 'Failed to disable biometric authentication',
  biometricDisableError: 'An error occurred',

  roleWaits: 'Your role takes effect once you have given a second factor.',
  roleGo: 'Continue',
  proofNeeded: 'This step asks again who is here. Then it goes on.',
  factorWrong: "That code isn't right. Check it and try again.",
  factorOn: 'Second factor turned on.',
  factorOff: 'Second factor turned off.',
  factorKept: 'Admins need a second factor. Add another one before you remove this one.',
  factorAlreadyOn: 'An authenticator app is already on. Turn it off before you set up another one.',
  passkeyAdded: 'Passkey added.',
  passkeyRemoved: 'Passkey removed.',
  passkeyLimit: 'You have ten passkeys. Remove one before you add another.',
  passkeyUnknown: "This passkey isn't known here. Use another way to sign in.",
  codesMade: 'New recovery codes made. The old ones no longer work.',
  factorResetAsked: 'Reset asked for. They were told by email, and it takes effect in a day.',

  signedOutThere: 'That device is signed out.',
  signedOutOthers: 'All other devices are signed out.',
  codeWrong: (left: number) =>
    `That code isn't right. ${left === 0 ? 'No tries are' : left === 1 ? 'One try is' : `${left} tries are`} left.`,
  codeSpent: 'This code has expired or was already used. Request a new one.',
  /** The link of a sign-in works where it was asked for: nobody can send it to somebody else's browser (K22). */
  otherBrowser:
    'This link works in the browser that asked for it. Type the code from the email there instead.',
} as const
