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
  /** The title of the same failure on the phone (spec 3 §2). */
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
  offlineBody: "It wasn't loaded before you went offline. Reconnect to open it.",
  back: 'Back',
  nothingFound: 'No matching pages',
  searching: 'Searching',
  publicSite: 'Public site',
} as const

/** Our own words over the errors that browsers reported, for admins (T-172). */
export const errorListTexts = {
  title: 'Reported errors',
  kept: `Last ${errorReportDays} days`,
  none: 'No errors reported',
  noneWords: "Errors from people's browsers appear here.",
} as const

/** Our own words before a screen is left over what was typed and not stored. */
export const unsavedTexts = {
  title: 'Leave without saving?',
  body: "Your changes haven't been saved.",
  leave: 'Leave',
  stay: 'Keep editing',
} as const

/** The list of counted pages (T-159). */
export const pageCountTexts = {
  title: 'Pages',
  kept: 'Counted where visitors allowed it, kept for 13 months',
  none: 'Nothing counted yet',
  noneWords: 'A page counts once its visitor has allowed analytics. No address and no person is kept.',
} as const
