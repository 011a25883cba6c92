import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { consoleAddresses } from '#contract/paths.ts'
import { allRoutes } from '#tests/journeys/screens.ts'

it('answers the addresses of the consoles that have a screen, and no other (K03)', () => {
  const drawn = new Set(
    // What is not found below a console is drawn there, and answered as what it is.
    allRoutes().filter(
      (address) =>
        /^\/(?:app|dashboard|go|vip|audio-uploader|stripe-calendly-validation|admin|brand|email-signature|digital-business-card|mobile-design)(?:\/|$)/.test(
          address,
        ) && !address.endsWith('/*'),
    ),
  )
  // One route leads on from emails, whatever they name; which things there are, the addresses say.
  const leads = (address: string) => address.startsWith('/go/')
  expect(
    consoleAddresses()
      .filter((address) => !leads(address))
      .sort(),
  ).toEqual(
    [...drawn]
      .filter((address) => !leads(address))
      .map((address) => address.replace(/:\w+/, '*'))
      .sort(),
  )
  expect([...drawn].filter(leads)).toEqual(['/go/:thing/:id?'])
})

it('leads to the tools of staff that stand outside of their navigation from a screen', () => {
  const root = join(import.meta.dirname, '..')
  const screens = globSync('web/{features,staff}/**/*.tsx', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  for (const link of ['to={paths.calendly()}', 'to={paths.audioUploader()}'])
    expect(
      screens.some((text) => text.includes(link)),
      link,
    ).toBe(true)
})
