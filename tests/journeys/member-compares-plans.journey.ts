import { expect, expectAccessible, test } from './journey.ts'

const isPhone = (width: number | undefined) => (width ?? 0) < 768

test('a member sees what each plan gives, which one is theirs, and asks for more (K77, T-047)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await page.goto('/dashboard')
  if (isPhone(page.viewportSize()?.width)) {
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Platform Overview' }).click()
  } else {
    await page
      .getByRole('navigation', { name: 'Console' })
      .getByRole('link', { name: 'Platform Overview' })
      .click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Platform Overview' })).toBeVisible()
  await expect(page.getByText('You have Desktop Standard here and Mobile Free on the phone.')).toBeVisible()

  const desktop = page.getByRole('region', { name: 'Desktop console' })
  await expect(desktop.getByRole('columnheader', { name: /Standard.*Your plan/ })).toBeVisible()
  const editing = desktop.getByRole('row', { name: /^Create, edit and move cards/ })
  await expect(editing.getByRole('cell')).toHaveText(['No', 'Yes'])
  await expect(desktop.getByRole('row', { name: /^Schedule sessions/ }).getByRole('cell')).toHaveText([
    'No',
    'Yes',
  ])
  const mobile = page.getByRole('region', { name: 'Mobile console' })
  await expect(mobile.getByText('Mobile Pro adds nothing more yet.')).toBeVisible()
  await expect(mobile.getByRole('row', { name: /^Generate a session report/ })).toHaveCount(0)
  // What nobody can use yet is in no comparison, and is said to be planned, with the plans that it will come with (T-049).
  for (const table of [desktop, mobile])
    await expect(table.getByRole('row', { name: /^Smart proposal tracking/ })).toHaveCount(0)
  const states = page.getByRole('region', { name: 'Implementation status' })
  const agreements = states.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Agreements', exact: true }),
  })
  await expect(agreements).toContainText('Planned')
  await expect(agreements).toContainText('Smart proposal tracking')
  await expect(agreements).toContainText('With Mobile Pro, Desktop Pro')
  await expect(states.getByText('Session details and recap', { exact: false })).toBeVisible()
  await expectAccessible(page)

  await mobile.getByRole('button', { name: 'Request upgrade' }).click()
  await expect(mobile.getByText('Requested', { exact: true })).toBeVisible()
  await expect(desktop.getByRole('button', { name: 'Request upgrade' })).toBeVisible()
})

test('a tab that is none opens the home of the console, and back leads to the tab before (K60)', async ({
  page,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/dashboard?tab=platform')
  await expect(title).toHaveText('Platform Overview')
  for (const tab of ['nothing', 'HOME', '%22%3E', '']) {
    await page.goto(`/dashboard?tab=${tab}`)
    await expect(page.getByRole('button', { name: 'Hide these steps' })).toBeVisible()
    const open = page.getByRole('navigation', { name: 'Console' }).locator('[aria-current=page]')
    if (!isPhone(page.viewportSize()?.width)) await expect(open).toHaveText('Home')
    await page.goBack()
    await expect(title).toHaveText('Platform Overview')
  }
})

test('a new member finds a home of empty tiles that count nothing, a demo one its own rows (K61, T-206)', async ({
  page,
  asVisitor,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await page.goto('/dashboard')
  const tile = (on: typeof page, name: string) =>
    on.locator('section').filter({ has: on.getByRole('heading', { name, exact: true }) })
  await page.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(tile(page, 'Analytics')).toContainText('0 h')
  await expect(tile(page, 'Collaboration')).toContainText('0 notes and check-ins')
  await expect(tile(page, 'Achievements')).toContainText('Coming Soon')
  await expect(tile(page, 'Growth')).toContainText('Not entered yet')
  await expect(page.getByText('No recent activity yet.')).toBeVisible()
  await expectAccessible(page)

  const demo = await asVisitor()
  await demo.request.post('/api/demo-session', { data: {}, headers: { origin: new URL(page.url()).origin } })
  await demo.goto('/dashboard')
  await expect(tile(demo, 'Analytics')).toContainText('4 h in session, 8 cards done')
  await expect(tile(demo, 'Growth')).toContainText('€15,000')
  await expect(tile(demo, 'Achievements')).toContainText('Coming Soon')

  // Reading the minutes settles the nudge that they are there (T-205).
  const nudge = demo.getByText(/^The minutes of Pricing working session were approved/)
  await expect(nudge).toBeVisible()
  await demo.getByRole('link', { name: 'Read the minutes of Pricing working session' }).click()
  await demo.waitForURL(/tab=sessions/)
  await demo.goBack()
  await expect(tile(demo, 'JUL Nudges')).toContainText('Nothing needs your attention right now.')
})
