// The closed lists of ARCHITECTURE.md: words, rooms and names. A new entry needs a decision record in docs/decisions/.

/** One word per feature, the same on every layer. */
export const dictionary = `
  accounts consent billing membership sessions booking recordings minutes agreements templates board rooms
  sparks capture media reflections assistant learning notifications readiness flags crm inquiries newsletter
  content audit privacy
`
  .trim()
  .split(/\s+/)

export const words = new Set(dictionary)

/** Words that say nothing about what is inside. */
export const forbiddenWords = new Set('util utils helper helpers common misc manager managers'.split(' '))

/** Above the features, what composes them; below, machinery that knows none of them. */
export const serverLayers = ['app', 'platform']
export const webSurfaces = ['site', 'desktop', 'mobile', 'staff']
// public/ is served as it stands: icon, manifest, and the theme script that runs before the first paint.
export const webMachinery = ['ui', 'lib', 'styles', 'fonts', 'public']

/** tests/ next to the layers: what needs a database, a browser, a fake service, a fault, a fuzzer or a stopwatch. */
export const testFolders = 'database app matrix journeys fakes faults fuzz deep bench'.split(' ')

/** Files at the foot of a layer. They carry what every feature needs and no feature owns. */
export const rootFiles = {
  domain: [
    'actor',
    'decision',
    'eventClass',
    'days',
    'zones',
    'edits',
    'instants',
    'uploads',
    'currencies',
    'cutText',
    'storableText',
  ],
  // gallery says whether the page of all components is part of this build.
  web: ['gallery'],
}

/** Besides one file per feature or noun: what describes all calls at once. */
export const contractFiles = ['paths', 'router', 'call', 'fields', 'errors', 'live']

const lines = (table) =>
  Object.fromEntries(Object.entries(table).map(([feature, names]) => [feature, names.split(' ')]))

/** The nouns of each feature: a folder in server/ and web/, a file in contract/. One noun needs no level below. */
export const nouns = lines({
  accounts:
    'address auth profile signIn signUp passwords people advisors roles passkeys factors devices lock views demo',
  billing: 'grants serviceCards',
  board: 'cards notes attachments decisions checkins milestones metrics changes requests access',
  booking: 'slots availability credits links calendly',
  minutes: 'drafts versions automation transcription',
  newsletter: 'lists issues subscribers bounces',
  privacy: 'cookies processing retention rights deletions',
})
/** Places on a screen that server/<feature>/ has no folder for: they show several nouns, or what server/app/ composes. Calls of one may have a file in contract/. */
export const screenPlaces = lines({
  accounts: 'theme',
  booking: 'wizard change week',
  board: 'overview search selection cardPage openCard lists sections view advised',
  content: 'places editor',
  minutes: 'deliverables report',
  recordings: 'transcript player sending',
  sessions: 'brief list notes people recap schedule status',
})

/** Files of one feature, per layer; what is not listed and not a command has no place. */
export const domainFiles = ['types', 'rules', 'permissions', 'limits', 'events', 'texts']
/** At the root of a feature in server/, whatever its nouns. */
export const serverFiles = ['tables', 'feature', 'emails', 'live']
/** In a noun of server/, or at the root of a feature that has one noun. */
export const nounFiles = ['queries', 'commands', 'present', 'jobs', 'emails']
/** What a feature adds to its migration (server/platform/db/prepare/functionFiles.ts reads it). */
export const serverSql = 'functions.sql'
export const platformAreas = [
  'calls',
  'context',
  'db',
  'http',
  'live',
  'jobs',
  'mail',
  'audit',
  'storage',
  'outside',
]
export const featureFiles = ['queries', 'mutations', 'live']
/** Screens that stand inside other features' screens on every surface; feature → feature is by these alone. */
export const sharedScreens = [
  'Acceptances',
  'BookingWizard',
  'BookSession',
  'CancelBooking',
  'ChangeBooking',
  'FirstSessionHint',
  'OpenCalendar',
  'OwnData',
  'PickCard',
  'QuickBooking',
  'RequestService',
  'RequestUpgrade',
  'WaitingRequest',
]

/** Each layer from the top down; what stands at the foot of a layer puts it together and counts as the top. */
export const levels = {
  domain: [],
  server: [['app'], dictionary, ['platform']],
  web: [webSurfaces, ['features'], ['ui'], ['lib']],
}

/** Pure libraries domain/ may import → a text of theirs that outlives minifying, by which a chunk shows that it holds them. */
export const pureLibraries = {
  'fractional-indexing': 'invalid order key',
  'temporal-polyfill': 'PlainDateTime',
  'libphonenumber-js/min': 'INVALID_COUNTRY',
}

export const lineWarning = 300
export const lineLimit = 500
export const routeModuleLimit = 60
export const folderLimit = 20

/** Folders over the limit, with their number of source files. This list only shrinks. */
export const crowded = {}
