import { expect, it } from 'vitest'
import { homeTexts } from './texts/home.ts'
import { errorListTexts } from './texts/lists.ts'
import { unsavedTexts } from './texts/unsaved.ts'
import { siteTexts, siteUiTexts } from './texts.ts'

it('keeps every specified text of header and error levels word for word (spec 1 §2, §8; T-171, T-172)', () => {
  expect(siteTexts).toEqual({
    quickNavigation: 'Quick navigation...',
    drawerTitle: 'Navigation',
    signIn: 'Sign In',
    staffEntry: 'VIP Access',
    backToStaff: 'Back to VIP',
    backToLanding: 'Back to Landing Page',
    criticalTitle: 'Application Error',
    mobileTitle: 'Mobile features temporarily unavailable',
    critical: "We're experiencing technical difficulties. Our team has been notified.",
    tryAgain: 'Try Again',
    goHome: 'Go Home',
    componentTitle: 'Component Error',
    component: "This section couldn't load properly.",
    retry: 'Retry',
    wholeAppTitle: 'Something went wrong',
    refresh: 'Refresh',
    emptyRoot: 'App Error Detected',
  })
})

it('keeps the names of the home word for word (spec 2 §2, T-205, T-206)', () => {
  expect(homeTexts).toEqual({
    liveSessions: 'Live Sessions',
    boardActivity: 'JULBoard Activity',
    nudges: 'JUL Nudges',
    analytics: 'Analytics',
    collaboration: 'Collaboration',
    achievements: 'Achievements',
    comingSoon: 'Coming Soon',
    growth: 'Growth',
    recentActivity: 'Recent Activity',
    noActivity: 'No recent activity yet.',
  })
})

it('says that the team was notified only in the text that follows a stored report (T-172)', () => {
  expect(siteTexts.critical).toContain('Our team has been notified.')
  expect(siteUiTexts.criticalPending).not.toContain('notified')
  expect(siteUiTexts.criticalUnsent).toContain('Please try again')
  expect(siteUiTexts.offlineBody).not.toContain('technical')
  expect(siteUiTexts.errorId('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('Error 0f8fad5b')
})

it('says how long errors are kept (T-172)', () => {
  expect(errorListTexts).toEqual({
    title: 'Reported errors',
    kept: 'Last 30 days',
    none: 'No errors reported',
    noneWords: "Errors from people's browsers appear here.",
  })
})

it('asks before words are lost, and names both answers', () => {
  expect(unsavedTexts).toEqual({
    title: 'Leave without saving?',
    body: "Your changes haven't been saved.",
    leave: 'Leave',
    stay: 'Keep editing',
  })
})
