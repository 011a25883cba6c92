/** A route as React Router's list says it: where it stands, its script and what that imports. */
export type Route = {
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly clientLoaderModule?: string
  readonly imports?: readonly string[]
}
/** React Router's own list of routes and their scripts, and the script that a console starts with. */
export type RouteList = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/** The list as the build writes it: a script that sets it. */
export const readRoutes = (script: string): RouteList =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))

/**
 * The routes that a console draws `address` by, each before those above it; none where it has no screen there. As React Router ranks
 * them, those with the most literal segments: one without any is of the site's documents.
 */
export function routesAt({ routes }: RouteList, address: string): readonly Route[] {
  const matching = Object.values(routes)
    .map((route) => {
      const chain = chainOf(routes, route)
      const segments = chain.toReversed().flatMap(({ path = '' }) => path.split('/').filter(Boolean))
      return { chain, path: `/${segments.join('/')}`, literal: segments.filter(isLiteral).length }
    })
    .filter(({ path, literal }) => literal > 0 && !path.endsWith('*') && matches(path, address))
  const best = Math.max(...matching.map(({ literal }) => literal))
  return [...new Set(matching.filter(({ literal }) => literal === best).flatMap(({ chain }) => chain))]
}

const matches = (path: string, address: string): boolean =>
  new URLPattern({ pathname: path }).test({ pathname: address })

const isLiteral = (segment: string): boolean => !segment.startsWith(':')

function chainOf(routes: RouteList['routes'], route: Route): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [route, ...(parent ? chainOf(routes, parent) : [])]
}
