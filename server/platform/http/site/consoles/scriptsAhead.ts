/** A route as React Router's list of them says it: where it stands, its script and what that imports. */
type Route = {
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
}
type Routes = Readonly<Record<string, Route>>

/** Proxies refuse a head of many kilobytes. */
const MOST = 24

/**
 * What a browser fetches together with the document of the consoles, as the value of its `Link`, by the address. The document is the same for
 * every screen, so it names none of a screen's scripts: a browser would learn of them one after another, each a way to
 * the server and back (0118). Null where there is nothing to add.
 */
export function scriptsAhead(list: string, document: string): (address: string) => string | null {
  const routes: Routes = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1)).routes
  const all = Object.values(routes).map((route) => ({ route, parts: partsOf(routes, route) }))
  return (address) => {
    const asked = split(address)
    const fits = all.filter(({ parts }) => isAt(parts, asked))
    const most = Math.max(...fits.map(({ parts }) => closeness(parts)))
    const closest = fits.filter(({ parts }) => closeness(parts) === most)
    const scripts = new Set(closest.flatMap(({ route }) => scriptsOf(routes, route)))
    const links = [...scripts]
      .filter((script) => !document.includes(`"${script}"`))
      .slice(0, MOST)
      .map((script) => `<${script}>; rel=modulepreload`)
    return links.length > 0 ? links.join(', ') : null
  }
}

const split = (address: string): readonly string[] => address.split('/').filter(Boolean)
const above = (routes: Routes, { parentId }: Route): Route | undefined =>
  parentId === undefined ? undefined : routes[parentId]

function partsOf(routes: Routes, route: Route): readonly string[] {
  const parent = above(routes, route)
  return [...(parent ? partsOf(routes, parent) : []), ...split(route.path ?? '')]
}

/** A route's script and those above it first: without them nothing shows. */
function scriptsOf(routes: Routes, route: Route): readonly string[] {
  const all = chainOf(routes, route)
  return [...all.map(({ module }) => module), ...all.flatMap(({ imports = [] }) => imports)]
}

function chainOf(routes: Routes, route: Route): readonly Route[] {
  const parent = above(routes, route)
  return [route, ...(parent ? chainOf(routes, parent) : [])]
}

/** How closely a route names an address, as React Router weighs them: by words first, and whatever is left last. */
const closeness = (parts: readonly string[]): number =>
  2 * parts.filter((part) => part !== '*' && !part.startsWith(':')).length - (parts.includes('*') ? 1 : 0)

/** Whether an address is a route's own: `:id` is any part, `:id?` one or none, `*` whatever is left. */
function isAt(parts: readonly string[], asked: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return asked.length === 0
  if (part === '*') return true
  if (part.endsWith('?') && isAt(rest, asked)) return true
  const [first, ...others] = asked
  return (
    first !== undefined && (part.startsWith(':') || part.replace('?', '') === first) && isAt(rest, others)
  )
}
