import type { Plugin, Rolldown } from 'vite'
import type { SharedModule } from './shared-chunks.ts'
import { chunkNames, gatherShared } from './shared-chunks.ts'

// The first load comes in few pieces: forty small chunks zipped one by one are a tenth larger than the same in one.
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@orpc)[\\/]/
const starts = ['web/entry.client.tsx', 'web/root.tsx']
const consoles = [
  ['web/desktop/routes/dashboard.tsx'],
  ['web/mobile/routes/app.tsx', 'web/mobile/routes/app.home.tsx'],
  ['web/staff/routes/vip.tsx'],
]
/** How much more code counts that is loaded before a console shows than code of one of its screens. */
const FIRST_LOAD_WEIGHT = 10_000

// Of a library that exports much, only the bundler knows which parts are left, and which screens load them.
const byScreens = { minShareCount: 2, entriesAware: true }
const icons = { name: 'icons', test: /lucide-react/, ...byScreens, entriesAwareMergeThreshold: 3_000 }
const parts = { name: 'parts', test: /node_modules/, ...byScreens, entriesAwareMergeThreshold: 2_000 }

type Imports = (id: string) => readonly string[]
const isOurs = (id: string) => !id.includes('node_modules') && /\.tsx?(?:\?|$)/.test(id)

/** Our own modules that `entries` import without waiting, directly or through others; a group's libraries follow by themselves. */
function reach(entries: readonly string[], imports: Imports): Set<string> {
  const found = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('node_modules')) continue
    found.add(id)
    open.push(...imports(id))
  }
  return found
}

/** Our own modules that two or more entries load, each with these entries. */
function sharedAmong(
  entries: readonly string[],
  infos: readonly Rolldown.ModuleInfo[],
  imports: Imports,
): SharedModule[] {
  const loads = entries.map((entry) => reach([entry], imports))
  return infos
    .filter(({ id }) => isOurs(id) && !entries.includes(id))
    .map(({ id, code }) => ({
      id,
      size: code?.length ?? 0,
      imports: imports(id),
      entries: new Set([...entries.keys()].filter((at) => loads[at]?.has(id))),
    }))
    .filter((module) => module.entries.size > 1)
}

/**
 * Groups the browser's chunks: `framework`, `start` (every page with script), `console` (the desktop's console and another), and
 * `consoles` (the other two, so that the desktop loads nothing for them). What several screens share follows, merged until each file is worth its
 * request.
 */
export function browserChunks(): Plugin {
  let start = new Set<string>()
  let shells: Set<string>[] = []
  let shared = new Map<string, string>()
  const firstOf = (id: string) => {
    if (start.has(id)) return 'start'
    if (shells.filter((shell) => shell.has(id)).length < 2) return null
    return shells[0]?.has(id) ? 'console' : 'consoles'
  }
  return {
    name: 'browser-chunks',
    apply: 'build',
    config: () => {
      const groups = [
        { name: 'framework', test: framework, priority: 3 },
        { debugName: 'first load', name: firstOf, priority: 2 },
        { ...icons, priority: 1 },
        { ...parts, priority: 1 },
        {
          debugName: 'shared',
          name: (id: string) => shared.get(id) ?? null,
          includeDependenciesRecursively: false,
        },
      ]
      const output = {
        codeSplitting: { groups },
        // The bundler appends to a name which entries the chunk belongs to.
        chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
      }
      return {
        environments: {
          // An entry may export more than its module does: what another chunk takes from it.
          client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension', output } } },
        },
      }
    },
    buildEnd() {
      if (this.environment.name !== 'client') return
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      const entriesOf = (path: string) =>
        infos.map(({ id }) => id).filter((id) => id.split('?')[0]?.replaceAll('\\', '/').endsWith(`/${path}`))
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      start = reach(starts.flatMap(entriesOf), imports)
      shells = consoles.map((paths) => reach(paths.flatMap(entriesOf), imports))

      const entries = infos
        .filter((each) => each.isEntry || each.dynamicImporters.length > 0)
        .map(({ id }) => id)
      const first = new Set([...starts, ...consoles.flat()].flatMap(entriesOf))
      const modules = sharedAmong(entries, infos, imports).filter(({ id }) => firstOf(id) === null)
      shared = chunkNames(
        gatherShared(modules, (entry) => (first.has(entries[entry] ?? '') ? FIRST_LOAD_WEIGHT : 1)),
      )
    },
  }
}
