/** Settings beyond the profile (spec 2 §2). */
export const settingsTexts = {
  signOut: 'Sign Out',
  /** The version is that of the package the build was made of (spec 1 §2). */
  version: (version: string) => `JUL Console v${version}`,
  nudges: 'JUL nudges',
  nudgesNote: 'What deserves a look now, on Home. What you put away stays away for 7 days, on every device.',
  nudgesOff: 'Nudges are off. Turn them on in your settings.',
  help: 'Help',
  helpLinks: [
    { path: '/jul-console-handbook', label: 'Console handbook' },
    { path: '/faq', label: 'Questions and answers' },
    { path: '/contact', label: 'Write to us' },
  ],
  legal: 'Legal and Compliance',
  legalLinks: [
    { path: '/data-processing-agreement', label: 'Data processing agreement' },
    { path: '/mobile-app-terms', label: 'Mobile app terms' },
    { path: '/api-terms-of-use', label: 'API terms of use' },
    { path: '/terms-of-service', label: 'Terms of service' },
    { path: '/privacy-policy', label: 'Privacy policy' },
  ],
} as const
