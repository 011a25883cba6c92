import type { SitePageEntry } from './entry.ts'

/** What binds, and what is said about security and data. */
export const legalPages: readonly SitePageEntry[] = [
  {
    path: '/privacy-policy',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description:
      'What we hold, why, on which legal basis, for how long and who helps us; your rights and how to use them. Written feature by feature.',
    group: 'Legal',
  },
  {
    path: '/terms-of-service',
    label: 'Terms of service',
    title: 'Terms of service',
    description:
      'The agreement between you and us: accounts, acceptable use, fees, sessions and recordings, deliverables, liability, ending and law.',
    group: 'Legal',
  },
  {
    path: '/cookie-preferences',
    label: 'Cookie preferences',
    title: 'Cookies and what this site keeps in your browser',
    description:
      'Every cookie and storage key this site sets, what it is for and how long it stays. Essential ones apart, they wait for your answer.',
    group: 'Legal',
  },
  {
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility statement',
    description:
      'The standard we build to, what is covered, the gaps we know, and how to tell us about a barrier you met.',
    group: 'Legal',
  },
  {
    path: '/sitemap',
    label: 'Sitemap',
    title: 'All pages',
    description: 'Every public page of this site by group, on one page.',
    group: 'Legal',
  },
  {
    path: '/service-cards-terms',
    label: 'Service terms',
    title: 'Terms of single services',
    description:
      'What a strategy session and a retainer include, how to move or cancel them, refunds, no-shows, recording, and the right of withdrawal.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/data-processing-agreement',
    label: 'Data processing agreement',
    title: 'Data processing agreement (Article 28 GDPR)',
    description:
      'The terms on which we process personal data on your behalf: subject, duration, instructions, security, sub-processors, deletion, audits.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/mobile-app-terms',
    label: 'Phone console terms',
    title: 'Terms of the console on the phone',
    description:
      'What the console on the phone may use of your device and why, what it keeps there, how updates reach it, and how to remove everything.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/api-terms-of-use',
    label: 'API terms',
    title: 'API terms of use',
    description:
      'Who may use the programming interface, how access works, the limits that apply, what counts as fair use, and how changes are announced.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/security-whitepaper',
    label: 'Security whitepaper',
    title: 'Security whitepaper',
    description:
      'How data flows and where it rests, who can reach it, what is encrypted, how the audit trail works, and which rules of ASVS are met.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/responsible-disclosure',
    label: 'Responsible disclosure',
    title: 'Responsible disclosure',
    description:
      'How to report a weakness: what is in scope, what we promise to people who look in good faith, and how soon you hear from us.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/responsible-disclosure/report',
    label: 'Report a weakness',
    title: 'Report a weakness in our security',
    description:
      'What you found and the steps to see it. A person confirms within two working days that it arrived; good faith is safe with us.',
    group: 'Legal',
    isMinor: true,
  },
  {
    path: '/data-deletion',
    label: 'Data deletion',
    title: 'Deleting your data',
    description:
      'What is deleted, what has to be kept and why, how long it takes, and how to ask for it, also without an account.',
    group: 'Legal',
    isMinor: true,
  },
]
