import { randomUUID } from 'node:crypto'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { adminHere } from './adminFactor.ts'
import { isPhone, notice } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, freeTheHour, userIdOf, whenFree } from './seed.ts'

const HOUR = 60 * 60_000

test('an advisor prepares from the member page and answers a decision; the founder sees it (4.13.1, 4.13.2, 4.13.9)', async ({
  page,
  asAdmin,
  signUpAndVerify,
  mailTo,
}) => {
  test.setTimeout(120_000)
  const admin = adminHere()
  const member = await signUpAndVerify(page)
  const staff = await asAdmin()
  const memberId = await userIdOf(page)
  const name = `${member.firstName} ${member.lastName}`
  for (const plan of ['mobile_premium', 'desktop_pro'])
    await ask(staff.request, 'billing/grantPlan', {
      id: randomUUID(),
      userId: memberId,
      plan,
      reason: 'A journey',
      untilAt: null,
    })
  await ask(page.request, 'accounts/editProfile', { userType: 'founder' })
  const cardId = randomUUID()
  await ask(page.request, 'board/createCard', {
    id: cardId,
    title: 'Price per depot, not per sensor',
    description: 'Kestrel already pays for logging by hand.',
    priority: 'high',
    kind: 'decision',
  })
  await ask(page.request, 'board/createCard', {
    id: randomUUID(),
    title: 'Send Kestrel the quote',
    dueOn: '2026-01-05',
  })
  await ask(page.request, 'inquiries/requestDecisionReview', {
    id: randomUUID(),
    cardId,
    body: 'Is the cap right?',
  })

  await test.step('nobody reads the board before an advisor is assigned, and the member is told', async () => {
    await staff.goto(`/vip/members/${memberId}`)
    await expect(staff.getByText("You don't advise this member")).toBeVisible()
    await staff.getByRole('button', { name: 'Assign advisor' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Assign an advisor' })
    await dialog.getByRole('combobox', { name: 'Advisor' }).fill(admin.firstName)
    await staff.getByRole('option', { name: new RegExp(admin.lastName) }).click()
    await expectAccessible(staff)
    await dialog.getByLabel('Until').fill('20266-01-01')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(dialog.getByLabel('Until')).toHaveAccessibleDescription(/date in the future/)
    await dialog.getByLabel('Until').fill('')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(staff.getByText('You advise them.')).toBeVisible()
    await mailTo(member.email, 'is your advisor')
  })

  await test.step('the dialog that gives a plan begins with Desktop Pro, and with the plan that was asked for (T-047)', async () => {
    const dialog = staff.getByRole('dialog', { name: 'Grant plan' })
    await staff.getByRole('button', { name: 'Grant plan' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Plan' })).toContainText('Desktop Pro')
    await staff.goto(`/vip/members/${memberId}?give=mobile_pro`)
    await expect(dialog.getByRole('combobox', { name: 'Plan' })).toContainText('Mobile Pro')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the advisor reads what moved and what is late, and adds a check-in and a card', async () => {
    const progress = staff.getByRole('region', { name: 'Since they joined' })
    await expect(progress.getByRole('button', { name: 'Send Kestrel the quote' })).toBeVisible()
    await progress.getByRole('button', { name: 'Price per depot, not per sensor' }).click()
    await expect(
      staff.getByRole('dialog').getByText('Kestrel already pays for logging by hand.'),
    ).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(staff.getByRole('region', { name: 'Who looked' }).getByText('You: board')).toBeVisible()
    await staff.getByRole('button', { name: 'Add check-in' }).click()
    await staff.getByRole('textbox', { name: 'How are things going?' }).fill('The pilot comes first.')
    await staff.getByRole('dialog').getByRole('button', { name: 'Add check-in' }).click()
    await expect(staff.getByText('The pilot comes first.')).toBeVisible()
    await staff.getByRole('button', { name: 'Add card' }).click()
    const dialog = staff.getByRole('dialog', { name: 'New card' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ask for the audit export')
    await dialog.getByRole('button', { name: 'Add card' }).click()
    await expect(staff.getByRole('button', { name: 'Ask for the audit export' }).first()).toBeVisible()
    await expectAccessible(staff)
  })

  await test.step('the overview says who is at risk and why, and who got no email, with what can be done', async () => {
    const risk = staff.getByRole('region', { name: 'Members at risk' })
    const row = risk.getByRole('listitem').filter({ hasText: name })
    const openAll = async () => {
      await staff.goto('/vip')
      const all = risk.getByRole('button', { name: /^Show all \d+$/ })
      await row.or(all).first().waitFor()
      if (await all.isVisible()) await all.click()
    }
    await openAll()
    await expect(row.getByText('1 card was due on 5 January')).toBeVisible()
    // No mail leaves a journey, so that none fails: the answer is put in its place.
    await staff.route('**/api/rpc/accounts/listUndelivered', (route) =>
      route.fulfill({ json: { json: { emails: [undelivered(memberId, name)] } } }),
    )
    await openAll()
    const failed = staff.getByRole('listitem').filter({ hasText: `${name}: two emails failed` })
    const all = staff.getByRole('button', { name: /^Show all \d+$/ })
    await failed.or(all).first().waitFor()
    if (!(await failed.isVisible())) await all.first().click()
    await expect(failed).toContainText('Confirmation of a booking and one other, written')
    await expect(failed).toContainText('There is no such mailbox. Ask for the right address by another way.')
    await expectAccessible(staff)
    await failed.getByRole('link', { name: 'Open member' }).click()
    await expect(staff).toHaveURL(new RegExp(memberId))
    await staff.unroute('**/api/rpc/accounts/listUndelivered')
  })

  await test.step('what was written by mistake is taken back, and back again', async () => {
    const checkin = staff.getByRole('article').filter({ hasText: 'The pilot comes first.' })
    await staff.getByRole('button', { name: /Delete the check-in/ }).click()
    await expect(checkin).toHaveCount(0)
    await notice(staff, 'Check-in deleted').waitFor()
    await staff.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
    await expect(checkin).toBeVisible()
  })

  await test.step('the decision is taken up, stays with its day, and is approved', async () => {
    const needs = staff
      .getByRole('listitem')
      .filter({ hasText: 'Price per depot, not per sensor' })
      .filter({ hasText: name })
    // The oldest come first, and all of staff share them.
    const openNeeds = async () => {
      await staff.goto('/vip')
      const all = staff.getByRole('button', { name: /^Show all \d+$/ })
      await needs.or(all).first().waitFor()
      if (await all.isVisible()) await all.click()
    }
    await openNeeds()
    await expect(needs).toBeVisible()
    await staff.goto(`/vip/members/${memberId}`)
    await staff.getByRole('button', { name: 'Take', exact: true }).click()
    await notice(staff, 'Request updated').waitFor()
    await openNeeds()
    await expect(needs.getByText(/answer by/)).toBeVisible()
    await staff.goto(`/vip/members/${memberId}`)
    await staff.getByRole('button', { name: 'Answer', exact: true }).click()
    const dialog = staff.getByRole('dialog', { name: 'Price per depot, not per sensor' })
    await expect(dialog.getByText('Kestrel already pays for logging by hand.')).toBeVisible()
    await expect(dialog.getByText('Is the cap right?')).toBeVisible()
    await dialog.getByRole('radio', { name: /Approve/ }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Yes, and cap it at forty sensors.')
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Save draft' }).click()
    await notice(staff, 'Draft saved').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the draft waits on the requests page, next to the figures on a wide screen, and is sent from there', async () => {
    await staff.goto('/vip/requests')
    await expect(staff.getByRole('heading', { name: 'Yours, oldest first' })).toBeVisible()
    await expect(
      staff
        .getByRole('navigation', { name: 'Staff' })
        .getByRole('link', { name: /^Requests ?, \d+ waiting for you$/ }),
    ).toBeVisible()
    const picked = staff
      .getByRole('listitem')
      .filter({ hasText: 'Price per depot, not per sensor' })
      .filter({ hasText: name })
    await expect(picked.getByText('Draft', { exact: true })).toBeVisible()
    const isWide = (staff.viewportSize()?.width ?? 0) >= 1024
    if (isWide) await picked.getByRole('link').click()
    else await picked.getByRole('button', { name: 'Answer', exact: true }).click()
    const asked = staff.getByRole(isWide ? 'article' : 'dialog', { name: 'Price per depot, not per sensor' })
    if (isWide) await expect(asked.getByRole('region', { name: 'Figures today' })).toContainText('Runway')
    await expect(asked.getByRole('radio', { name: /Approve/ })).toBeChecked()
    await expect(asked.getByRole('textbox', { name: 'Answer' })).toHaveValue(
      'Yes, and cap it at forty sensors.',
    )
    await expectAccessible(staff)
    await asked.getByRole('button', { name: 'Send answer' }).click()
    await expect(notice(staff, `Answer sent to ${name}`)).toBeVisible()
  })

  await test.step('the founder reads the answer under the decision, and who looked', async () => {
    await mailTo(member.email, 'answered your request')
    await page.goto(isPhone(page) ? '/app/julboard?part=decisions' : '/dashboard?tab=julboard')
    const decision = page.getByRole('row').filter({ hasText: 'Price per depot, not per sensor' })
    await expect(decision.getByText('Approved: Yes, and cap it at forty sensors.')).toBeVisible()
    if (isPhone(page)) return
    await page.goto('/dashboard?tab=settings&part=privacy')
    await expect(page.getByText(`${admin.firstName} ${admin.lastName}`).first()).toBeVisible()
  })

  await test.step('the founder asks for a session; staff read what about, and book it from the request', async () => {
    await page.goto(isPhone(page) ? '/app/home' : '/dashboard')
    await page.getByRole('link', { name: 'Book a session' }).first().click()
    const asking = page.getByRole('dialog', { name: 'Book a session' })
    await asking.getByRole('radio', { name: /One-Off Session/ }).check({ force: true })
    await asking.getByRole('button', { name: 'Continue' }).click()
    await asking.getByRole('radio', { name: 'Operations' }).check({ force: true })
    await asking
      .getByLabel('Anything your advisor should read first?')
      .fill('About hiring. Mornings suit me.')
    await asking.getByRole('button', { name: 'Continue' }).click()
    await expectAccessible(page)
    await asking.getByRole('button', { name: 'Ask for a session' }).click()
    await expect(page.getByText("We'll reply by email within two working days.").first()).toBeVisible()
    await staff.goto(`/vip/members/${memberId}`)
    await expect(staff.getByText('About hiring. Mornings suit me.')).toBeVisible()
    await staff.getByRole('button', { name: 'More for A session' }).click()
    await staff.getByRole('menuitem', { name: 'Schedule a session' }).click()
    await expect(
      staff.getByRole('dialog', { name: 'Schedule a session' }).getByRole('combobox', { name: 'Member' }),
    ).toHaveValue(name)
  })

  await test.step('the founder takes it back while it is answered; what was typed stays, and is not sent', async () => {
    if ((staff.viewportSize()?.width ?? 0) < 1024) return
    const { inquiries } = await ask<{ inquiries: { id: string; kind: string }[] }>(
      page.request,
      'inquiries/listMyInquiries',
    )
    const id = inquiries.find(({ kind }) => kind === 'session')?.id ?? ''
    await staff.goto(`/vip/requests?request=${id}`)
    const asked = staff.getByRole('article', { name: 'A session' })
    const answer = asked.getByRole('textbox', { name: 'Answer' })
    await answer.fill('Mornings it is.')
    // A tablet that is turned keeps what is typed where it is.
    const size = staff.viewportSize() ?? { width: 1440, height: 900 }
    await staff.setViewportSize({ width: 820, height: 1180 })
    await expect(answer).toHaveValue('Mornings it is.')
    await staff.setViewportSize(size)
    await ask(page.request, 'inquiries/withdrawInquiry', { id })
    await expect(asked.getByText('Withdrawn').first()).toBeVisible()
    await expect(asked.getByText(inquiryTexts.withdrawnMeanwhile)).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Send answer' })).toBeDisabled()
    await expect(answer).toHaveValue('Mornings it is.')
    // With nothing typed its address leads to it all the same, and to no other in its place.
    await answer.fill('')
    await staff.goto(`/vip/requests?request=${id}`)
    await expect(asked.getByText(inquiryTexts.notListed)).toBeVisible()
    await expect(asked.getByRole('form', { name: 'Answer' })).toHaveCount(0)
    await staff.goto(`/vip/requests?request=${randomUUID()}`)
    await expect(staff.getByText(inquiryTexts.notHere)).toBeVisible()
    await expect(staff.getByRole('article')).toHaveCount(0)
  })
})

test('a session that is over is held on every surface, and one that runs is joined (4.13.6)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const memberId = await userIdOf(page)
  for (const plan of ['mobile_premium', 'desktop_pro'])
    await ask(staff.request, 'billing/grantPlan', {
      id: randomUUID(),
      userId: memberId,
      plan,
      reason: 'A journey',
      untilAt: null,
    })
  const schedule = async (title: string, startAt: number) => {
    const id = randomUUID()
    await ask(staff.request, 'sessions/scheduleSession', {
      id,
      memberId,
      sessionType: 'strategy',
      title,
      startAt: new Date(startAt).toISOString(),
      endAt: new Date(startAt + HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: 'https://meet.example/room',
    })
    return id
  }
  const over = await schedule('Pricing review', Date.now() - 3 * HOUR)
  await freeTheHour(staff)
  const running = await schedule('Hiring plan', Date.now() - HOUR / 4)
  const join = (on: typeof page) => on.getByRole('link', { name: 'Join meeting' })
  const complete = (on: typeof page) => on.getByRole('button', { name: 'Mark Complete' })

  for (const [id, title, isRunning] of [
    [running, 'Hiring plan', true],
    [over, 'Pricing review', false],
  ] as const) {
    await test.step(`${title}, its member`, async () => {
      await page.goto(isPhone(page) ? `/app/sessions/${id}` : `/dashboard?tab=sessions&session=${id}`)
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
      const count = isRunning ? 1 : 0
      await expect(
        isPhone(page) ? join(page) : page.getByRole('dialog').getByRole('link', { name: 'Join meeting' }),
      ).toHaveCount(count)
      await expect(
        isPhone(page)
          ? complete(page)
          : page.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }),
      ).toHaveCount(count)
      if (!isRunning) await expect(page.getByText('Completed - No Recording').first()).toBeVisible()
      if (isPhone(page))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          isRunning ? 'Session' : sessionTexts.recap,
        )
    })
    await test.step(`${title}, staff`, async () => {
      await staff.goto(`/vip/sessions/${id}`)
      await expect(staff.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(join(staff)).toHaveCount(isRunning ? 1 : 0)
      await expect(complete(staff)).toHaveCount(isRunning ? 1 : 0)
    })
  }
  await test.step('however many are planned, the member page shows the next one', async () => {
    for (let day = 1; day <= 9; day += 1)
      await whenFree(Date.now() + (200 + 24 * day) * HOUR, (startAt) => schedule(`Weekly ${day}`, startAt))
    await staff.goto(`/vip/members/${memberId}`)
    await expect(
      staff.getByRole('region', { name: 'Next session' }).getByRole('heading', { name: 'Hiring plan' }),
    ).toBeVisible()
  })
  if (!isPhone(page)) return
  await test.step('a note half typed stays while the session is completed', async () => {
    await page.goto(`/app/sessions/${running}`)
    const note = page.getByRole('textbox', { name: 'New session note' })
    await note.fill('Ask about the notice')
    await ask(staff.request, 'sessions/setSessionStatus', { id: running, status: 'completed' })
    await expect(join(page)).toHaveCount(0)
    await expect(note).toHaveValue('Ask about the notice')
  })
})

/** Two emails to a member's address whose server knows no such box. */
const undelivered = (memberId: string, memberName: string) => ({
  ...{ id: randomUUID(), template: 'booking.booked', reason: 'no_box', count: 2 },
  ...{ askedAt: new Date(Date.now() - 60 * HOUR).toISOString(), address: 'gone@journeys.example' },
  ...{ memberId, memberName, inquiryId: null, sessionId: null },
})
