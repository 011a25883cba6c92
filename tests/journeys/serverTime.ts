import type { BrowserContext, Page, Route } from '@playwright/test'

/**
 * What the server says of its time and of the end of a sign-in is moved along with the clock of a page: its own cannot be moved. `around`
 * stands around each such answer.
 */
export async function moveServerTime(
  place: BrowserContext | Page,
  aheadMs: () => number,
  around: (answer: () => Promise<void>) => Promise<void> = (answer) => answer(),
) {
  const answer = async (route: Route) => {
    const response = await route.fetch()
    const said = await response.text()
    await route.fulfill({
      response,
      body: said.replaceAll(/("(?:idleUntil|now)":")([^"]+)/g, (_, name: string, moment: string) =>
        name.concat(new Date(Date.parse(moment) + aheadMs()).toISOString()),
      ),
    })
  }
  await place.route(/\/api\/rpc\/accounts\/(getMe|touch)/, (route) => around(() => answer(route)))
}
