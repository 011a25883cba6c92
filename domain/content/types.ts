/** A page of the public site as its header, quick navigation and footer name it (spec 1 §2). */
export type Place = {
  readonly label: string
  readonly path: string
  /** One line under the entry while it is pointed at or has the keyboard. */
  readonly tooltip: string
}

/** The campaign page a visitor came by; kept in this browser only (spec 1 §4). */
export type LandingVisit = { readonly path: string; readonly visitedAt: Date }

/** What the site knows of whoever looks: a hint in this browser, which draws the header and grants nothing. */
export type Looker = { readonly isSignedIn: boolean; readonly isStaff: boolean }

/** What the search of the site looks through, in the order of its filters (K10). */
export const documentKinds = ['page', 'question', 'playbook', 'legal'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Which boundary caught an error (spec 1 §8); `global` is one that no boundary saw. */
export const errorLevels = ['critical', 'component', 'whole_app', 'global'] as const
export type ErrorLevel = (typeof errorLevels)[number]
