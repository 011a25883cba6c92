import { boardPartTexts, boardPhoneTexts, boardUiTexts } from '#domain/board/texts.ts'
import { boardOf, isPhone } from './board.ts'
import { expect, test } from './journey.ts'
import { ask, giveBothConsoles, userIdOf } from './seed.ts'

test('a decision whose review could not be asked for is asked about again, and stands on the board once (T-103)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  await giveBothConsoles(await asAdmin(), await userIdOf(page))
  await ask(page.request, 'accounts/editProfile', { userType: 'founder' })
  const { submitDecision } = isPhone(page) ? boardPhoneTexts : boardPartTexts
  await page.goto(boardOf(page))
  if (isPhone(page)) await page.getByRole('tab', { name: 'Decisions' }).click()
  await page.getByRole('button', { name: submitDecision }).first().click()
  const dialog = page.getByRole('dialog', { name: boardPartTexts.submitDecision })
  const [words, submit] = [
    dialog.getByLabel('What needs to be decided'),
    dialog.getByRole('button', { name: 'Submit' }),
  ]
  await words.fill('Price per depot')
  await page.route('**/inquiries/requestDecisionReview', (route) => route.abort(), { times: 1 })
  await submit.click()

  // The decision was stored before the request was lost: it is chosen now, and no other words make another.
  await expect(words).toBeHidden()
  await expect(dialog.getByRole('combobox', { name: 'Decision' })).toHaveText('Price per depot')
  await submit.click()
  await expect(page.getByRole('dialog', { name: boardUiTexts.reviewAsked })).toBeVisible()
  const { cards } = await ask<{ cards: { title: string }[] }>(page.request, 'board/listCards', {})
  expect(cards.map(({ title }) => title)).toEqual(['Price per depot'])
})
