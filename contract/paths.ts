import type { AuthDocument, addressEnds, signInEnds } from '#domain/accounts/rules/signInForm.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import type { DocumentKind } from '#domain/content/types.ts'
import type { MessageTopic } from '#domain/inquiries/types.ts'
import type { MailList } from '#domain/newsletter/types.ts'

/** Every address of the product. Screens, mail and the server take them from here alone. */
export const paths = {
  home: () => '/',
  /** A page of the site as web/site/content/pages.ts lists it. */
  page: (path: `/${string}`) => path,
  /** The search of the site; `q` is what was typed and `kind` one filter of what it found (K10). */
  search: (q?: string, kind?: DocumentKind) => withQuery('/search', { q, kind }),
  /** The contact form; `topic` chooses what it is about, `service` names a service by the id of its card. */
  contact: (topic?: MessageTopic, service?: string) => withQuery('/contact', { topic, service }),
  contactSent: () => '/contact/sent',
  auth: (mode?: AuthDocument<'/auth'>, next?: string) => withQuery('/auth', { mode, next }),
  /** Without a token: where another link is asked for. */
  verifyEmail: (token?: string) => withQuery('/auth/verify', { token }),
  /** The new address of an account confirms it, the old one undoes it. */
  changeAddress: (step: 'address' | 'undo', token: string) => withQuery('/auth/verify', { [step]: token }),
  /** Where a change of address ends whose page the browser posted by itself. */
  addressEnd: (done: (typeof addressEnds)[number]) => withQuery('/auth/verify', { done }),
  /** With 'sign-up' for whoever opened the link of a new account in another browser (4.13.11). */
  resetPassword: (token?: string, of?: 'sign-up') => withQuery('/auth/reset', { token, of }),
  /** The link of an email that signs in; `next` is where it leads (K22). Without a token: where another one is asked for. */
  magicAuth: (token?: string, next?: string) => withQuery('/magic-auth', { token, next }),
  /** Where one ends that signed nobody in. */
  signInEnd: (show: (typeof signInEnds)[number]) => withQuery('/magic-auth', { show }),
  /** The square by which another device signs in (T-108). */
  pairDevice: (token: string) => withQuery('/magic-auth', { pair: token }),
  /** Where a role's second factor is set up, or given by one of the `ways` at a sign-in; `next` is where that leads (T-200). */
  factor: (next?: string, ways?: string) => withQuery('/auth/factor', { next, ways }),
  setUp: (token: string) => withQuery('/auth/setup', { token }),
  dashboard: (tab?: DashboardTab, extra?: Record<string, string>) =>
    withQuery('/dashboard', { tab, ...extra }),
  /** A card over the desktop's board; `extra` keeps how the board behind it is shown. */
  boardCard: (cardId: string, extra?: Record<string, string>) =>
    withQuery('/dashboard', { tab: 'julboard', ...extra, card: cardId }),
  app: () => '/app',
  /** `book` opens the booking wizard: 'new', or the token of a booking link. */
  appHome: (view?: 'board' | 'sessions', book?: string) => withQuery('/app/home', { view, book }),
  appBoard: () => '/app/julboard',
  card: (cardId: string) => `/app/julboard/card/${cardId}`,
  /** `at` opens what was said at this part of it. */
  appSession: (sessionId: string, at?: string) => withQuery(`/app/sessions/${sessionId}`, { at }),
  /** Staff send up the recording of a session, chosen here or by `session`. */
  audioUploader: (session?: string) => withQuery('/audio-uploader', { session }),
  appSessions: () => '/app/sessions',
  /** `tab` opens a part of them. */
  appSettings: (tab?: string) => withQuery('/app/settings', { tab }),
  /** For emails: the console that was chosen, else the one that fits the window, opens it (4.13.3). Of the settings `id` is the part. */
  go: (thing: GoThing, id?: string) => (id ? `/go/${thing}/${id}` : `/go/${thing}`),
  /** The board, which says that the checklist of a lesson is on it. */
  goBoardOfLesson: () => '/go/board?from=lesson',
  vip: () => '/vip',
  /** `schedule` opens the dialog that books a session for this member, 'new' for one who is still to be chosen. */
  vipSessions: (schedule?: string) => withQuery('/vip/sessions', { schedule }),
  /** `at` opens what was said at this part of it. */
  vipSession: (sessionId: string, at?: string) => withQuery(`/vip/sessions/${sessionId}`, { at }),
  vipReview: (sessionId: string) => `/vip/sessions/${sessionId}/review`,
  /** Staff's week, or the hours in which one can be booked with the booking links. */
  vipBooking: (show: 'week' | 'hours') => withQuery('/vip/sessions', { show }),
  vipMembers: () => '/vip/members',
  /** `give` opens the dialog that gives this plan. */
  vipMember: (memberId: string, give?: GrantablePlan) => withQuery(`/vip/members/${memberId}`, { give }),
  /** The staff inbox, or one part of it, with one of its requests chosen; or who is on a mail list. */
  vipRequests: (request?: string, show?: 'pending' | 'closed' | 'held' | MailList) =>
    withQuery('/vip/requests', { show, request }),
  vipRecordings: () => '/vip/recordings',
  vipServices: () => '/vip/services',
  /** Issues and subscribers of the newsletter. */
  vipYelmail: (show?: 'subscribers') => withQuery('/vip/yelmail', { show }),
  vipIssue: (issueId: string) => `/vip/yelmail/${issueId}`,
  calendly: () => '/stripe-calendly-validation',
  admin: (show?: string) => (show ? `/admin?show=${show}` : '/admin'),
  /** Where a booking link leads a visitor: what it offers, and the way in. Signed in it is `go('book', token)`. */
  bookingLink: (token: string) => withQuery('/book', { token }),
  consent: (token: string) => withQuery('/consent', { token }),
  devMail: () => '/dev/mail',
} as const

/** What an address of an email can name: a screen, or one thing with its id. */
export type GoThing = 'home' | 'board' | 'sessions' | 'card' | 'session' | 'book' | 'settings'

/** Where browsers report what the content policy made them refuse (T-158). */
export const cspReportPath = '/csp-reports'

/** What a browser keeps running so that the consoles open without a network (0107). */
export const consoleWorkerPath = '/console-worker.js'

/** Every address below which a console draws itself, `*` for an id; any other is nobody's and answers 404 (K03). The browser never asks, and carries none of it. */
export const consoleAddresses = (): readonly string[] => [
  ...[
    paths.dashboard(),
    paths.app(),
    paths.appHome(),
    paths.appBoard(),
    paths.card('*'),
    paths.appSessions(),
  ],
  ...[paths.appSession('*'), paths.appSettings(), paths.vip(), paths.vipSessions(), paths.vipSession('*')],
  ...[
    paths.go('home'),
    paths.go('board'),
    paths.go('sessions'),
    paths.go('card', '*'),
    paths.go('session', '*'),
    paths.go('book'),
    paths.go('book', '*'),
    paths.go('settings'),
    paths.go('settings', '*'),
  ],
  paths.vipReview('*'),
  ...[paths.vipMembers(), paths.vipMember('*'), paths.vipRequests(), paths.vipRecordings()],
  ...[paths.vipYelmail(), paths.vipIssue('*')],
  ...[paths.vipServices(), paths.calendly(), paths.audioUploader(), paths.admin()],
  ...Object.values(staffPages),
]

/** The tabs of the desktop console whose screens exist; anything else falls to home (K60). */
export const dashboardTabs = ['home', 'julboard', 'sessions', 'platform', 'settings'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  if (pairs.length === 0) return path
  const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
  return `${path}?${text}`
}
