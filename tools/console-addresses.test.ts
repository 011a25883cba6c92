import { expect, it } from 'vitest'
import { consoleAddresses } from '#contract/paths.ts'
import { allRoutes } from '#tests/journeys/screens.ts'

it('answers the addresses of the consoles that have a screen, and no other (K03)', () => {
  const drawn = new Set(
    allRoutes().filter((address) => /^\/(?:app|dashboard|vip|admin)(?:\/|$)/.test(address)),
  )
  expect([...consoleAddresses].sort()).toEqual(
    [...drawn].map((address) => address.replace(/:\w+/, '*')).sort(),
  )
})
