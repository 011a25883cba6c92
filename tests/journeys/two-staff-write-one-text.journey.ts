import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { notice, signInToo } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, seed, userIdOf } from './seed.ts'

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
  const start = Math.ceil(Date.now() / HOUR) * HOUR + 30 * HOUR
  await ask(staff.request, 'sessions/scheduleSession', {
    id,
    memberId: await userIdOf(page),
    sessionType: 'strategy',
    title: 'Hiring plan',
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + HOUR).toISOString(),
    timeZone: 'Europe/Berlin',
    meetingUrl: null,
  })
  for (const each of [staff, other]) await each.goto(`/vip/sessions/${id}`)
  const open = async (each: Page) => {
    await each.getByRole('button', { name: 'More actions for this session' }).click()
    await each.getByRole('menuitem', { name: 'Edit session' }).click()
    const dialog = each.getByRole('dialog', { name: 'Edit session' })
    return {
      dialog,
      field: (label: string) => dialog.getByRole('textbox', { name: label, exact: true }),
      press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
      told: dialog.getByRole('alert').filter({ hasText: 'Someone else changed this session.' }),
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
  for (const each of [staff, other]) await each.goto(`/vip/sessions/${sessionId}`)
  const [mine, theirs] = [draftOn(staff), draftOn(other)]

  await test.step('the second is told while writing, cannot save by mistake, and takes theirs', async () => {
    await mine.line.fill('Ask Leiden for the alarm log')
    await theirs.line.fill('Ask Ghent for the alarm log')
    await theirs.press('Save')
    await expect(notice(other, 'Meeting minutes updated successfully')).toBeVisible()
    await expect(mine.told).toBeVisible()
    await expect(mine.line).toHaveValue('Ask Leiden for the alarm log')
    await expectAccessible(staff)
    await mine.press('Save')
    await expect(mine.told).toBeVisible()
    await expect(mine.line).toHaveValue('Ask Leiden for the alarm log')
    await mine.press('Keep their version')
    await expect(mine.told).toHaveCount(0)
    await expect(mine.line).toHaveValue('Ask Ghent for the alarm log')
  })

  await test.step('the own text saved over theirs is read by both; an editor without changes follows', async () => {
    await mine.line.fill('Ask both for the alarm log')
    await theirs.line.fill('Ask nobody for the alarm log')
    await theirs.press('Save')
    await expect(mine.told).toBeVisible()
    await mine.press('Keep my version')
    await expect(mine.told).toHaveCount(0)
    await expect(theirs.line).toHaveValue('Ask both for the alarm log')
    for (const each of [mine, theirs]) {
      await each.page.reload()
      await expect(each.line).toHaveValue('Ask both for the alarm log')
    }
  })
})

/** The draft as one of the two pages shows it: its first action, and the word that somebody was faster. */
function draftOn(page: Page) {
  const report = page.getByRole('region', { name: 'Report', exact: true })
  return {
    page,
    line: report.getByRole('textbox', { name: 'Action items, line 1', exact: true }),
    press: (name: string) => report.getByRole('button', { name, exact: true }).click(),
    told: report.getByText('Someone else saved a newer version.'),
  }
}
