import { paths } from '#contract/paths.ts'
import { siteUiTexts } from '#domain/content/texts.ts'
import { addCards, isPhone, startWithBareBoard } from './board.ts'
import { expect, test } from './journey.ts'

test('an address of an email opens the console that fits, and keeps one that was chosen (4.13.3, T-167)', async ({
  page,
}) => {
  await startWithBareBoard(page)
  const [card = ''] = await addCards(page, 'backlog', ['From a mail'])
  await page.goto(paths.go('card', card))
  await expect(page).toHaveURL(isPhone(page) ? paths.card(card) : paths.boardCard(card))
  await expect(page.getByRole('heading', { name: 'From a mail' }).first()).toBeVisible()

  await test.step('the flag opens the phone on any screen, and the choice holds (T-167)', async () => {
    await page.goto('/?mobile')
    await expect(page).toHaveURL(paths.appHome())
    await page.goto(paths.go('card', card))
    await expect(page).toHaveURL(paths.card(card))
    await page.getByRole('link', { name: 'Back to Board' }).click()
    await expect(page).toHaveURL(paths.appBoard())
    // The pressed link is gone, and the keyboard goes on in the new screen.
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: 'From a mail' })).toBeInViewport()
  })

  await test.step('the settings open by their flag, and lead back to the other console (spec 3 §2)', async () => {
    await page.goto(`${paths.appHome()}?settings=1`)
    await expect(page).toHaveURL(paths.appSettings())
    await page.getByRole('link', { name: 'Desktop console' }).click()
    await expect(page).toHaveURL(paths.dashboard())
    await page.goto(paths.go('board'))
    await expect(page).toHaveURL(paths.dashboard('julboard'))
  })

  await test.step('quick navigation finds the card by its title (T-162)', async () => {
    await page.goto(paths.appHome())
    await page.getByRole('button', { name: 'Quick navigation' }).click()
    const box = page.getByRole('combobox', { name: 'Quick navigation' })
    await box.fill('rom a ma')
    await expect(page.getByRole('option', { name: /^From a mail/ })).toBeVisible()
    await box.press('Enter')
    await expect(page).toHaveURL(paths.card(card))
  })

  await test.step('Enter goes where the newest words lead, and a search that fails says so', async () => {
    const [other = ''] = await addCards(page, 'backlog', ['Call Ilse'])
    const held = Promise.withResolvers<void>()
    await page.goto(paths.appHome())
    await page.getByRole('button', { name: 'Quick navigation' }).click()
    const box = page.getByRole('combobox', { name: 'Quick navigation' })
    await box.fill('rom a ma')
    await expect(page.getByRole('option', { name: /^From a mail/ })).toBeVisible()
    await page.route(/content\/findPlaces/, async (route) => {
      await held.promise
      await route.continue()
    })
    await box.fill('all ils')
    await box.press('Enter')
    await expect(page.getByText(siteUiTexts.searching)).toBeVisible()
    await expect(page).toHaveURL(paths.appHome())
    held.resolve()
    await expect(page).toHaveURL(paths.card(other))
    await page.unrouteAll()
    await page.goto(paths.appHome())
    await page.getByRole('button', { name: 'Quick navigation' }).click()
    await page.route(/content\/findPlaces/, (route) => route.fulfill({ status: 429, json: {} }))
    await box.fill('rom a mail')
    await expect(page.getByText(siteUiTexts.searchFailed)).toBeVisible()
  })
})
