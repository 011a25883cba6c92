import { describe, expect, it } from 'vitest'
import { entranceTexts } from './texts/entrance.ts'
import { lockTexts } from './texts/lock.ts'
import { passwordTexts } from './texts/passwords.ts'
import { fieldTexts, profileTexts } from './texts/profile.ts'
import { settingsTexts } from './texts/settings.ts'
import { accountTexts } from './texts.ts'

describe('texts of accounts are exact (spec 1 §2, §5, §8; spec 2 §2, §8)', () => {
  it('holds the texts of sign-in, sign-out, guards, demo and profile', () => {
    expect({
      ...accountTexts,
      ...entranceTexts,
      ...profileTexts,
      idleWarning: lockTexts.idleWarning,
      version: settingsTexts.version('1.0.0'),
    }).toMatchObject({
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
      menuSignOut: 'Logout',
      version: 'JUL Console v1.0.0',
    })
  })

  it('holds the six password messages', () => {
    expect(Object.values(passwordTexts)).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
      'Password is too common, please choose a stronger password',
    ])
  })

  it('holds the messages about a field', () => {
    expect(Object.values(fieldTexts).map((text) => text('{field}'))).toEqual([
      '{field} is required',
      '{field} must be a valid email',
      '{field} must be a valid URL',
      '{field} must be a valid phone number',
      '{field} length is invalid',
      '{field} is invalid',
      '{field} contains invalid content',
      'Potential threat detected in {field}',
      'Suspicious file path in {field}',
    ])
  })
})
