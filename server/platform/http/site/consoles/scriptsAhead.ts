import { consoleAddresses } from '#contract/paths.ts'
import type { RouteList } from './routesAt.ts'
import { routesAt } from './routesAt.ts'

/** Keeps the header under 1.5 kB: some proxies take no more than 4 kB of headers. */
const MOST = 24

/**
 * The `Link` headers with which the document of the consoles is sent, by their addresses. The document is the same for every screen and
 * names no scripts of any; without the header a browser learns of them one after another, a round trip each (0118). None where there is
 * nothing to add.
 */
export function scriptsAhead(list: RouteList, document: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const address of consoleAddresses()) {
    const routes = routesAt(list, address)
    // The routes themselves first: without them nothing shows.
    const scripts = new Set([
      ...routes.map(({ module }) => module),
      ...routes.flatMap(({ imports = [] }) => imports),
    ])
    const links = [...scripts]
      .filter((script) => !document.includes(`"${script}"`))
      .slice(0, MOST)
      .map((script) => `<${script}>; rel=modulepreload`)
    if (links.length > 0) headers.set(address, links.join(', '))
  }
  return headers
}
