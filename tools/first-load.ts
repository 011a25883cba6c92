import type { Plugin } from 'vite'

// The first load comes in few pieces: forty small chunks zipped one by one are a tenth larger than the same in one.
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|@orpc)[\\/]/
const starts = ['web/entry.client.tsx', 'web/root.tsx']
const consoles = [
  ['web/desktop/routes/dashboard.tsx'],
  ['web/mobile/routes/app.tsx', 'web/mobile/routes/app.home.tsx'],
  ['web/staff/routes/vip.tsx'],
]

type Imports = (id: string) => readonly string[]

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

/**
 * Groups the browser's chunks: `framework`, `start` (every page with script), `console` (the desktop's console and another), and
 * `consoles` (the other two, so that the desktop loads nothing for them).
 */
export function firstLoad(): Plugin {
  let start = new Set<string>()
  let shells: Set<string>[] = []
  const groupOf = (id: string) => {
    if (start.has(id)) return 'start'
    if (shells.filter((shell) => shell.has(id)).length < 2) return null
    return shells[0]?.has(id) ? 'console' : 'consoles'
  }
  return {
    name: 'first-load',
    apply: 'build',
    config: () => {
      const groups = [
        { name: 'framework', test: framework },
        { debugName: 'first load', name: groupOf },
      ]
      return {
        environments: {
          client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
        },
      }
    },
    buildEnd() {
      if (this.environment.name !== 'client') return
      const ids = [...this.getModuleIds()]
      const entriesOf = (path: string) =>
        ids.filter((id) => id.split('?')[0]?.replaceAll('\\', '/').endsWith(`/${path}`))
      const imports = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      start = reach(starts.flatMap(entriesOf), imports)
      shells = consoles.map((paths) => reach(paths.flatMap(entriesOf), imports))
    },
  }
}
