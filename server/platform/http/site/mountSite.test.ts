import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '#server/platform/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { noneServed } from '../edge/health.ts'
import { mountSite } from './mountSite.ts'
import { rewritten } from './page.ts'
import { PagesFromMemory } from './pagesFromMemory.ts'
import type { Site } from './site.ts'

const link = '</assets/dashboard.js>; rel=modulepreload'
const page = (text: string) => rewritten({ type: 'text/html', policy: null, immutable: false }, text)
const site: Site = {
  pages: new Map([['/', page('front')]]),
  shell: page('shell'),
  missing: page('missing'),
  scripts: new Map([
    ['/dashboard', link],
    ['/app/julboard/card/*', link],
  ]),
}

it.each([
  ['/dashboard', {}, 200, link],
  ['/dashboard/?tab=julboard', {}, 200, link],
  ['/dashboard', { 'if-none-match': site.shell.etag }, 304, link],
  ['/app/julboard/card/4711', {}, 200, link],
  ['/app/home', {}, 200, undefined],
  ['/', {}, 200, undefined],
  ['/dashboard/nothing', {}, 404, undefined],
  ['/vip', {}, 404, undefined],
])(
  '%s with %j is answered %i, and the scripts of its screen are named where it has any (0118)',
  async (url, headers, status, named) => {
    const server = Fastify()
    const app = { config: readConfig({}) } as App // safe because whoever has no sign-in is asked about nowhere else
    mountSite(server, app, site, new PagesFromMemory(app, site, noneServed()))
    const answer = await server.inject({ url, headers })
    expect([answer.statusCode, answer.headers.link]).toEqual([status, named])
    await server.close()
  },
)
