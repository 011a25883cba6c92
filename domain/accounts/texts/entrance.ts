/** Where nobody is signed in: the prompt and the demo, exact as specified (spec 1 §2, §8). */
export const entranceTexts = {
  promptTitle: 'Authentication Required',
  demoButton: 'Quick Demo Sign-In',
  demoWorking: 'Signing in with demo account...',
  demoDone: 'Successfully signed in!',
  demoFailed: 'Failed to sign in. Please try manual sign-in.',
} as const
