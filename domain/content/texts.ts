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
  searchFailed: "Couldn't search. Try again.",
  publicSite: 'Public site',
} as const
