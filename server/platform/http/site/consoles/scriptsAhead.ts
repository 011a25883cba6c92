/** A route as React Router's list says it: where it stands, its script and what that imports. */
type Route = {
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
}
type Routes = Readonly<Record<string, Route>>

/** Keeps the header under 1.5 kB: some proxies take no more than 4 kB of headers. */
const MOST = 24

/**
 * The `Link` header with which the document of the consoles is sent, by its address. The document is the same for every screen and names no
 * scripts of any; without the header a browser learns of them one after another, a round trip each (0118). Null where there is nothing to
 * add. `list` is React Router's manifest. Matched by hand, because the router's own matching would bring React into the server.
 */
export function scriptsAhead(list: string, document: string): (address: string) => string | null {
  const routes: Routes = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1)).routes
  const all = Object.values(routes).map((route) => {
    const chain = chainOf(routes, route)
    return { chain, pattern: chain.toReversed().flatMap(({ path = '' }) => segmentsOf(path)) }
  })
  return (address) => {
    const segments = segmentsOf(address)
    const matching = all.filter(({ pattern }) => matches(pattern, segments))
    const best = Math.max(...matching.map(({ pattern }) => scoreOf(pattern)))
    const chain = matching.filter(({ pattern }) => scoreOf(pattern) === best).flatMap((each) => each.chain)
    // The routes themselves first: without them nothing shows.
    const scripts = new Set([
      ...chain.map(({ module }) => module),
      ...chain.flatMap(({ imports = [] }) => imports),
    ])
    const links = [...scripts]
      .filter((script) => !document.includes(`"${script}"`))
      .slice(0, MOST)
      .map((script) => `<${script}>; rel=modulepreload`)
    return links.length > 0 ? links.join(', ') : null
  }
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** A route and those above it, itself first. */
function chainOf(routes: Routes, route: Route): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [route, ...(parent ? chainOf(routes, parent) : [])]
}

/** As React Router ranks routes: literal segments before parameters, a splat last. */
const scoreOf = (pattern: readonly string[]): number =>
  2 * pattern.filter((segment) => segment !== '*' && !segment.startsWith(':')).length -
  (pattern.includes('*') ? 1 : 0)

/** `:id` stands for one segment, `:id?` for one or none, `*` for all that follow. */
function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const [expected, ...rest] = pattern
  if (expected === undefined) return segments.length === 0
  if (expected === '*') return true
  if (expected.endsWith('?') && matches(rest, segments)) return true
  const [segment, ...others] = segments
  return (
    segment !== undefined &&
    (expected.startsWith(':') || expected.replace('?', '') === segment) &&
    matches(rest, others)
  )
}
