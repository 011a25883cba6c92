import type { APIRequestContext } from '@playwright/test'
import { expect } from './journey.ts'

/** What stands on the page of all pages and nowhere on the map: where somebody signs in, the consoles, and what programs read. */
const forNoEngine = /^\/(?:auth|dashboard|app|api\/docs|sitemap\.xml|\.well-known\/)/

/** The page of all pages and the map for search engines name the same addresses, `address` among them or not (K11). */
export async function expectOneList(request: APIRequestContext, address?: string, isThere = true) {
  await expect(async () => {
    const map = await (await request.get('/sitemap.xml')).text()
    const page = await (await request.get('/sitemap')).text()
    const onMap = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
    const main = page.match(/<main[\s\S]*<\/main>/)?.[0] ?? ''
    // A list without rows keeps its shape, out of sight.
    const shown = main.replaceAll(/<section\b[^>]* hidden="">[\s\S]*?<\/section>/g, '')
    const onPage = [...shown.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, at = '']) => at)
    expect(onPage.filter((at) => !forNoEngine.test(at)).sort()).toEqual(onMap.sort())
    if (address) expect([address, onMap.includes(address)]).toEqual([address, isThere])
  }).toPass({ timeout: 10_000 })
}
