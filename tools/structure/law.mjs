// The closed lists of ARCHITECTURE.md: words, rooms and names. A new entry needs a decision record in docs/decisions/.

/** One word per feature, the same on every floor. */
export const dictionary = `
  accounts consent billing membership sessions booking recordings minutes agreements templates board rooms
  sparks capture media reflections assistant learning notifications readiness flags crm inquiries newsletter
  content audit
`
  .trim()
  .split(/\s+/)

export const words = new Set(dictionary)

/** Words that say nothing about what is inside. */
export const forbiddenWords = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'managers',
])

export const serverMachinery = ['db', 'http', 'live', 'jobs', 'mail', 'storage', 'outside']
export const webSurfaces = ['site', 'desktop', 'mobile', 'staff']
// public/ is served as it stands: icon, manifest, and the theme script that runs before the first paint.
export const webMachinery = ['ui', 'lib', 'styles', 'fonts', 'public']

/** tests/ beside the floors: what needs a database, a browser, a fake service, a fault, a fuzzer or a stopwatch. */
export const testFolders = [
  'database',
  'house',
  'matrix',
  'journeys',
  'fakes',
  'faults',
  'fuzz',
  'deep',
  'bench',
]

/** Files at the foot of a floor. They carry what every feature needs and no feature owns. */
export const rootFiles = {
  domain: ['actor', 'decision'],
  server: ['main', 'config', 'house', 'startHouse', 'deed', 'doing', 'effects'],
  // gallery says whether the page of all components is part of this build.
  web: ['gallery'],
}

/** Beside one file per feature, what describes all calls at once. */
export const contractFiles = ['paths', 'router', 'call', 'fields', 'errors', 'live']

/** Files of one feature, per floor; what is not listed and not a deed has no room. */
export const domainFiles = ['types', 'rules', 'permissions', 'limits', 'events', 'texts']
export const serverFiles = ['tables', 'reads', 'present', 'live', 'routes', 'jobs']
export const featureFiles = ['queries', 'live']
/** Screens that stand inside other features' screens on every surface; feature → feature is by these alone. */
export const sharedScreens = ['RequestUpgrade']

/** Files allowed past the line limit. This list only shrinks. */
export const longFiles = []

export const lineWarning = 300
export const lineLimit = 500
export const routeModuleLimit = 60
