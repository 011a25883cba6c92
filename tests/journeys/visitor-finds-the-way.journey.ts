import type { Page } from '@playwright/test'
import { choiceKey } from '#domain/privacy/rules/choice.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectOneList } from './maps.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Quick navigation' })
const options = (page: Page) => page.getByRole('option')
const places = [
  ...['Home', 'About', 'Advisory', 'Pricing', 'Ventures', 'Founders', 'Investors', 'Ecosystem', 'Contact'],
  ...['Dashboard', 'VIP'],
]
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('the front page says what it is, to people and to machines, without React (K02, K33)', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Square, octagon, round.' })).toBeVisible()
  await expectAccessible(page)
  expect(scripts).toEqual([])

  const origin = new URL(page.url()).origin
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${origin}/img/share.jpg`,
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual([
    'WebPage',
    'Organization',
    'WebSite',
  ])

  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`<loc>${origin}/</loc>`)
  await expectOneList(page.request)
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const security = await (await page.request.get('/.well-known/security.txt')).text()
  expect(security).toMatch(/Contact: mailto:.+\nExpires: 20/)
  const policy = security.match(/^Policy: (.+)$/m)?.[1]
  expect(policy).toBe(`${origin}/responsible-disclosure`)
  expect((await page.request.get(policy ?? '')).status()).toBe(200)
  expect((await page.request.get('/img/share.jpg')).headers()['content-type']).toBe('image/jpeg')
  expect((await page.request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex')
})

test('quick navigation filters, wraps, goes and gives the focus back (K08, T-162)', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Quick navigation' })
  await opener.click()
  await expect(box(page)).toBeFocused()
  await expect(options(page)).toHaveText(places)
  await expectAccessible(page)

  // Arrows wrap at both ends.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'VIP' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  const pointed = await box(page).getAttribute('aria-activedescendant')
  expect(pointed).toBe(await page.getByRole('option', { name: 'Home' }).getAttribute('id'))

  await box(page).fill('BOARD')
  await expect(options(page)).toHaveText(['Dashboard'])
  await box(page).fill('nowhere')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText('No matching pages')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(opener).toBeFocused()

  // "/" opens it again, and it has forgotten what was typed.
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await box(page).fill('dash')
  await page.keyboard.press('Enter')
  // Its target is guarded.
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.goBack()
  await page.waitForURL((address) => address.pathname === '/')
  await expect(box(page)).toBeHidden()
})

test('the entries say where they lead, next to the logo or in the drawer (K05)', async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) {
    const opener = page.getByRole('button', { name: 'Open navigation' })
    await opener.click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer).toBeVisible()
    await expectAccessible(page)
    // The focus stays inside however far it is moved.
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const at = document.activeElement
        return at !== null && at !== document.body && !at.closest('dialog')
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await drawer.getByRole('link', { name: 'Pricing' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Pay for the stage you are at.' })).toBeInViewport()
    return
  }
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  const entry = main.getByRole('link', { name: 'Pricing' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'Plans and services with their prices' })
  await expect(tip).toBeHidden()
  await entry.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await entry.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tip).toBeVisible()
  await entry.click()
  await expect(page.getByRole('heading', { name: 'Pay for the stage you are at.' })).toBeInViewport()
  await expect(main.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
})

test('an address that is not there answers 404 and helps on (K03)', async ({ page }) => {
  const answer = await page.goto('/no/such/page?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expectAccessible(page)

  await expect(options(page)).toHaveText(places)
  await box(page).focus()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/')
})

test('whoever signed in finds their menu in place of Sign In, and leaves by it (K06, K09, T-174)', async ({
  page,
  signUpAndVerify,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'JUL, home' })).toHaveAttribute('href', '/')

  const person = await signUpAndVerify(page, { firstName: 'Žofie', lastName: '王' })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Account of Žofie 王' })).toBeVisible()
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden()
  await expect(header.getByRole('link', { name: 'JUL, home' })).toHaveAttribute('href', '/dashboard')
  await header.getByRole('button', { name: 'Account' }).click()
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByText('Žofie 王')).toBeVisible()
  await expect(menu.getByText(person.email)).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(['Console Dashboard', 'Profile', 'Settings'])
  await expectAccessible(page)

  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto('/')
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect((await (await page.request.get('/api/v1/accounts/me')).json()).me).toBeNull()
})

test('a hint that outlived its sign-in grants nothing and is corrected (4.0 rule 2)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('jul.signedIn', 'staff'))
  await page.reload()
  if (!isPhone(page)) await expect(page.getByRole('link', { name: 'VIP Access' })).toBeVisible()
  expect((await page.request.get('/vip')).status()).toBe(404)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'VIP Access' })).toBeHidden()
})

test('the way back to a landing page shows for thirty minutes (K06)', async ({ page }) => {
  await page.goto('/')
  const back = page.getByRole('link', { name: 'Back to Landing Page' })
  await expect(back).toBeHidden()
  // Where somebody came from is kept with their yes alone (T-159).
  await page.evaluate((key) => {
    const answered = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...answered, marketing: true }))
  }, choiceKey)
  const visited = (minutes: number) =>
    page.evaluate(
      (at) => sessionStorage.setItem('jul.landing', JSON.stringify({ path: '/landing/spring', at })),
      Date.now() - minutes * 60_000,
    )
  await visited(29)
  await page.reload()
  await expect(back).toHaveAttribute('href', '/landing/spring')
  await expectAccessible(page)
  await visited(31)
  await page.reload()
  await expect(back).toBeHidden()
})

test('a console whose program never comes says so by itself (T-171)', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/dashboard')
  const said = page.getByRole('heading', { name: 'App Error Detected' })
  await expect(said).toBeHidden()
  // Style alone waits for it, so its clock is what is put forward.
  const waits = await page.evaluate(() =>
    document.getAnimations().map((each) => {
      const waitsMs = Number(each.effect?.getTiming().delay)
      each.currentTime = waitsMs + 1
      return waitsMs
    }),
  )
  expect(waits).toEqual([12_000])
  await expect(said).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /^mailto:/)
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/auth\?next=/)
})

test('an error that nothing held leaves a way out in an empty page, and is stored for staff (T-171, T-172)', async ({
  page,
  asAdmin,
}) => {
  // The program has taken the page over once it asks who is signed in.
  const asked = page.waitForResponse('**/api/rpc/accounts/getMe')
  await page.goto('/auth')
  await asked
  await page.evaluate(() => document.body.replaceChildren())
  const stored = page.waitForResponse('**/api/rpc/content/reportError')
  // Thrown on purpose, after the page's own listeners were counted: nothing of the page itself breaks here.
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { error: new Error('empty on purpose for ada@lovelace.example') }))
  })
  expect((await stored).ok()).toBe(true)
  await expect(page.getByRole('heading', { name: 'App Error Detected' })).toBeVisible()

  const staff = await asAdmin()
  const { errors } = await (await staff.request.get('/api/v1/content/errors')).json()
  const [found] = errors.filter((each: { message: string }) => each.message.includes('empty on purpose'))
  expect(found).toMatchObject({
    level: 'global',
    path: '/auth',
    message: 'Error: empty on purpose for [address]',
  })
  expect((await page.request.get('/api/v1/content/errors')).status()).toBe(401)
})

test('inside the staff area the logo leads to VIP, and from /admin Back does (K06, T-222)', async ({
  asAdmin,
}) => {
  const page = await asAdmin()
  await page.goto('/vip')
  await expect(page.getByRole('link', { name: 'JUL VIP area' })).toHaveAttribute('href', '/vip')
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'JUL Console Desktop' })).toHaveAttribute('href', '/dashboard')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.waitForURL((address) => address.pathname === '/vip')
})
