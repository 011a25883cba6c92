import { lessons } from '../playbook/lessons.ts'
import type { SitePageEntry } from './entry.ts'
import { lessonEntry, sampleReportPath, sitePath } from './entry.ts'

/** What there is to read. */
export const readingPages: readonly SitePageEntry[] = [
  {
    path: '/about',
    label: 'About',
    title: 'About: why the firm exists and how it works',
    description:
      'An advisory firm that keeps to a fixed form: evidence before opinion, one advisor per client, confidentiality, and no interest in your answer.',
    group: 'Read',
  },
  {
    path: '/faq',
    label: 'FAQ',
    title: 'Questions and answers',
    description:
      'Booking, prices and refunds, recordings and consent, drafted minutes, plans and your data: short answers to what people ask us.',
    group: 'Read',
  },
  {
    path: sitePath.playbook,
    label: 'JUL Playbook',
    title: 'The JUL Playbook: the method in short lessons',
    description:
      'The method of our sessions to do without us: short lessons on facts, choices and rhythm, each with a checklist, and the myth files.',
    group: 'Read',
  },
  ...lessons.map(lessonEntry),
  {
    path: sitePath.myths,
    label: 'Myth files',
    title: 'Myth files: what everybody says about raising money',
    description:
      'Beliefs about raising money and growing: the case for and against each, with sources where somebody measured it, and what to do instead.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/funding-gaps-report',
    label: 'Funding gaps report',
    title: 'Funding gaps: where capital is missing',
    description:
      'By stage, by region and by founders: what published figures show, what each gap means for a round, and what nobody has measured well.',
    group: 'Read',
  },
  {
    path: '/funding-gaps-report/access',
    label: 'Funding gaps, full report',
    title: 'Read the full funding gaps report',
    description:
      'Method, limits, every source with its sentence and the figures as a table, after one email that confirms your address.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: sampleReportPath,
    label: 'Sample readiness report',
    title: 'A sample readiness report, in full',
    description:
      'What a capital readiness report looks like, of a company that does not exist: score, eight sides, evidence, gaps with owners, and a plan of ninety days.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/join-yelmail',
    label: 'YELMail',
    title: 'YELMail: one useful email, twice a month',
    description:
      'An email about building and funding a company: five minutes to read, one thing to do. Choose topics, confirm by email, stop with one press.',
    group: 'Read',
  },
  {
    path: '/newsletter-preview',
    label: 'YELMail, all issues',
    title: 'YELMail, issue by issue',
    description:
      'The last issue that was sent, whole, and every one before it: what founders and investors asked in sessions, open to everybody.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/yelmail/preferences',
    aliases: ['/yelmail-preferences', '/yelmail/unsubscribe'],
    label: 'YELMail preferences',
    title: 'YELMail preferences and unsubscribing',
    description:
      'Choose topics, pause for thirty days, change the address or unsubscribe in one press, by the link of any issue.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/resources',
    label: 'Resources',
    title: 'Resources: guides, forms and a glossary',
    description:
      'Open guides, forms to copy and the words of raising money explained in a sentence each. No address asked for in return.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/brand-assets',
    label: 'Brand assets',
    title: 'Brand assets for press and partners',
    description:
      'The wordmark, the colours, a text in one sentence and in a paragraph, and the rules that go with them.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/jul-console-handbook',
    label: 'Console handbook',
    title: 'Console handbook: every task, step by step',
    description:
      'How to do each thing in the console: first day, cards, decisions, milestones, figures, sessions, minutes, plans, privacy and keyboard.',
    group: 'Read',
  },
  {
    path: '/juliverse',
    label: 'Juliverse',
    title: 'Juliverse: everything called JUL, in one place',
    description:
      'One page that says what each name means: JUL, the console, the board, Forge, Workshop, Studio, and which of them exists today.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/company-manual',
    label: 'Company manual',
    title: 'Company manual, the public summary',
    description:
      'How the firm runs itself: how advisors prepare, what is written down, how conflicts of interest are handled and how mistakes are corrected.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/wallpaper-generator',
    label: 'Wallpaper generator',
    title: 'Wallpaper generator: your level on your screen',
    description:
      'Wallpapers for phone, tablet and desktop in the colours of Forge, Workshop and Studio, with a line of your own. Drawn in your browser, saved as PNG.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/social-media-ad-generator',
    label: 'Post generator',
    title: 'Post generator: social media posts in brand sizes',
    description:
      'Posts for the common networks in our type and colours: formats with safe margins, headline, picture, presets of your browser, saved as PNG.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/chirp-test',
    label: 'Chirp test',
    title: 'Chirp test: hear all six sounds',
    description:
      'Play each of the six sounds at your volume, try the vibration of your phone, and see what this browser supports. Nothing is stored or sent.',
    group: 'Read',
    isMinor: true,
  },
  {
    path: '/studio-ident-test',
    label: 'Studio ident test',
    title: 'Studio ident test: three bends and three tones',
    description:
      'Play the ident of JUL Studio with its sound, moving or still, as your device asks. Your browser draws and plays it, without a file.',
    group: 'Read',
    isMinor: true,
  },
]
