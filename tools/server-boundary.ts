import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Ends a build, and a page in development, as soon as the web asks for a module of the server. */
export function serverBoundary(): Plugin {
  let server = ''
  return {
    name: 'server-boundary',
    enforce: 'pre',
    configResolved(config) {
      server = join(config.root, 'server') + sep
    },
    load(id) {
      if (!id.startsWith(server)) return
      this.error(
        `${id} belongs to the server and reaches the browser. Move what the web needs of it to domain/ (a rule) or contract/ (a shape).`,
      )
    },
  }
}
