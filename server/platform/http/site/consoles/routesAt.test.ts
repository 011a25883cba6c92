import { expect, it } from 'vitest'
import { readRoutes, routesAt } from './routesAt.ts'

const route = (id: string, path?: string, parentId = 'root') => ({
  [id]: { parentId, path, module: `/assets/${id}.js`, imports: [] },
})
const routes = {
  root: { path: '', module: '/assets/root.js', imports: [] },
  ...route('desk', 'dashboard'),
  ...route('lost', 'dashboard/*'),
  ...route('phone', 'app'),
  ...route('index', undefined, 'phone'),
  ...route('card', 'board/card/:id', 'phone'),
  ...route('none', '*', 'phone'),
  ...route('frame'),
  ...route('staff', 'vip', 'frame'),
  ...route('new', 'vip/new', 'frame'),
  ...route('member', 'vip/:member', 'frame'),
  ...route('go', 'go/:thing/:id?'),
  ...route('page', ':page'),
  ...route('grouped', ':group/:page'),
  ...route('missing', '*'),
}
const list = readRoutes(
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js', imports: [] }, routes })};`,
)

it.each([
  ['/dashboard', ['desk', 'root']],
  ['/app', ['phone', 'root', 'index']],
  ['/app/board/card/*', ['card', 'phone', 'root']],
  ['/app/board/card/4711', ['card', 'phone', 'root']],
  ['/vip', ['staff', 'frame', 'root']],
  ['/vip/new', ['new', 'frame', 'root']],
  ['/vip/*', ['member', 'frame', 'root']],
  ['/go/card', ['go', 'root']],
  ['/go/card/*', ['go', 'root']],
  ['/dashboard/elsewhere', []],
  ['/app/nothing', []],
  ['/about', []],
  ['/nothing/of/this', []],
])('%s is drawn by its own route and those above it (0118)', (address, drawn) => {
  expect(routesAt(list, address).map(({ module }) => module.slice('/assets/'.length, -'.js'.length))).toEqual(
    drawn,
  )
})
