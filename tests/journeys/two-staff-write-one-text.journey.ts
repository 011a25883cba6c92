import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { notice, signInToo } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, seed, userIdOf, whenFree } from './seed.ts'

const HOUR = 60 * 60_000

test('two who change one session are told and choose; what only one of them changed stands (K93)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const other = await asVisitor()
  await signInToo(other, staff)
  const id = randomUUID()
  // On the minute, as a form writes it: a field nobody touched is then no change.
  const memberId = await userIdOf(page)
  await whenFree(Math.ceil(Date.now() / HOUR) * HOUR + 30 * HOUR, (start) =>
    ask(staff.request, 'sessions/scheduleSession', {
      id,
      memberId,
      sessionType: 'strategy',
      title: 'Hiring plan',
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
    }),
  )
  for (const each of [staff, other]) await each.goto(`/vip/sessions/${id}`)
  const open = async (each: Page) => {
    await each.getByRole('button', { name: 'More actions for this session' }).click()
    await each.getByRole('menuitem', { name: 'Edit session' }).click()
    const dialog = each.getByRole('dialog', { name: 'Edit session' })
    return {
      dialog,
      field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
      press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
      told: dialog.getByRole('alert').filter({ hasText: 'This session was changed on another device' }),
    }
  }
  const titled = (each: Page, title: string) =>
    expect(each.getByRole('heading', { name: title, level: 1 })).toBeVisible()

  await test.step('the second is told what it reads now, keeps the own text and saves it over theirs', async () => {
    const [mine, theirs] = [await open(staff), await open(other)]
    await mine.field('Title').fill('Hiring plan for Leiden')
    await theirs.field('Title').fill('Hiring plan for Ghent')
    await theirs.press('Save')
    await expect(notice(other, 'Session saved')).toBeVisible()
    await mine.press('Save')
    await expect(mine.told).toContainText(
      'It now reads Hiring plan for Ghent, version 2. Your changes are still here.',
    )
    await expect(mine.field('Title')).toHaveValue('Hiring plan for Leiden')
    await expectAccessible(staff)
    await mine.press('Keep my version')
    await expect(mine.dialog).toHaveCount(0)
    for (const each of [staff, other]) await titled(each, 'Hiring plan for Leiden')
  })

  await test.step('leaving the own text takes theirs', async () => {
    const [mine, theirs] = [await open(staff), await open(other)]
    await mine.field('Title').fill('Hiring, first round')
    await theirs.field('Title').fill('Hiring, second round')
    await mine.press('Save')
    await expect(mine.dialog).toHaveCount(0)
    await theirs.press('Save')
    await expect(theirs.told).toContainText('It now reads Hiring, first round, version 4.')
    await theirs.press('Cancel')
    const question = other.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(theirs.dialog).toHaveCount(0)
    for (const each of [staff, other]) await titled(each, 'Hiring, first round')
  })

  await test.step('what only one of them changed stands with what the other changed', async () => {
    const [mine, theirs] = [await open(staff), await open(other)]
    await mine.field('Notes').fill('Ask about the notice periods')
    await theirs.field('About this session').fill('Whom to hire first.')
    await theirs.press('Save')
    await expect(theirs.dialog).toHaveCount(0)
    await mine.press('Save')
    await expect(mine.told).toContainText('version 5')
    await mine.press('Keep my version')
    await expect(mine.dialog).toHaveCount(0)
    for (const each of [staff, other]) {
      await each.reload()
      await titled(each, 'Hiring, first round')
      await expect(each.getByText('Whom to hire first.')).toBeVisible()
      await expect(each.getByText('Ask about the notice periods')).toBeVisible()
    }
  })
})

test('two who edit one draft of minutes are told, lose no text and choose (K93, T-087)', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  test.setTimeout(120_000)
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const other = await asVisitor()
  await signInToo(other, staff)
  const { sessionId } = await seed(staff, page)
  for (const each of [staff, other]) {
    await each.goto(`/vip/sessions/${sessionId}/review`)
    await expect(lineOn(each)).toBeVisible()
  }

  await test.step('the one who was faster is read by the other, who writes nothing over them', async () => {
    await write(other, 'Ask Ghent for the alarm log')
    await expect(lineOn(staff)).toHaveValue('Ask Ghent for the alarm log')
  })

  await test.step('the second is told, reads what stands, and has the own words back with one press', async () => {
    // Both write at once: whoever is stored second began from what is no longer there.
    const faster = async (route: Route) => {
      const stored = other.waitForResponse('**/decideLines')
      await write(other, 'Ask nobody for the alarm log')
      await stored
      await route.continue()
    }
    await staff.route('**/decideLines', faster, { times: 1 })
    await write(staff, 'Ask both for the alarm log')
    await expect(staff.getByText('This line was changed elsewhere first.')).toBeVisible()
    await expect(lineOn(staff)).toHaveValue('Ask nobody for the alarm log')
    await expectAccessible(staff)
    await staff.getByRole('button', { name: 'Keep my version' }).click()
    for (const each of [staff, other]) await expect(lineOn(each)).toHaveValue('Ask both for the alarm log')
    await staff.reload()
    await expect(lineOn(staff)).toHaveValue('Ask both for the alarm log')
  })
})

/** The words of the line that both of them have in the focus: the first that was drafted. */
const lineOn = (page: Page) =>
  page.getByRole('region', { name: 'Lines to decide' }).getByRole('textbox', { name: 'Text of this line' })

async function write(page: Page, words: string) {
  await lineOn(page).fill(words)
  await lineOn(page).press('Enter')
}
