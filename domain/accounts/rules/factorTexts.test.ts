import { expect, it } from 'vitest'
import { factorTexts } from './factorTexts.ts'

it('says what the specification says of biometric sign-in (T-002, spec 2 §8)', () => {
  expect(factorTexts).toMatchObject({
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
  })
})
