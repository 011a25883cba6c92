// Where a file may go: the layers, the folders of a feature, and the names allowed in each.
import {
  contractFiles,
  domainFiles,
  featureFiles,
  nounFiles,
  nouns,
  platformAreas,
  rootFiles,
  screenPlaces,
  serverFiles,
  serverLayers,
  serverSql,
  sharedScreens,
  testFolders,
  webMachinery,
  webSurfaces,
  words,
} from './lists.mjs'

const [camel, pascal, longName] = ['[a-z]\\w*', '[A-Z]\\w*', '[a-z]+(?:[A-Z][a-z0-9]*)+']
const screen = `(?:${pascal}(?:Desktop|Mobile|Staff|Site)|${sharedScreens.join('|')})`
// `moveCard.race.test.ts` stands by the rules of `moveCard.ts`.
const [ts, tsx] = ['(?:\\.[\\w.-]+)?\\.ts', '(?:\\.[\\w.-]+)?\\.tsx']
const only = (...names) => new RegExp(`^(?:${names.join('|')})$`)
const oneOf = (names) => `(?:${names.join('|')})`

// tsconfig.json and the like describe a layer; they are not part of it.
const floorConfig = /^(tsconfig(\..+)?\.json|[^/]+\.d\.ts)$/
const named = (names) => names.map((each) => `${each}.ts`).join(', ')
const notAWord = (word, next = '') =>
  `"${word}" is not a word of the dictionary. Put it into the feature it belongs to (${[...words].join(', ')}), or record a decision for a new word${next}.`

const domainNames = only(oneOf(domainFiles) + ts, `(?:rules|texts)/${camel}${ts}`)
function domainRoom([feature, ...rest]) {
  if (rest.length === 0)
    return only(oneOf(rootFiles.domain) + ts).test(feature)
      ? undefined
      : 'no room at the foot of domain/. A rule belongs in domain/<feature>/rules.ts or rules/<noun>.ts.'
  if (!words.has(feature)) return notAWord(feature)
  if (!domainNames.test(rest.join('/')))
    return `a feature in domain/ has only ${named(domainFiles)} rules/<noun>.ts and texts/<noun>.ts. Data belongs in texts.ts or limits.ts, a rule in domain/${feature}/rules/<noun>.ts, components in web/.`
}

/** A folder (in contract/ a file) below a feature is a declared noun. */
const nounTrouble = (layer, feature, noun, known) =>
  known.includes(noun)
    ? undefined
    : `"${noun}" is no noun of ${feature} in ${layer}/. ${feature} has ${known.join(', ') || 'one noun and no folder below it'}. Put the file there, or declare the noun in tools/structure/lists.mjs.`

function contractRoom([name, ...rest]) {
  const base = name.split('.')[0]
  if (rest.length === 1 && words.has(name) && only(camel + ts).test(rest[0]))
    return nounTrouble('contract', name, rest[0].split('.')[0], [
      ...(nouns[name] ?? []),
      ...(screenPlaces[name] ?? []),
    ])
  if (rest.length === 0 && only(camel + ts).test(name) && (words.has(base) || contractFiles.includes(base)))
    return
  return `contract/ holds ${named(contractFiles)}, contract/<feature>.ts and contract/<feature>/<noun>.ts. ${words.has(base) ? '' : notAWord(base)}`
}

/** `root` stands at the root of a feature; `inside` in a noun, or at the root too where there is one noun only. */
function featureRoom([feature, ...rest], { layer, next, subfolder, known, root, inside, holds }) {
  if (!words.has(feature)) return notAWord(feature, next)
  const inNoun = rest.length > 1 && rest[0] !== subfolder
  const unknown = inNoun && nounTrouble(layer, feature, rest[0], known)
  if (unknown) return unknown
  const name = rest.slice(inNoun ? 1 : 0).join('/')
  const hasNouns = known.length > 0
  if ((!inNoun && root.test(name)) || ((inNoun || !hasNouns) && inside.test(name))) return
  const place = `${layer}/${feature}/`
  if (!inNoun && inside.test(name))
    return `the root of ${place} has only what its nouns share, because ${feature} has nouns. It belongs in ${place}<noun>/: ${known.join(', ')}.`
  return `${place}${inNoun ? `${rest[0]}/` : ''} has no room for it: ${holds}`
}

const server = {
  layer: 'server',
  next: ` (next to: ${serverLayers.join(', ')})`,
  subfolder: 'rules',
  root: only(
    serverSql.replace('.', '\\.'),
    oneOf(serverFiles) + ts,
    `${camel}Tables${ts}`,
    `rules/${camel}${ts}`,
  ),
  inside: only(oneOf([...nounFiles, longName]) + ts, `${camel}\\.test\\.ts`, `rules/${camel}${ts}`),
  holds: `a noun holds ${named(nounFiles)}, rules/<noun>.ts and long commands in files of their own named verbNoun (sendMessage.ts); the feature's root ${named(serverFiles)}, ${serverSql} and rules/, and some of its tables as authTables.ts where they are many. A read belongs in queries.ts, a write in commands.ts, a template in emails.ts.`,
}

function serverRoom([folder, ...rest]) {
  if (rest.length === 0)
    return 'no room at the foot of server/. What happens belongs in server/<feature>/, what composes features in server/app/, machinery in server/platform/.'
  if (folder === 'platform' && rest.length > 1 && !platformAreas.includes(rest[0]))
    return `server/platform/ has ${platformAreas.join('/, ')}/ and files at its foot. What knows a feature belongs in server/<feature>/ or server/app/.`
  if (!serverLayers.includes(folder))
    return featureRoom([folder, ...rest], { ...server, known: nouns[folder] ?? [] })
}

const webFeature = {
  layer: 'web/features',
  subfolder: 'screens',
  root: only(oneOf(featureFiles) + ts, `screens/${screen}${tsx}`),
  inside: only(
    camel + ts,
    `${pascal}\\.test\\.ts`,
    `(?:${pascal}|use${pascal})${tsx}`,
    `screens/${screen}${tsx}`,
  ),
  holds: `it holds ${named(featureFiles)}, components (CardRow.tsx), hooks (useCardDrag.ts), small modules (columnPlaces.ts) and screens/ named for their surface (CardDesktop.tsx, …Mobile.tsx, …Staff.tsx, …Site.tsx). A rule belongs in domain/.`,
}

function webRoom([folder, ...rest]) {
  if (rest.length === 0)
    return only('root\\.tsx', 'routes\\.ts', 'entry\\.[a-z]+\\.tsx?', oneOf(rootFiles.web) + ts).test(folder)
      ? undefined
      : 'no room at the foot of web/. A screen belongs in web/features/<feature>/screens/, machinery in web/lib/, a component in web/ui/.'
  if (folder === 'features')
    return featureRoom(rest, {
      ...webFeature,
      known: [...(nouns[rest[0]] ?? []), ...(screenPlaces[rest[0]] ?? [])],
    })
  if (webMachinery.includes(folder)) return
  if (!webSurfaces.includes(folder))
    return `web/ has features/, ${webMachinery.join('/, ')}/ and the surfaces ${webSurfaces.join('/, ')}/. What knows a feature belongs in web/features/<feature>/.`
  const inSurface = ['routes', 'shell', 'home', ...(folder === 'site' ? ['content', 'pages', 'tools'] : [])]
  if (rest.length < 2 || !inSurface.includes(rest[0]))
    return 'a surface has only routes/, shell/ and home/ (the site also pages/, its documents, content/, what they say as data, and tools/, the scripts of its tools). A screen belongs in web/features/<feature>/screens/.'
}

function testsRoom([folder, ...rest]) {
  if (rest.length > 0 && !testFolders.includes(folder))
    return `tests/ has ${testFolders.join('/, ')}/. The test of one file stands next to it.`
  if (folder === 'journeys' && /\.test\.tsx?$/.test(rest.at(-1)))
    return 'a journey says who does what: tests/journeys/member-books-session.journey.ts.'
}

const rooms = {
  domain: domainRoom,
  contract: contractRoom,
  server: serverRoom,
  web: webRoom,
  tests: testsRoom,
}

/** Why this path has no place in the code and where it should go, or undefined when it is right. */
export function roomTrouble(path) {
  const [layer, ...rest] = path.split('/')
  if (rest.length === 1 && floorConfig.test(rest[0])) return
  return rooms[layer]?.(rest)
}
