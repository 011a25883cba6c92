import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { lessonCardsAdded } from '#domain/board/texts/lessonCards.ts'
import { lessonPath } from '#domain/content/rules/playbook.ts'
import { boardOf, notice, startWithBareBoard, storedIn } from './board.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { join, newPerson } from './people.ts'
import { memberWithoutScripts } from './withoutProgram.ts'

const [playbook, lesson] = [lessonPath(''), lessonPath('count-the-buyers')]
const isDone = (page: Page) => page.getByRole('button', { name: 'I have done this lesson' })
const isNotDone = (page: Page) => page.getByRole('button', { name: 'Not done after all' })
const said = (page: Page) => page.getByText('You have done this lesson.')
const inList = (page: Page) => page.getByRole('link', { name: /Count the buyers/ })

test('a member says what they have done of the playbook, sees it in every browser, and takes it back (pages §5.1)', async ({
  page,
  asVisitor,
  signIn,
}) => {
  const member = newPerson()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/learning/') && asked.push(request.url()))

  await test.step('signed out it shows nothing of anybody, asks nothing, and leads to the sign-in', async () => {
    await join(page.request, member)
    await page.goto(playbook)
    await expect(page.getByText('to see which lessons you have done')).toBeVisible()
    await expect(page.getByText(/lessons done/)).toBeHidden()
    await expectAccessible(page)
    await page.goto(lesson)
    await expect(isNotDone(page)).toBeHidden()
    await expectAccessible(page)
    await isDone(page).click()
    await expect(page).toHaveURL(paths.auth('sign-in', lesson))
    expect(asked).toEqual([])
  })

  await test.step('signing in leads back, and there the lesson is done', async () => {
    // Who has told what they are is not asked for it on the way.
    const elsewhere = await asVisitor()
    await signIn(elsewhere, member)
    await elsewhere.request.patch('/api/v1/accounts/profile', {
      data: { userType: 'founder' },
      headers: { 'x-jul': '1' },
    })
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(lesson)
    await isDone(page).click()
    await expect(page).toHaveURL(`${lesson}#lesson-done`)
    await expect(said(page)).toBeInViewport()
    await expect(isDone(page)).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('the playbook says how far they are, and leads on', async () => {
    await page.goto(playbook)
    await expect(page.getByText(/^1 of \d+ lessons done$/)).toBeVisible()
    await expect(inList(page)).toHaveAccessibleName(/Done/)
    await expect(page.getByText('Done', { exact: true }).filter({ visible: true })).toHaveCount(1)
    expect(await overOf(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Go on with: / }).click()
    await expect(page).toHaveURL(lessonPath('write-the-question-in-one-sentence'))
    await expect(isDone(page)).toBeVisible()
    await expect(said(page)).toBeHidden()
  })

  await test.step('another browser says the same, and what is taken back there is gone here', async () => {
    const other = await asVisitor()
    await signIn(other, member)
    await other.goto(paths.dashboard())
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await other.goto(lesson)
    await expect(said(other)).toBeVisible()
    await isNotDone(other).click()
    await expect(isDone(other)).toBeVisible()
    await expect(said(other)).toBeHidden()
    await page.goto(playbook)
    await expect(page.getByText(/^0 of \d+ lessons done$/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Begin with: Write the question/ })).toBeVisible()
    await expect(inList(page)).not.toHaveAccessibleName(/Done/)
  })
})

test('with scripts off the form of a lesson keeps the same, and its page says what was kept (0099)', async ({
  asVisitor,
  signIn,
}) => {
  const { member, page } = await memberWithoutScripts(asVisitor)
  const kept = async () => {
    const { lessons } = await (await page.request.get('/api/v1/learning/lessons')).json()
    return lessons.map((each: { lesson: string }) => lessonPath(each.lesson))
  }
  await page.goto(lesson)
  await isDone(page).click()
  await expect(page).toHaveURL(paths.auth('sign-in', lesson))

  await signIn(page, member)
  await page.goto(lesson)
  await expect(said(page)).toBeHidden()
  await isDone(page).click()
  await expect(said(page)).toBeVisible()
  expect(await kept()).toEqual([lesson])
  await isNotDone(page).click()
  await expect(page.getByText('This lesson is not done.')).toBeVisible()
  await expect(said(page)).toBeHidden()
  expect(await kept()).toEqual([])
})

test('the checklist of a lesson becomes cards, and the board says so', async ({ page }) => {
  await startWithBareBoard(page)
  await page.goto(lesson)
  await page.getByRole('button', { name: 'Add unticked lines to my board' }).click()
  await expect(notice(page, lessonCardsAdded)).toBeVisible()
  await expect(page).toHaveURL(boardOf(page))
  expect((await storedIn(page, 'backlog')).length).toBeGreaterThan(2)
})
