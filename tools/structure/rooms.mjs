// Where a file may go: the layers, the folders of a feature, and the names allowed in each.
import {
  contractFiles,
  domainFiles,
  featureFiles,
  rootFiles,
  serverFiles,
  serverLayers,
  serverSql,
  sharedScreens,
  testFolders,
  webMachinery,
  webSurfaces,
  words,
} from './lists.mjs'

const allWords = [...words].join(', ')
const commandName = /^[a-z]+([A-Z][a-z0-9]*)+$/
const nounName = /^[a-z][A-Za-z0-9]*$/
const componentName = /^[A-Z][A-Za-z0-9]*$/
const hookName = /^use[A-Z][A-Za-z0-9]*$/
const screenName = /^[A-Z][A-Za-z0-9]*(Desktop|Mobile|Staff|Site)$/

// tsconfig.json and the like describe a layer; they are not part of it.
const floorConfig = /^(tsconfig(\..+)?\.json|[^/]+\.d\.ts)$/

/** `moveCard.race.test.ts` stands by the rules of `moveCard.ts`. */
function split(file) {
  const extension = file.match(/\.[^.]+$/)?.[0] ?? ''
  const test = /\.test\.tsx?$/.test(file)
  return { base: file.split('.')[0], extension, test }
}

const notAWord = (layer, word) =>
  `"${word}" is not a word of the dictionary. Put it into the feature it belongs to (${allWords}), or record a decision for a new word${layer}.`

function domainRoom([feature, ...rest]) {
  if (rest.length === 0) {
    if (rootFiles.domain.includes(split(feature).base)) return
    return `no room at the foot of domain/. A rule belongs in domain/<feature>/rules.ts or rules/<noun>.ts.`
  }
  if (!words.has(feature)) return notAWord('', feature)
  const { base, extension } = split(rest.at(-1))
  if (extension !== '.ts')
    return `domain/ holds .ts only. Data belongs in texts.ts or limits.ts, components in web/.`
  if (rest.length === 1 && domainFiles.includes(base)) return
  if (rest.length === 2 && rest[0] === 'rules' && nounName.test(base)) return
  return `a feature in domain/ has only ${domainFiles.map((each) => `${each}.ts`).join(', ')} and rules/<noun>.ts. A rule belongs in domain/${feature}/rules/<noun>.ts.`
}

function contractRoom([file, ...rest]) {
  if (rest.length === 1 && words.has(file) && nounName.test(split(rest[0]).base)) return
  if (rest.length > 0) return `contract/ holds one file of calls per feature or noun: contract/<feature>.ts, contract/<feature>/<noun>.ts.`
  const { base, extension } = split(file)
  if (extension === '.ts' && (words.has(base) || contractFiles.includes(base))) return
  return `contract/ holds one file per feature and ${contractFiles.map((each) => `${each}.ts`).join(', ')}. ${notAWord('', base)}`
}

function serverRoom([folder, ...rest]) {
  if (rest.length === 0) {
    if (rootFiles.server.includes(split(folder).base)) return
    return `no room at the foot of server/. What happens belongs in server/<feature>/, what composes features in server/app/, machinery in server/platform/.`
  }
  if (serverLayers.includes(folder)) return
  if (!words.has(folder)) return notAWord(` (besides: ${serverLayers.join(', ')})`, folder)
  if (rest.length === 1 && serverSql.includes(rest[0])) return
  const { base, extension } = split(rest.at(-1))
  if (extension !== '.ts')
    return `server/<feature>/ holds .ts and ${serverSql} only. A template belongs in server/platform/mail/, a screen in web/features/.`
  if (rest.length === 1 && (serverFiles.includes(base) || commandName.test(base))) return
  if (rest.length === 2 && nounName.test(base) && nounName.test(rest[0])) return
  return `a feature in server/ has only ${serverFiles.map((each) => `${each}.ts`).join(', ')}, rules/<noun>.ts and one file per command named verbNoun (sendMessage.ts). A query belongs in server/${folder}/reads.ts.`
}

function featureRoom([feature, ...rest]) {
  if (!words.has(feature)) return notAWord(' in web/features/', feature)
  const { base, extension, test } = split(rest.at(-1) ?? '')
  const [room] = rest
  if (rest.length === 1 && extension === '.ts' && featureFiles.includes(base)) return
  if (rest.length === 2 && room === 'screens') {
    if (extension === '.tsx' && (screenName.test(base) || sharedScreens.includes(base))) return
    return `a screen is named for its surface: web/features/${feature}/screens/${base}Desktop.tsx, …Mobile.tsx, …Staff.tsx or …Site.tsx. A piece of one belongs in parts/.`
  }
  if (rest.length === 2 && room === 'parts') {
    if (
      extension === '.tsx'
        ? componentName.test(base) || hookName.test(base)
        : extension === '.ts' && (hookName.test(base) || nounName.test(base) || test)
    )
      return
    return `parts/ holds components (CardRow.tsx), hooks (useCardDrag.ts) and what they share (columnPlaces.ts). A rule belongs in domain/${feature}/, a query in queries.ts.`
  }
  return `a feature in web/ has only queries.ts, live.ts, screens/ and parts/. It belongs in web/features/${feature}/parts/.`
}

function webRoom([folder, ...rest]) {
  if (rest.length === 0) {
    if (
      /^(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx?)$/.test(folder) ||
      rootFiles.web.includes(split(folder).base)
    )
      return
    return `no room at the foot of web/. A screen belongs in web/features/<feature>/screens/, machinery in web/lib/, a component in web/ui/.`
  }
  if (folder === 'features')
    return rest.length > 1 ? featureRoom(rest) : `web/features/ holds folders only, one per word.`
  if (webMachinery.includes(folder)) return
  if (!webSurfaces.includes(folder)) {
    return `web/ has features/, ${webMachinery.join('/, ')}/ and the surfaces ${webSurfaces.join('/, ')}/. What knows a feature belongs in web/features/<feature>/.`
  }
  if (rest.length > 1 && ['routes', 'shell', 'home'].includes(rest[0])) return
  return `a surface has only routes/, shell/ and home/. A screen belongs in web/features/<feature>/screens/.`
}

function testsRoom([folder, ...rest]) {
  if (rest.length === 0) return
  if (!testFolders.includes(folder)) {
    return `tests/ has ${testFolders.join('/, ')}/. The test of one file stands next to it.`
  }
  if (folder === 'journeys' && /\.test\.tsx?$/.test(rest.at(-1))) {
    return `a journey says who does what: tests/journeys/member-books-session.journey.ts.`
  }
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
