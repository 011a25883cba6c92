import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { noteLinkedTo, noteTaggedBy, sessionNoteTexts, sessionTexts } from '#domain/sessions/texts.ts'
import { isPhone, notice } from './board.ts'
import { openAndGive } from './booking.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, freeTheHour, userIdOf } from './seed.ts'

type Slot = { startAt: string; advisorId: string }
type Credit = { id: string; sessionId: string | null; spentAt: string | null }

/** A sprint booked at the first free time of the admin, however soon, by calls: what is looked at here comes after it. */
async function bookSoon(page: Page, staff: Page) {
  const { advisorId, creditId } = await openAndGive(staff, await userIdOf(page), { noticeHours: 0 })
  const { slots } = await ask<{ slots: Slot[] }>(page.request, 'booking/listNextSlots', {
    service: 'sprint',
    advisorId,
  })
  const [holdId, id] = [randomUUID(), randomUUID()]
  const startAt = slots[0]?.startAt ?? ''
  await ask(page.request, 'booking/holdSlot', { id: holdId, service: 'sprint', advisorId, startAt })
  await ask(page.request, 'booking/bookSession', {
    id,
    holdId,
    creditId,
    focus: 'Fundraising',
    timeline: null,
    notes: '',
  })
  return { id, creditId }
}

test('cancelled less than a day before, the credit is lost, and the member is told before they say so (T-075)', async ({
  page,
  asAdmin,
  mailTo,
  signUpAndVerify,
}) => {
  const { email } = await signUpAndVerify(page)
  const staff = await asAdmin()
  const { id, creditId } = await bookSoon(page, staff)
  if (!isPhone(page)) {
    // What becomes of the credit cannot be known: nobody is asked, and it is said.
    await page.route('**/api/rpc/booking/getBooking*', (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto(paths.dashboard('sessions'))
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: sessionTexts.cancel, exact: true }).click()
    await expect(notice(page, sessionTexts.updateFailed)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.unroute('**/api/rpc/booking/getBooking*')
  }
  await page.goto(isPhone(page) ? paths.appSession(id) : paths.dashboard('sessions', { session: id }))
  await page.getByRole('button', { name: sessionTexts.cancel, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(bookingRefusals.cancel_late)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: sessionTexts.cancel, exact: true }).click()
  await question.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByText('Your credit is back.')).toHaveCount(0)
  const { text } = await mailTo(email, 'Session cancelled')
  expect(text).toContain('so the credit is spent')
  const { credits } = await ask<{ credits: Credit[] }>(page.request, 'booking/listCredits', {})
  expect(credits.find((each) => each.id === creditId)?.spentAt).not.toBeNull()
})

test('staff cancel, and undo it: the session, its credit and the calendar are as before (T-075, 4.13.18)', async ({
  page,
  asAdmin,
  mailTo,
  signUpAndVerify,
}) => {
  const { email } = await signUpAndVerify(page)
  const staff = await asAdmin()
  const { id, creditId } = await bookSoon(page, staff)
  const credit = async () =>
    (await ask<{ credits: Credit[] }>(page.request, 'booking/listCredits', {})).credits.find(
      (each) => each.id === creditId,
    )
  await staff.goto(paths.vipSession(id))
  await staff.getByRole('button', { name: sessionTexts.cancel, exact: true }).click()
  const question = staff.getByRole('alertdialog')
  await question.getByLabel('Reason (optional)').fill('A train that does not run')
  await expectAccessible(staff)
  await question.getByRole('button', { name: 'Cancel session' }).click()
  await notice(staff, sessionTexts.cancelled).waitFor()
  await expect(staff.getByText('A train that does not run').first()).toBeVisible()
  expect((await credit())?.sessionId).toBeNull()
  expect((await mailTo(email, 'Session cancelled')).text).toContain('A train that does not run')

  await staff.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(staff.getByRole('button', { name: sessionTexts.markComplete })).toBeVisible()
  await expect(staff.getByText('A train that does not run')).toHaveCount(0)
  expect((await credit())?.sessionId).toBe(id)
  await mailTo(email, 'Session takes place')
})

test('the brief is opened from its email a day before (D7)', async ({
  page,
  asAdmin,
  mailTo,
  signUpAndVerify,
}) => {
  // The email goes to whoever had the session in their calendar before that day.
  test.setTimeout(240_000)
  const { email } = await signUpAndVerify(page)
  const staff = await asAdmin()
  const memberId = await userIdOf(page)
  await openAndGive(staff, memberId)
  await ask(page.request, 'board/createCard', {
    id: randomUUID(),
    title: 'Take the loan or the round',
    kind: 'decision',
  })
  const startAt = Date.now() + 24 * 3_600_000 + 5_000
  await freeTheHour(staff, startAt)
  await ask(staff.request, 'sessions/scheduleSession', {
    id: randomUUID(),
    memberId,
    sessionType: 'strategy',
    title: 'Loan or round',
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(startAt + 1_800_000).toISOString(),
    timeZone: 'Europe/Berlin',
    meetingUrl: null,
  })
  await expect
    .poll(() => mailTo(email, 'Before your session').catch(() => null), { timeout: 180_000 })
    .not.toBeNull()
  const { text, links } = await mailTo(email, 'Before your session: Loan or round')
  expect(text).toContain('One decision is open.')
  await page.goto(links.find((link) => link.includes('/go/session/')) ?? '')
  const brief = page.getByRole('region', { name: 'Brief' })
  await expect(brief.getByRole('list', { name: 'To be decided' })).toContainText('Take the loan or the round')
  await expectAccessible(page)
})

/** The member's page shows a session that was held yesterday, as staff file it. */
async function openHeld(page: Page, staff: Page, title: string): Promise<string> {
  const memberId = await userIdOf(page)
  await openAndGive(staff, memberId)
  const id = randomUUID()
  const startAt = Date.now() - 86_400_000
  await ask(staff.request, 'sessions/scheduleSession', {
    id,
    memberId,
    sessionType: 'strategy',
    title,
    startAt: new Date(startAt).toISOString(),
    endAt: new Date(startAt + 3_600_000).toISOString(),
    timeZone: 'Europe/Berlin',
    meetingUrl: null,
    held: true,
  })
  await page.goto(isPhone(page) ? paths.appSession(id) : paths.dashboard('sessions', { session: id }))
  return id
}

test('a member who did not come reads so, until it is taken back (T-075)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const id = await openHeld(page, staff, 'Nobody came')
  await expect(page.getByRole('heading', { name: 'Nobody came' }).first()).toBeVisible()

  await staff.goto(paths.vipSession(id))
  await staff.getByRole('button', { name: 'More actions for this session' }).click()
  await staff.getByRole('menuitem', { name: noShowTexts.set }).click()
  const question = staff.getByRole('alertdialog', { name: noShowTexts.question })
  await expect(question).toContainText(noShowTexts.hint)
  await expectAccessible(staff)
  await question.getByRole('button', { name: noShowTexts.set }).click()
  await notice(staff, noShowTexts.done).waitFor()
  await expect(staff.getByText(noShowTexts.toStaff)).toBeVisible()
  await expect(page.getByText(noShowTexts.toMember)).toBeVisible()
  await expect(page.getByText(sessionTexts.badges.noShow).first()).toBeVisible()

  await staff.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(noShowTexts.toMember)).toHaveCount(0)
  await expect(staff.getByText(noShowTexts.toStaff)).toHaveCount(0)
})

test('a session that was deleted is brought back on either console (T-075)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const id = await openHeld(page, staff, 'Put away')
  await ask(page.request, 'sessions/hideSession', { id })
  await page.goto(isPhone(page) ? paths.appHome('sessions') : paths.dashboard('sessions'))
  await page.getByRole('button', { name: 'Deleted in the last 30 days, 1' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore Put away' }).click()
  await expect(page.getByRole('dialog', { name: 'Deleted sessions' })).toHaveCount(0)
  await expect(page.getByText('Put away').first()).toBeVisible()
})

test('notes of a session lead to a card, are found, deleted and brought back (K95, K99)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const id = await openHeld(page, staff, 'With notes')
  const card = `Pilot pricing ${id.slice(0, 8)}`
  await ask(page.request, 'board/createCard', { id: randomUUID(), title: card })
  await page.getByRole('tab', { name: sessionTexts.tabs.notes }).click()

  const box = page.getByRole('textbox', { name: 'New session note' })
  for (const words of ['Ask for the deck', 'Price per seat', 'Call the bank', 'Lease in Lisbon']) {
    await box.fill(words)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  }
  const note = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const act = async (words: string, action: string) => {
    await note(words)
      .getByRole('button', { name: /^Actions for the note/ })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await act('Price per seat', 'Link to a card')
  await page.getByRole('combobox', { name: 'Find a card' }).fill(card)
  await page.getByRole('option', { name: card }).click()
  await expect(note('Price per seat').getByRole('link', { name: noteLinkedTo(card) })).toBeVisible()
  await expectAccessible(page)

  const search = page.getByRole('textbox', { name: 'Search session notes' })
  await search.fill('seat')
  await expect(note('Call the bank')).toHaveCount(0)
  await expect(note('Price per seat')).toBeVisible()
  await search.fill('')

  await act('Call the bank', 'Delete')
  await notice(page, sessionNoteTexts.deleted).waitFor()
  await expect(note('Call the bank')).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Undo' })
    .first()
    .click()
  await expect(note('Call the bank')).toBeVisible()
  // Tags that were set elsewhere are seen, and stay where only the words were written anew.
  await act('Lease in Lisbon', 'Edit')
  const editing = page.getByRole('dialog', { name: 'Edit session note' })
  await editing.getByLabel('Note').fill('Lease in Lisbon, signed')
  const { notes } = await ask<{ notes: { id: string; content: string; version: number }[] }>(
    page.request,
    'sessions/listSessionNotes',
    { sessionId: id },
  )
  const lease = notes.find(({ content }) => content === 'Lease in Lisbon')
  await ask(page.request, 'sessions/editSessionNote', {
    id: lease?.id,
    baseVersion: lease?.version,
    content: 'Lease in Lisbon',
    tags: ['legal'],
  })
  await editing.getByRole('button', { name: 'Save note' }).click()
  await expect(editing.getByText(noteTaggedBy(['legal']))).toBeVisible()
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Save mine' }).click()
  await expect(editing).toHaveCount(0)
  await expect(note('Lease in Lisbon, signed').getByText('legal')).toBeVisible()
  // Staff who lead the session read them.
  await staff.goto(paths.vipSession(id))
  await expect(staff.getByText('Price per seat')).toBeVisible()
})
