import { errorReportDays } from './limits.ts'

/** Texts of the site's header, its quick navigation and the three error levels, exact (spec 1 §2, §8; T-171, T-172). */
export const siteTexts = {
  quickNavigation: 'Quick navigation...',
  drawerTitle: 'Navigation',
  signIn: 'Sign In',
  staffEntry: 'VIP Access',
  backToStaff: 'Back to VIP',
  backToLanding: 'Back to Landing Page',

  criticalTitle: 'Application Error',
  critical: "We're experiencing technical difficulties. Our team has been notified.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  componentTitle: 'Component Error',
  component: "This section couldn't load properly.",
  retry: 'Retry',
  wholeAppTitle: 'Something went wrong',
  refresh: 'Refresh',
  emptyRoot: 'App Error Detected',
} as const

/** The parts of the desktop's home by name, and what stands where nothing has happened, exact (spec 2 §2; T-205, T-206). */
export const homeTexts = {
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
} as const

/** Our own words where the specification has none. */
export const siteUiTexts = {
  /** While the report is on its way nobody has been notified, so nothing says so (4.0 rule 4). */
  criticalPending: "We're experiencing technical difficulties.",
  criticalUnsent: "We're experiencing technical difficulties. Please try again.",
  errorId: (id: string) => `Error ${id.slice(0, 8)}`,
  offlineTitle: 'This screen needs a connection',
  offlineBody: 'It was not opened before the connection went. Once you are online again, it can be loaded.',
  back: 'Back',
  nothingFound: 'No page with this name.',
} as const

/** Our own words over the errors that browsers reported, for admins (T-172). */
export const errorListTexts = {
  title: 'Reported errors',
  kept: `Of the last ${errorReportDays} days`,
  none: 'No errors reported',
  noneWords: 'What goes wrong in a browser is reported here.',
} as const

/** Our own words before a screen is left over what was typed and not stored. */
export const unsavedTexts = {
  title: 'Leave without saving?',
  body: 'What you wrote here has not been saved.',
  leave: 'Leave',
  stay: 'Keep editing',
} as const
