import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { consoleAddresses } from '#contract/paths.ts'
import routes from '#web/routes.ts'

const addresses = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const full = entry.path ? `${above}/${entry.path}` : above
    return entry.children ? addresses(entry.children, full) : [full]
  })

it('answers the addresses of the consoles that have a screen, and no other (K03)', () => {
  const drawn = addresses(routes).filter((address) => /^\/(?:app|dashboard|vip|admin)(?:\/|$)/.test(address))
  expect([...consoleAddresses].sort()).toEqual(drawn.map((address) => address.replace(/:\w+/, '*')).sort())
})
