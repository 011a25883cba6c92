import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#contract/paths.ts'
import { consentTexts } from '#domain/consent/texts.ts'
import { connectionTexts } from '#domain/content/texts/connection.ts'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { sessionUiTexts } from '#domain/sessions/texts.ts'
import { notice } from './board.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { post } from './people.ts'
import { pressAtOnce } from './pressAtOnce.ts'
import { ask, whenFree } from './seed.ts'

const transcript = join(import.meta.dirname, '../fakes/transcripts/northlight-pricing.vtt')
const broken =
  'WEBVTT\n\n00:00:04.000 --> 00:00:08.400\nGood morning.\n\n00:00:10.000 --> 00:00:02.000\nYes.\n'

/** A day ago by the clock of the page, as its form wants it. */
function yesterday(): string {
  const day = new Date(Date.now() - 24 * 60 * 60_000)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

test('a transcript becomes approved minutes, and a line of them a card (4.12.10 to 4.12.12, 4.12.17)', async ({
  page,
  asAdmin,
  signUpAndVerify,
  mailTo,
}, { project }) => {
  // A deep run asks axe about colours, too.
  test.setTimeout(process.env.DEEP === '1' ? 240_000 : 120_000)
  const member = await signUpAndVerify(page)
  const staff = await asAdmin()
  const me = (await post(page.request, '/api/rpc/accounts/getMe', {})) as { json: { me: { userId: string } } } // safe because the contract says so
  const title = `Pricing working session ${member.lastName}`
  const isPhone = project.name === 'phone'
  let session = ''

  await test.step('staff give the plan whose board the card goes to', async () => {
    await post(staff.request, '/api/rpc/billing/grantPlan', {
      json: {
        id: crypto.randomUUID(),
        userId: me.json.me.userId,
        plan: isPhone ? 'mobile_premium' : 'desktop_pro',
        reason: 'A journey',
        untilAt: null,
      },
    })
  })

  await test.step('staff become the member’s advisor', async () => {
    const advisor = await post(staff.request, '/api/rpc/accounts/getMe', {})
    await post(staff.request, '/api/rpc/accounts/assignAdvisor', {
      json: {
        id: crypto.randomUUID(),
        memberId: me.json.me.userId,
        advisorId: (advisor as typeof me).json.me.userId, // safe because the contract says so
      },
    })
  })

  await test.step('staff file a session that has passed as held, once they have said so', async () => {
    await staff.goto('/vip/sessions')
    await staff.getByRole('button', { name: 'Schedule a session' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Schedule a session' })
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(dialog.getByText('Choose a member.')).toBeVisible()
    const chosen = dialog.getByRole('combobox', { name: 'Member' })
    await chosen.fill(member.firstName)
    // What was found for the first words may come after the second: whoever is not in it any more is chosen again.
    await expect(async () => {
      await chosen.fill(`${member.firstName} ${member.lastName}`)
      await staff.getByRole('option', { name: new RegExp(member.lastName) }).click({ timeout: 5_000 })
      await staff.waitForTimeout(500)
      await expect(chosen).toHaveValue(new RegExp(member.lastName), { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Date').fill(yesterday())
    await dialog.getByLabel('Time', { exact: true }).fill('10:00')
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    const asked = staff.getByRole('alertdialog', { name: sessionUiTexts.fileAsHeld })
    await expectAccessible(staff)
    await asked.getByRole('button', { name: sessionUiTexts.file, exact: true }).click()
    await expect(staff.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })

  await test.step('nothing is uploaded before both said yes; the member answers on their console (4.12.11)', async () => {
    await expect(staff.getByText('Everyone in the session must agree to the recording first.')).toBeVisible()
    await staff.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(staff.getByText('Consent recorded')).toBeVisible()
    // The email that went as the session was filed leads to the question.
    await expect(staff.getByText(/^The member was asked by email, last on/)).toBeVisible()
    const { links } = await mailTo(member.email, 'May a recording')
    await page.goto(links.find((link) => link.includes(paths.go('session'))) ?? '')
    await expect(page.getByText('I agree that a recording or transcript')).toBeVisible()
    if (isPhone) {
      await page.goto('/app/sessions')
      await page.getByRole('link', { name: new RegExp(title) }).click()
    } else {
      await page.goto('/dashboard?tab=sessions')
      await page.getByRole('button', { name: title, exact: true }).click()
    }
    await expect(page.getByText('I agree that a recording or transcript')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I agree', exact: true }).click()
    await expect(page.getByText('Consent recorded')).toBeVisible()
  })

  await test.step('a bad file is refused with its line, a good one becomes a draft by itself', async () => {
    const input = staff.getByLabel('Transcript file')
    await expect(staff.getByRole('button', { name: 'Upload transcript' })).toBeVisible()
    await input.setInputFiles({ name: 'broken.vtt', mimeType: 'text/vtt', buffer: Buffer.from(broken) })
    await expect(staff.getByText(/wasn't saved. Line 6:/)).toBeVisible()
    await staff.getByRole('button', { name: 'Paste text' }).click()
    const paste = staff.getByRole('dialog', { name: 'Paste text' })
    await paste.getByRole('textbox', { name: 'Transcript' }).fill(broken)
    await expectAccessible(staff)
    const sent: string[] = []
    staff.on('request', (request) => request.url().includes('/uploadTranscript') && sent.push(request.url()))
    // Pressed twice before anything is drawn, it is sent once.
    await paste.getByRole('button', { name: 'Upload transcript' }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(paste.getByText(/^Line 6:/)).toBeVisible()
    expect(sent).toHaveLength(1)
    // What was pasted outlives Escape, and a transcript that comes meanwhile.
    const question = staff.getByRole('alertdialog', { name: unsavedTexts.title })
    await staff.keyboard.press('Escape')
    await question.getByRole('button', { name: unsavedTexts.stay }).click()
    await expect(question).toHaveCount(0)
    await input.setInputFiles(transcript)
    await expect(staff.getByText('Transcript saved. The draft is being written.')).toBeVisible()
    await expect(staff.locator('a', { hasText: 'Review the draft' })).toBeVisible({ timeout: 20_000 })
    await expect(paste.getByRole('textbox', { name: 'Transcript' })).toHaveValue(broken)
    await paste.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: unsavedTexts.leave }).click()
    await expect(paste).toHaveCount(0)
    await expect(staff.getByRole('link', { name: 'Review the draft' })).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a speaker is renamed once, and it can be taken back', async () => {
    await staff.getByRole('button', { name: 'Speakers' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Speakers' })
    const first = dialog.getByRole('combobox').first()
    const before = await first.inputValue()
    await first.fill('Renamed Once')
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Save names' }).click()
    await expect(staff.getByText('Speakers renamed')).toBeVisible()
    await staff.getByRole('button', { name: 'Undo' }).click()
    await expect(staff.getByText('Names restored')).toBeVisible()
    await staff.getByRole('button', { name: 'Speakers' }).click()
    await expect(first).toHaveValue(before)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the member reads that it is being checked, and no line of it', async () => {
    await expect(page.getByText('Your advisor is checking the report.').first()).toBeVisible()
    await expect(page.getByText(/Kestrel Health/)).toHaveCount(0)
  })

  const words = 'Ask Leiden for the full alarm log by Friday'
  await test.step('staff decide every line by keys alone, word one anew, and see what will be sent', async () => {
    await staff.getByRole('link', { name: 'Review the draft' }).click()
    const list = staff.getByRole('region', { name: 'Lines to decide' })
    await expect(list.getByRole('heading', { name: 'Drafted' })).toBeVisible()
    await expectAccessible(staff)
    const left = async () =>
      Number(/(\d+)\s*left/.exec((await staff.locator('h1 ~ p, header').allInnerTexts()).join(' '))?.[1] ?? 0)
    const offered = await left()
    expect(offered).toBeGreaterThan(3)
    // On the phone the talk stands behind its own part of the review.
    const parts = staff.getByRole('group', { name: 'Part of the review' })
    if (isPhone) {
      expect(await overOf(staff)).toBe(0)
      await parts.getByRole('button', { name: 'Transcript' }).click()
      expect(await overOf(staff)).toBe(0)
    } else {
      // On paper stand the lines, without the talk next to them.
      await staff.emulateMedia({ media: 'print' })
      await expect(list.getByRole('heading', { name: 'Drafted' })).toBeVisible()
      await expect(staff.getByRole('complementary', { name: 'Transcript' })).toBeHidden()
      await staff.emulateMedia({ media: null })
      // What says that the network is gone takes its room of the lines, and not of what approves them.
      await staff.context().setOffline(true)
      const gone = staff.getByRole('alert').filter({ hasText: connectionTexts.offline })
      await expect(gone).toBeVisible()
      await expect(staff.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport({ ratio: 1 })
      await staff.context().setOffline(false)
      await expect(gone).toHaveCount(0)
    }
    await staff.locator('[data-words="0"]').selectText()
    await staff
      .getByRole('toolbar', { name: 'Add the selected words as' })
      .getByRole('button', { name: 'Correct' })
      .click()
    const part = staff.getByRole('dialog', { name: 'Correct this part' })
    const { transcript: read, segments } = await ask<{ transcript: { id: string }; segments: Segment[] }>(
      staff.request,
      'recordings/getTranscript',
      { sessionId: new URL(staff.url()).pathname.split('/').at(-2), from: 0, limit: 1 },
    )
    await part.getByRole('textbox', { name: 'What was said' }).fill('Good morning, as it was said.')
    // A colleague is faster: their words are shown, and replaced by whoever has seen them.
    const [{ text, speaker } = { text: '', speaker: null }] = segments
    await ask(staff.request, 'recordings/editPart', {
      id: crypto.randomUUID(),
      transcriptId: read.id,
      segment: 0,
      was: { text, speaker },
      text: 'Good morning to you all.',
      speaker,
    })
    await part.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(part.getByText(recordingTexts.editOvertaken)).toBeVisible()
    await expect(part.getByText(/Good morning to you all/)).toBeVisible()
    await expectAccessible(staff)
    if (process.env.SHOTS) await staff.screenshot({ path: `${process.env.SHOTS}/part-${project.name}.png` })
    await part.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff.getByText(/^Part corrected/)).toBeVisible()
    await expect(staff.getByText('Good morning, as it was said.')).toBeVisible()
    // Keys that answer a question decide no line behind it.
    const before = await left()
    const erase = staff.getByRole('button', { name: 'Delete transcript' })
    const pressedIn = await pressAtOnce(erase, 'x')
    expect(pressedIn).toBe('page')
    const question = staff.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await staff.keyboard.press('n')
    await staff.keyboard.press('x')
    await question.getByRole('button', { name: /^(Keep|Cancel)/ }).click()
    await expect(question).toHaveCount(0)
    expect(await left()).toBe(before)
    if (isPhone) await parts.getByRole('button', { name: 'Lines' }).click()
    await list.focus()
    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await staff.keyboard.press(key)
    }
    if (isPhone) {
      await staff
        .getByRole('toolbar', { name: 'Decide this line' })
        .getByRole('button', { name: 'Dismiss' })
        .click()
      await staff
        .getByRole('toolbar', { name: 'Decide this line' })
        .getByRole('button', { name: 'Undo' })
        .click()
      await list.focus()
    }
    // By voice a button is pressed while the field next to it keeps the focus: its words go along, and take no decision back.
    const decide = staff.getByRole('toolbar', { name: 'Decide this line' })
    await list.getByRole('textbox', { name: 'Text of this line' }).fill('Said aloud')
    await decide.getByRole('button', { name: 'Dismiss' }).dispatchEvent('click')
    const aloud = list.getByRole('button', { name: /dismissed: Said aloud/ })
    await expect(aloud).toBeVisible()
    expect(await left()).toBe(before - 1)
    await expect
      .poll(async () =>
        staff.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
      )
      .toBe(false)
    for (let n = 0; n < 2; n += 1) await decide.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(left).toBe(before)
    // The line that was pressed goes, and the keys go on working; what was not heard is said until it was.
    await staff.route(/\/minutes\/decideLines/, (route) => route.abort(), { times: 1 })
    await decide.getByRole('button', { name: 'Dismiss' }).click()
    await notice(staff, 'Not saved yet. Your decisions stay here and are sent again.').waitFor()
    if (!isPhone) {
      await expect(staff.getByText(minutesTexts.notSaved, { exact: true })).toBeVisible()
      // The next Tab goes on from the line that is opened instead.
      await expect(list.getByRole('group', { name: /, (?:open|maybe)$/ })).toBeFocused()
      // Whoever does not see it hears what is left, and the line that comes next or that a key leads to (WCAG 4.1.3).
      const heard = staff.locator('p[aria-live="polite"]')
      await expect(
        heard.filter({ hasText: /^Dismissed\. \d+ left\. Next: .+, (?:open|maybe): ./ }),
      ).toHaveCount(1)
      await staff.keyboard.press('u')
      await expect(heard.filter({ hasText: /^Taken back\. .+, (?:open|maybe): ./ })).toHaveCount(1)
      await staff.keyboard.press('j')
      await expect(heard.filter({ hasText: /^[^.]+, (?:open|maybe): ./ })).toHaveCount(1)
      await staff.keyboard.press('k')
    } else await decide.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(left).toBe(before)
    await expect(notice(staff, 'Not saved yet. Your decisions stay here and are sent again.')).toHaveCount(0)
    await list.focus()
    while ((await left()) > 0 && presses < 2 * offered) {
      const isAction = (await list.getByRole('group', { name: /^Action/ }).count()) > 0
      await press(isAction ? 'a' : 'd')
    }
    expect(presses).toBeLessThanOrEqual(offered + 1)
    await list
      .getByRole('button', { name: /I'll ask Leiden|Ask Leiden/ })
      .first()
      .click()
    await list.getByRole('textbox', { name: 'Text of this line' }).fill(words)
    await staff.keyboard.press('Enter')
    await expect(list.getByRole('textbox', { name: 'Text of this line' })).toHaveValue(words)
    await expectAccessible(staff)
    session = staff.url().replace(/\/review$/, '')
    await staff.getByRole('button', { name: 'Approve', exact: true }).click()
    const preview = staff.getByRole('dialog')
    await expect(preview.getByText(words)).toBeVisible()
    await expectAccessible(staff)
    await preview.getByRole('checkbox', { name: /to .* board/ }).uncheck()
    await preview.getByRole('button', { name: 'Approve and send' }).click()
    await expect(staff.getByText('Minutes approved and sent')).toBeVisible()
    const mail = await mailTo(member.email, 'minutes')
    expect(mail.text).toContain(words)
  })

  await test.step('the member reads the minutes as soon as they are approved, each line at its moment', async () => {
    await expect(page.getByRole('region', { name: 'Action items' }).getByText(words)).toBeVisible()
    await expect(page.getByText(/Approved by/)).toBeVisible()
    await expectAccessible(page)
    const opener = page.getByRole('button', { name: /, open the transcript there/ }).first()
    const moment = (await opener.innerText()).trim()
    await opener.click()
    await expect(page.locator('[data-segment][aria-current="true"]', { hasText: moment })).toBeVisible()
    await expectAccessible(page)
    // A place that the transcript does not have opens it at its beginning.
    const far = new URL(page.url())
    far.searchParams.set('at', '950')
    await page.goto(far.href)
    await expect(page.locator('[data-segment="0"]')).toBeVisible()
    await page.getByRole('tab', { name: 'Recap' }).click()
  })

  await test.step('the member keeps the minutes as a tagged PDF and as Markdown (K71)', async () => {
    for (const [name, begins] of [
      ['PDF', '%PDF-1.7'],
      ['Markdown', `# ${title}`],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(name === 'PDF' ? /\.pdf$/ : /\.md$/)
      expect(readFileSync(await file.path(), 'utf8').startsWith(begins)).toBe(true)
    }
  })

  await test.step('one press makes a card of an action, which shows the sentence and its moment (4.12.12)', async () => {
    await page.getByRole('button', { name: `Create card: ${words}` }).click()
    await expect(page.getByText('Card created from this line')).toBeVisible()
    await page.getByRole('link', { name: 'On your board' }).click()
    await expect(page.getByRole('heading', { name: words }).last()).toBeVisible()
    await expect(page.getByText(/I'll ask Leiden for the full alarm log/)).toBeVisible()
    await expect(page.getByText('9:56')).toBeVisible()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    // The card leads to the second it was said; the minutes are a tab away.
    await expect(page.locator('[data-segment][aria-current="true"]', { hasText: '9:56' })).toBeVisible()
    await page.getByRole('tab', { name: 'Recap' }).click()
    await expect(page.getByRole('link', { name: 'On your board' })).toHaveCount(1)
  })

  await test.step('the brief of the next session leads to the second in which it was said (D1, D7)', async () => {
    if (process.env.DEEP !== '1') return
    const nextId = crypto.randomUUID()
    await whenFree(Date.now() + 50 * 3_600_000, (startAt) =>
      ask(staff.request, 'sessions/scheduleSession', {
        id: nextId,
        memberId: me.json.me.userId,
        sessionType: 'strategy',
        title: 'After the pilot',
        startAt: new Date(startAt).toISOString(),
        endAt: new Date(startAt + 3_600_000).toISOString(),
        timeZone: 'Europe/Berlin',
        meetingUrl: null,
      }),
    )
    const saidAt = (on: typeof page) =>
      on
        .getByRole('region', { name: 'Brief' })
        .getByRole('link', { name: /, 9:56$/ })
        .first()
    await staff.goto(paths.vipSession(nextId))
    await saidAt(staff).click()
    await expect(staff.locator('[data-segment][aria-current="true"]', { hasText: '9:56' })).toBeVisible()
    const here = page.url()
    await page.goto(paths.go('session', nextId))
    await expect(page.getByRole('region', { name: 'Brief' }).getByText(/I'll ask Leiden/)).toBeVisible()
    await expectAccessible(page)
    await saidAt(page).click()
    await expect(page.locator('[data-segment][aria-current="true"]', { hasText: '9:56' })).toBeVisible()
    await page.goto(here)
    await page.getByRole('tab', { name: 'Recap' }).click()
  })

  await test.step('consent taken back erases the transcript and the sentences, the wording stays (4.12.11)', async () => {
    await page.getByRole('button', { name: 'Withdraw consent' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw consent' }).click()
    await expect(page.getByText('Consent withdrawn')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Action items' }).getByText(words)).toBeVisible()
    await expect(page.getByText('The sentence was removed when consent was withdrawn.')).toBeVisible()
    await expect(page.getByRole('button', { name: /, open the transcript there/ })).toHaveCount(0)
    // Nobody waits for a transcript any more.
    await page.getByRole('tab', { name: 'Recording' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Recording' })).toContainText(
      consentTexts.someoneWithdrew,
    )
  })

  await test.step('the advisor is asked for the words that went, and accepts no line without them (4.13.8)', async () => {
    await staff.goto(session)
    await expect(staff.getByText(minutesTexts.notWritten, { exact: true }).first()).toBeVisible()
    await expect(staff.getByText(minutesTexts.beingRewritten)).toHaveCount(0)
    await staff.getByRole('button', { name: /^Write \d+ lines? anew$/ }).click()
    if (!isPhone) await expect(staff.getByText(minutesTexts.wordsErased)).toBeVisible()
    await expect(staff.getByRole('button', { name: /^Accept all/ })).toHaveCount(0)
    const list = staff.getByRole('region', { name: 'Lines to decide' })
    await list
      .getByRole('button', { name: new RegExp(minutesTexts.notWritten) })
      .first()
      .click()
    await list.getByRole('group', { name: /^(Action|Decision|Next step|Insight)/ }).focus()
    await staff.keyboard.press('a')
    await expect(staff.getByText(minutesTexts.wordsFirst)).toBeVisible()
    const field = list.getByRole('textbox', { name: 'Text of this line' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await expectAccessible(staff)
  })
})
