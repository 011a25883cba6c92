import { randomUUID } from 'node:crypto'
import { paths } from '#contract/paths.ts'
import { expect, test } from './journey.ts'
import { post } from './people.ts'
import { ask, giveBothConsoles, userIdOf } from './seed.ts'

// Twenty-five hours lie between the browser and the profile, so that their days differ at every hour.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('a figure is of the day in the profile, not of that in the browser (T-099)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await ask(page.request, 'accounts/editProfile', { userType: 'founder', timeZone: 'Pacific/Pago_Pago' })
  await giveBothConsoles(await asAdmin(), await userIdOf(page))

  await page.goto(paths.go('home'))
  await page.getByRole('button', { name: 'Enter figures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Runway' })
  await dialog.getByLabel('Months').fill('14')
  await dialog.getByRole('button', { name: 'Save figure' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enter figures' })).toHaveCount(0)
})

test('a card and its notes say days and times by the zone of the profile (T-213)', async ({ page }) => {
  await post(page.request, '/api/demo-session', { timeZone: 'Pacific/Pago_Pago' })
  const id = randomUUID()
  await ask(page.request, 'board/createCard', { id, title: 'Call the bank' })
  await page.route('**/api/rpc/board/getCard*', async (route) => {
    const response = await route.fetch()
    const { json } = await response.json()
    // Both are of the evening of 10 June there, and of 11 June in UTC and in the browser.
    const card = { ...json.card, createdAt: '2026-06-11T02:00:00.000Z' }
    const note = { id: randomUUID(), body: 'They are closed.', authorName: 'Mara', isMine: true }
    const notes = [{ ...note, createdAt: '2026-06-11T09:30:00.000Z' }]
    await route.fulfill({ response, json: { json: { ...json, card, notes } } })
  })
  await page.goto(paths.card(id))
  await expect(page.getByText(/^10 June( 2026)?$/)).toBeVisible()
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await expect(page.getByText('10 June at 22:30')).toBeVisible()
})
