import { expect, it } from 'vitest'
import { billingTexts, lockTexts, overviewTexts } from './texts.ts'

it('texts of billing are exact (spec 1 §2, §8; spec 2 §2; spec 3 §2, §6)', () => {
  expect({ ...billingTexts, upgradeStarted: billingTexts.upgradeStarted('{tier}') }).toEqual({
    loginToUpgrade: 'Please login to upgrade',
    loginToManage: 'Please login to manage subscription',
    upgradeFailed: 'Failed to start upgrade process',
    portalFailed: 'Failed to open subscription management',
    tierCheckFailed: 'Failed to check mobile subscription status',
    upgradeStarted: '{tier} upgrade initiated!',
    currentPlan: 'Current Plan',
    upgradePlan: 'Upgrade Plan',
    upgradeToPremium: 'Upgrade to Premium',
    proOnly: 'Pro Only',
    premiumLock: 'Premium+',
  })
  expect(lockTexts.requestUpgrade).toBe('Request upgrade')
  expect(overviewTexts.title).toBe('Platform Overview')
})
