import { randomUUID } from 'node:crypto'
import type { Review } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { siteTexts } from '#domain/content/texts.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { methodTexts } from '#domain/minutes/rules/methodWords.ts'
import {
  lineKindName,
  lineKindNames,
  lineProblems,
  minutesTexts,
  viewAllDeliverables,
} from '#domain/minutes/texts.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import { notice } from './board.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { ask, assignAdvisor, giveBothConsoles, userIdOf } from './seed.ts'

const HOUR = 60 * 60_000
const nothing = { quote: null, speaker: null, moment: null, owner: null, dueOn: null }

test('an advisor writes the minutes of a session that nobody recorded, and the member reads and uses them (K71)', async ({
  page,
  asAdmin,
  signUpAndVerify,
  mailTo,
}, { project }) => {
  const member = await signUpAndVerify(page)
  const staff = await asAdmin()
  const [memberId, staffId] = [await userIdOf(page), await userIdOf(staff)]
  const sessionId = randomUUID()
  const isPhone = project.name === 'phone'
  const words = 'Send Kestrel the revised quote'
  const list = staff.getByRole('region', { name: 'Lines of the minutes' })
  const lineOf = async (beginning: string) =>
    (await ask<{ review: Review }>(staff.request, 'minutes/getReview', { sessionId })).review.lines.find(
      ({ text }) => text.startsWith(beginning),
    )
  const standing = () => lineOf(words)
  /** The page has read these words of a colleague, and has had a moment to draw them. */
  const readWith = async (text: string) => {
    await staff.waitForResponse(
      async (response) => /getReview/.test(response.url()) && (await response.text()).includes(text),
    )
    await staff.waitForTimeout(500)
  }
  const warns = () =>
    staff.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

  await test.step('a session was held, and the member does not want it recorded', async () => {
    await giveBothConsoles(staff, memberId)
    await assignAdvisor(staff, memberId, staffId)
    await ask(staff.request, 'sessions/scheduleSession', {
      id: sessionId,
      memberId,
      sessionType: 'strategy',
      title: 'Depot pricing without a recording',
      startAt: new Date(Date.now() - 26 * HOUR).toISOString(),
      endAt: new Date(Date.now() - 25 * HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
      held: true,
    })
    await ask(page.request, 'consent/refuseConsent', { sessionId })
  })

  await test.step('its advisor begins the minutes by hand, where no transcript may be added', async () => {
    await staff.goto(paths.vipSession(sessionId))
    await expect(staff.getByText('Everyone in the session must agree to the recording first.')).toBeVisible()
    await expectAccessible(staff)
    await staff.getByRole('button', { name: minutesTexts.byHand }).click()
    await expect(staff.getByText(minutesTexts.created)).toBeVisible()
    await expect(staff.getByText(minutesTexts.noLines)).toBeVisible()
    expect(await overOf(staff)).toBe(0)
    await expectAccessible(staff)
  })

  await test.step('writes an action with its owner and a decision, takes one line out again, and a summary', async () => {
    const writer = staff.getByRole('form', { name: minutesTexts.addLine })
    const text = writer.getByLabel('What was said or decided, in your words')
    await text.fill(words)
    await staff.keyboard.press('Enter')
    await expect(list.getByRole('heading', { name: lineKindNames.action })).toBeVisible()
    await list.getByRole('combobox', { name: 'Owner' }).fill(`${member.firstName} ${member.lastName}`)
    await staff.keyboard.press('Enter')
    const kind = writer.getByRole('combobox', { name: 'Kind' })
    await kind.focus()
    // A key that chooses in a list decides no line of the page around it.
    await staff.keyboard.press('d')
    await expect(list.getByRole('heading', { name: lineKindNames.action })).toBeVisible()
    await expect(list.getByRole('heading', { name: lineKindNames.decision })).toHaveCount(0)
    await kind.click()
    await staff.getByRole('option', { name: lineKindName.decision }).click()
    for (const line of ['Quote a price per depot', 'Said by mistake']) {
      await text.fill(line)
      await staff.keyboard.press('Enter')
    }
    await list
      .getByRole('toolbar', { name: 'Decide this line' })
      .or(staff.getByRole('toolbar', { name: 'Decide this line' }))
      .first()
      .getByRole('button', { name: 'Dismiss' })
      .click()
    await expectAccessible(staff)
    if (isPhone) {
      await text.fill('Half a li')
      await staff.getByRole('button', { name: 'Summary', exact: true }).click()
      expect(await warns()).toBe(true)
      await staff.getByRole('button', { name: 'Lines', exact: true }).click()
      await expect(text).toHaveValue('Half a li')
      await text.fill('')
      await staff.getByRole('button', { name: 'Summary', exact: true }).click()
    }
    await expect.poll(warns).toBe(false)
    await staff
      .getByRole('textbox', { name: 'Summary', exact: true })
      .fill('One price per depot, and no setup fee.')
    await expect.poll(warns).toBe(true)
    if (!isPhone) await expect(staff.getByText(minutesTexts.notSaved, { exact: true })).toBeVisible()
    // A colleague writes the first one meanwhile: it is theirs until this advisor keeps their own.
    const theirs = { ...nothing, id: randomUUID(), revision: 0, kind: 'summary', text: 'Depots.' }
    const seen = readWith('Depots.')
    await ask(staff.request, 'minutes/decideLines', {
      sessionId,
      spentMs: 0,
      lines: [{ ...theirs, state: 'accepted' }],
    })
    await seen
    const attendees = staff.getByRole('textbox', { name: lineKindNames.attendee })
    await attendees.fill(`${member.firstName} ${member.lastName}, Tomasz Wilk`)
    await staff.getByRole('button', { name: boardUiTexts.keepMine }).click()
    await expect.poll(async () => (await lineOf('One price'))?.kind).toBe('summary')
    await staff.getByLabel(lineKindNames.topic).fill('Pricing, Depots')
    await staff.keyboard.press('Enter')
    // What a colleague takes away and brings back is followed by a field that nobody types in.
    await expect.poll(async () => (await lineOf('Pricing'))?.state).toBe('accepted')
    await expect.poll(warns).toBe(false)
    for (const state of ['dismissed', 'accepted'] as const) {
      const first = await lineOf(member.firstName)
      if (!first) throw new Error('the name is not there')
      await ask(staff.request, 'minutes/decideLines', {
        sessionId,
        spentMs: 0,
        lines: [{ ...decisionOf(first), state }],
      })
      if (state === 'dismissed') await expect(attendees).toHaveValue('Tomasz Wilk')
      else
        await expect(attendees).toHaveValue(new RegExp(`${member.lastName}.*Wilk|Wilk.*${member.lastName}`))
      expect(await warns()).toBe(false)
    }
    expect(await overOf(staff)).toBe(0)
    await expectAccessible(staff)
  })

  await test.step('types a due date by keys, and words of their own while somebody else stores others', async () => {
    if (isPhone) await staff.getByRole('button', { name: 'Lines', exact: true }).click()
    await list.getByRole('button', { name: new RegExp(`accepted: ${words}`) }).click()
    const due = list.getByLabel('Due date')
    await due.pressSequentially('10100020')
    await list.focus()
    await notice(staff, lineProblems.due_invalid).waitFor()
    await expect(due).toHaveValue('')
    // Slowly enough for an answer of the server between two keys.
    await due.pressSequentially('10102030', { delay: 300 })
    await expect(due).toHaveValue('2030-10-10')
    const field = list.getByRole('textbox', { name: 'Text of this line' })
    await expect.poll(async () => (await standing())?.dueOn).toBe('2030-10-10')
    // Emptied part by part, as keys do it.
    for (let part = 0; part < 3; part += 1) {
      await due.press('Backspace')
      await due.press('ArrowLeft')
    }
    await list.focus()
    await expect.poll(async () => (await standing())?.dueOn).toBeNull()
    await field.fill(`${words} by Friday`)
    const read = readWith(`${words} today`)
    const line = await standing()
    if (!line) throw new Error('the line is not there')
    await ask(staff.request, 'minutes/decideLines', {
      sessionId,
      spentMs: 0,
      lines: [{ ...decisionOf(line), text: `${words} today` }],
    })
    await read
    await expect(field).toHaveValue(`${words} by Friday`)
    await staff.keyboard.press('Enter')
    await expect(field).toHaveValue(`${words} today`)
    await staff.getByRole('button', { name: boardUiTexts.keepMine }).click()
    await expect.poll(async () => (await standing())?.text).toBe(`${words} by Friday`)
    await field.fill(words)
    await staff.keyboard.press('Enter')
    await expect.poll(async () => (await standing())?.text).toBe(words)
  })

  await test.step('the member reads that it is being checked, and no line', async () => {
    await page.goto(isPhone ? `/app/sessions/${sessionId}` : `/dashboard?tab=sessions&session=${sessionId}`)
    await expect(page.getByText(minutesTexts.beingChecked).first()).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)
  })

  await test.step('approved, they say that a person wrote them, in the console and in the mail', async () => {
    // What is read before the last decision has arrived is not sent yet.
    const held = Promise.withResolvers<void>()
    await staff.route(/\/minutes\/decideLines/, async (route) => {
      await held.promise
      await route.continue()
    })
    if (isPhone) await staff.getByRole('button', { name: 'Lines', exact: true }).click()
    // By the keyboard: a notice of before may stand over it on the phone, for as long as the pointer rests there.
    await list.getByRole('button', { name: /accepted: Quote a price/ }).press('Enter')
    await list.getByRole('textbox', { name: 'Text of this line' }).fill('Quote one price per depot')
    const preview = staff.getByRole('dialog')
    if (!isPhone) {
      await staff.getByRole('button', { name: 'Preview' }).click()
      await expect(preview.getByText('Quote one price per depot')).toBeVisible()
      await expect(preview.getByRole('button', { name: minutesTexts.saving })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      held.resolve()
      await expect(preview.getByRole('button', { name: 'Approve and send' })).toBeVisible()
      await preview.getByRole('button', { name: 'Keep checking' }).click()
    }
    held.resolve()
    await staff.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(preview.getByText(words)).toBeVisible()
    await expect(preview.getByText('Said by mistake')).toHaveCount(0)
    await preview.getByRole('checkbox', { name: /to .* board/ }).uncheck()
    // What is on its way cannot be called off, and does not look as if it were.
    const sending = Promise.withResolvers<void>()
    await staff.route(/\/minutes\/approveMinutes/, async (route) => {
      await sending.promise
      await route.continue()
    })
    await preview.getByRole('button', { name: 'Approve and send' }).click()
    await expect(preview.getByRole('button', { name: 'Approving' })).toBeVisible()
    await staff.keyboard.press('Escape')
    await expect(preview.getByRole('button', { name: 'Keep checking' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    sending.resolve()
    await expect(staff.getByText('Minutes approved and sent')).toBeVisible()
    await expect(staff.getByText(methodTexts.written)).toBeVisible()
    const review = await staff.context().newPage()
    await review.goto(paths.vipReview(sessionId))
    await expect(review.getByText(minutesTexts.notOpen)).toBeVisible()
    await review.close()
    const mail = await mailTo(member.email, 'minutes')
    expect(mail.text).toContain('Your advisor has written the minutes')
    await expect(page.getByRole('region', { name: lineKindNames.action }).getByText(words)).toBeVisible()
    await expect(page.getByText(methodTexts.written)).toBeVisible()
    await expect(page.getByText(minutesTexts.evidenceErased)).toHaveCount(0)
    await expect(page.getByText('Tomasz Wilk').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('all of the minutes that cannot be loaded say so, and are asked for again', async () => {
    if (isPhone) return
    let isDown = true
    await page.route(/\/minutes\/listApprovedMinutes/, async (route) => {
      const { json } = route.request().postDataJSON() as { json: { limit?: number } } // safe because the contract says so
      if ((json.limit ?? 0) > minutesLimits.deliverablesShown)
        return isDown ? route.abort() : route.continue()
      const response = await route.fetch()
      const answer = await response.json()
      answer.json.total = minutesLimits.deliverablesShown + 1
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/dashboard?tab=sessions')
    await page.getByRole('button', { name: viewAllDeliverables(minutesLimits.deliverablesShown + 1) }).click()
    const all = page.getByRole('dialog')
    await expect(all.getByRole('alert')).toBeVisible()
    isDown = false
    await all.getByRole('button', { name: siteTexts.retry }).click()
    await all.getByRole('button', { name: 'Depot pricing without a recording' }).click()
    await expect(page.getByText(methodTexts.written)).toBeVisible()
    await page.unroute(/\/minutes\/listApprovedMinutes/)
  })

  await test.step('an action becomes a card that says where it came from', async () => {
    await page
      .getByRole('region', { name: lineKindNames.action })
      .getByRole('button', { name: new RegExp(`^${minutesTexts.makeCard}`) })
      .click()
    await page.getByRole('link', { name: minutesTexts.cardMade }).first().click()
    await expect(page.getByText('in the words of your advisor')).toBeVisible()
  })

  await test.step('a correction keeps its kind, and the versions say who began', async () => {
    await staff.getByRole('button', { name: 'Open new version' }).click()
    await expect(staff.getByRole('form', { name: minutesTexts.addLine })).toBeVisible()
    await staff.goto(paths.vipSession(sessionId))
    await staff.getByRole('button', { name: 'Versions' }).click()
    await expect(staff.getByText(/Begun by hand by/)).toBeVisible()
    await expectAccessible(staff)
  })
})
