import type { Plan } from '#domain/actor.ts'
import type { ListedFeature } from '../types.ts'
import { allPlans } from '../types.ts'

/** A row of the table of rights that no call asks about: every plan has it, or it is planned and nobody has it yet (T-049). */
export type ListedRow = {
  readonly feature: ListedFeature
  readonly plans: readonly Plan[]
  readonly label: string
  /** What it is, in a sentence. */
  readonly note: string
  readonly isPlanned: boolean
}

const premiumUp: readonly Plan[] = ['mobile_premium', 'mobile_pro', 'desktop_pro']
const pro: readonly Plan[] = ['mobile_pro', 'desktop_pro']
const desktopPro: readonly Plan[] = ['desktop_pro']
// Of the phone alone; Desktop Pro has what Mobile Pro has (T-047).
const phone: readonly Plan[] = ['mobile_free', ...premiumUp]

const built = (feature: ListedFeature, label: string, note: string): ListedRow => ({
  ...{ feature, label, note },
  plans: allPlans,
  isPlanned: false,
})
const planned = (feature: ListedFeature, plans: readonly Plan[], label: string, note: string): ListedRow => ({
  feature,
  plans,
  label,
  note,
  isPlanned: true,
})

/**
 * What the three tables of the specification name besides the rights that calls ask about (spec 1 §6, spec 2 §6, spec 3 §6). Whoever
 * builds one that only some plans have takes its row from here into `rights`. Apart from those, because no console needs it to start.
 */
export const listedRights = {
  'board.home': built('board', 'Home with what moved and what is next', 'The first page of each console.'),
  'board.propose': planned(
    'board',
    premiumUp,
    'Propose changes on the board',
    'A change to a card that counts once the other side takes it.',
  ),
  'board.analytics': planned(
    'board',
    desktopPro,
    'Full analytics',
    'How sessions, finished cards and figures develop over the months.',
  ),
  'board.export': planned(
    'board',
    pro,
    'Export toolkit',
    'Board, sessions and minutes as PDF and as tables.',
  ),
  'board.brandedExport': planned('board', pro, 'Branded export', 'The same with your own name and colours.'),
  'sessions.services': built(
    'sessions',
    'Services with their prices',
    'What can be asked for, and its price.',
  ),
  'sessions.ask': built('sessions', 'Ask for a one-off session', 'A request that an advisor answers.'),
  'sessions.buy': planned(
    'sessions',
    allPlans,
    'Buy a one-off session',
    'Pay for one session in the console; today it is asked for and paid by invoice.',
  ),
  'sessions.track': planned(
    'sessions',
    pro,
    'Track one-off sessions',
    'Every bought session from payment to minutes in one list.',
  ),
  'billing.requestService': planned(
    'billing',
    premiumUp,
    'See and request subscription services',
    'Retainers and other services by the month, asked for in the console.',
  ),
  'billing.manageService': planned(
    'billing',
    pro,
    'Book and manage subscription services',
    'Begin, change and end a service by the month.',
  ),
  'billing.managePlan': planned(
    'billing',
    pro,
    'Manage your subscription',
    'Change or end a plan and read its invoices.',
  ),
  'membership.view': planned(
    'membership',
    allPlans,
    'Membership card',
    'A card with your level and number, for the phone and its wallet.',
  ),
  'membership.request': planned(
    'membership',
    premiumUp,
    'Request a card',
    'Ask for a new card, and for what is booked with it.',
  ),
  'membership.manage': planned(
    'membership',
    pro,
    'Manage your card',
    'Issue it anew, share it, and take it back.',
  ),
  'agreements.view': planned(
    'agreements',
    allPlans,
    'Agreements',
    'What was agreed with us, with its versions and dates.',
  ),
  'agreements.comment': planned(
    'agreements',
    premiumUp,
    'Comments on agreements',
    'Questions and answers next to an agreement.',
  ),
  'agreements.digest': planned(
    'agreements',
    pro,
    'Proposal digest',
    'The key terms of a proposal or an agreement on one page.',
  ),
  'agreements.track': planned(
    'agreements',
    pro,
    'Smart proposal tracking',
    'Where each proposal stands, and what it waits for.',
  ),
  'rooms.read': planned('rooms', allPlans, 'YEL Room: read your advisor', 'What your advisor writes to you.'),
  'rooms.readPeers': planned(
    'rooms',
    phone,
    'YEL Room: read the Peer Network',
    'What other members write to each other.',
  ),
  'rooms.send': planned(
    'rooms',
    premiumUp,
    'YEL Room: write',
    'Messages to your advisor and in the Peer Network.',
  ),
  'rooms.crossGroup': planned(
    'rooms',
    pro,
    'Cross-Ecosystem room',
    'Members, partners and advisors in one room, to read and to write.',
  ),
  'rooms.chirps': planned('rooms', allPlans, 'Basic chirps', 'Short notes of your advisor, with a sound.'),
  'rooms.allChirps': planned(
    'rooms',
    premiumUp,
    'Unlimited chirps',
    'Every chirp of a month instead of the first ten.',
  ),
  'rooms.attachments': planned('rooms', premiumUp, 'Files in chirps', 'A file that comes with a chirp.'),
  'rooms.voiceChirps': planned(
    'rooms',
    pro,
    'Voice chirps from your advisor',
    'A chirp that is spoken instead of written.',
  ),
  'rooms.liveChirps': planned(
    'rooms',
    pro,
    'Real-time chirp alerts',
    'A chirp reaches you in the moment it is sent.',
  ),
  'templates.basic': planned(
    'templates',
    allPlans,
    'Basic templates',
    'Forms for plans, figures and investors, to fill in.',
  ),
  'templates.all': planned('templates', desktopPro, 'All templates', 'The templates of every category.'),
  'capture.quickAdd': planned(
    'capture',
    premiumUp,
    'Quick Add',
    'A thought, kept in a few seconds and sorted later.',
  ),
  'capture.voiceMemo': planned(
    'capture',
    premiumUp,
    'Voice memos',
    'A spoken note with its words written down.',
  ),
  'capture.photos': planned(
    'capture',
    premiumUp,
    'Smart photo documentation',
    'A photo of a whiteboard that you can find by what is written on it.',
  ),
  'capture.location': planned(
    'capture',
    premiumUp,
    'Location reminders',
    'A reminder that comes up at the place it is about.',
  ),
  'capture.watch': planned(
    'capture',
    premiumUp,
    'Watch companion',
    'The next session and Quick Add on the wrist.',
  ),
  'capture.voiceInput': planned(
    'capture',
    desktopPro,
    'Voice input',
    'Fields that are filled in by speaking.',
  ),
  'capture.offline': planned(
    'capture',
    phone,
    'Offline mode',
    'Reading and noting without a connection; it is sent once there is one.',
  ),
  'media.view': planned('media', phone, 'Media Library', 'Your photos, voice memos and notes in one place.'),
  'media.edit': planned('media', pro, 'Edit and delete media', 'Names, tags, and what goes.'),
  'reflections.prompt': planned(
    'reflections',
    ['mobile_premium', 'mobile_pro', 'desktop_standard', 'desktop_pro'],
    'Prompt of the day',
    'One question a day, to read.',
  ),
  'reflections.write': planned(
    'reflections',
    premiumUp,
    'JUL Mode',
    'Answer the prompt, and keep your reflections to yourself.',
  ),
  'reflections.alerts': planned(
    'reflections',
    pro,
    'Actionable alerts',
    'A reflection that asks for something says so.',
  ),
  'sparks.analytics': planned(
    'sparks',
    premiumUp,
    'Enhanced sparks analytics',
    'What your sparks say about a month.',
  ),
  'assistant.voice': planned(
    'assistant',
    pro,
    'AI voice assistant',
    'Spoken questions, with answers that are marked as AI.',
  ),
  'assistant.insights': planned(
    'assistant',
    pro,
    'Advanced AI insights',
    'Drafted remarks on your figures, each with what it rests on.',
  ),
  'notifications.push': planned(
    'notifications',
    phone,
    'Push notifications',
    'What concerns you, on the phone.',
  ),
  'notifications.haptics': planned(
    'notifications',
    phone,
    'Haptics',
    'A short vibration that confirms a tap.',
  ),
  'accounts.sync': built(
    'accounts',
    'Kept in step on every device',
    'What is done on one shows on the others while they are open.',
  ),
  'accounts.biometrics': planned(
    'accounts',
    phone,
    'Sign-in by face or finger',
    'In the app for phones; passkeys work today in every browser.',
  ),
  'accounts.branding': planned(
    'accounts',
    desktopPro,
    'Custom branding',
    'Your own name and colours in the console.',
  ),
  'accounts.support': planned(
    'accounts',
    desktopPro,
    'Priority support',
    'Your questions are answered before others.',
  ),
} as const satisfies Readonly<Record<string, ListedRow>>

/** The key of such a row. */
export type ListedRight = keyof typeof listedRights

/** Every such row, in the order of the table. */
export const allListedRights = Object.keys(listedRights) as readonly ListedRight[] // safe because the record has exactly these keys
