// Folds the graph of modules to folders. dependency-cruiser's own folder rules count a sub-folder as part of its
// parent, so they see no ring between the two and none between features (docs/decisions/0016-folders-without-rings.md).
import { dirname } from 'node:path'
import { crowded, folderLimit, levels } from './lists.mjs'
import { fold, ringsOf } from './rings.mjs'
import { isCode, isTest } from './source.mjs'

/** These put the nouns or rules of their feature together and stand above them; the root's other files stand below. */
const top = /^(server\/[^/]+\/feature|domain\/[^/]+\/permissions)\.ts$/
const folderOf = (path) => (top.test(path) ? path : dirname(path))
const feature = /^(domain|server|web\/features)\/[^/]+(?=\/)/
const featureOf = (path) => path.match(feature)?.[0] ?? dirname(path)

/** Arrows up, rings and crowded folders of one layer, and one line that says how it stands. */
export function checkFolders(modules, layer) {
  const isOurs = (path) => path.startsWith(`${layer}/`) && isCode(path) && !isTest(path)
  const files = [...new Set(modules.map(({ source }) => source).filter(isOurs))]
  const sizes = new Map()
  for (const path of files) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  const most = (folder) => crowded[folder] ?? folderLimit
  const problems = [...sizes]
    .filter(([folder, size]) => size > most(folder))
    .map(
      ([folder, size]) =>
        `${folder} holds ${size} source files (at most ${most(folder)}). Give what belongs together a folder: a noun of the feature (tools/structure/lists.mjs), or a group of components.`,
    )
  const [largest, size] = [...sizes].sort(([, a], [, b]) => b - a)[0] ?? ['none', 0]
  const told = `${sizes.size} folders, largest ${largest} with ${size} files`
  if (!levels[layer]) return { problems, note: `${layer}: ${told}` }

  const level = (path) => levels[layer].findIndex((names) => names.includes(path.split('/')[1]))
  const imports = modules
    .filter(({ source }) => isOurs(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter(([, to]) => isOurs(to))
  const isUp = ([from, to]) => level(to) < level(from)
  const up = fold(imports.filter(isUp), folderOf)
  const down = imports.filter((each) => !isUp(each))
  const folders = fold(down, folderOf)
  const rings = ringsOf(folders)
  // A ring of features that is one of folders already is told once.
  const wholes = ringsOf(fold(down, featureOf)).filter(([ring]) => !rings.some(([each]) => each === ring))
  for (const [ring, arrows] of [...rings, ...wholes]) {
    problems.push(
      `${ring} import each other in a ring. Turn one arrow round, move what both need below them, or compose them above (server/app/, web/<surface>/). Fewest imports: ${arrows.join('; ')}.`,
    )
  }
  const count = (graph) => [...graph.values()].reduce((sum, { size }) => sum + size, 0)
  const arrows = `${count(folders) + count(up)} arrows, ${count(up)} up, ${rings.length} rings of folders, ${wholes.length} more of features`
  return { problems, note: `${layer}: ${told}; ${arrows}` }
}
