import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { Review } from '#contract/minutes.ts'
import { lineKindNames, minutesTexts } from '#domain/minutes/texts.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { decisionOf } from '#tests/app/decisionOf.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, assignAdvisor, userIdOf } from './seed.ts'

const HOUR = 60 * 60_000
const sound = (name: string) => join(import.meta.dirname, '../fakes/sound', name)

// What was said goes on after the sound has ended, as where somebody stopped the recording early.
const words = () =>
  [
    readFileSync(sound('talk.vtt'), 'utf8').trimEnd(),
    ...Array.from({ length: 180 }, (_, at) => {
      const minutes = String(1 + Math.floor(at / 6)).padStart(2, '0')
      const seconds = at % 6
      const text =
        at === 178
          ? "I'll send Anna the board pack by Friday."
          : 'Then we went through the list. '.repeat(1 + (at % 4))
      return `00:${minutes}:${seconds}0.000 --> 00:${minutes}:${seconds}8.000\n<v Mara>${text.trim()}`
    }),
  ].join('\n\n')

test('staff send up a recording, its member plays it where a word was said, and adds a file to a card (T-088, K93)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}, { project }) => {
  test.skip(!(await canReadSound()), 'ffmpeg is not installed on this machine')
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const [memberId, staffId] = [await userIdOf(page), await userIdOf(staff)]
  const [sessionId, cardId] = [randomUUID(), randomUUID()]
  const isPhone = project.name === 'phone'

  await test.step('a session was held, everybody agreed, and its transcript is there', async () => {
    const plan = { id: randomUUID(), userId: memberId, reason: 'A journey', untilAt: null }
    await ask(staff.request, 'billing/grantPlan', {
      ...plan,
      plan: isPhone ? 'mobile_premium' : 'desktop_pro',
    })
    await assignAdvisor(staff, memberId, staffId)
    await ask(staff.request, 'sessions/scheduleSession', {
      id: sessionId,
      memberId,
      sessionType: 'strategy',
      title: 'Price and board pack',
      startAt: new Date(Date.now() - 26 * HOUR).toISOString(),
      endAt: new Date(Date.now() - 25 * HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
      held: true,
    })
    for (const { request } of [staff, page]) {
      const { consent } = await ask<{ consent: { textVersion: string } }>(request, 'consent/getConsent', {
        sessionId,
      })
      await ask(request, 'consent/giveConsent', { sessionId, textVersion: consent.textVersion })
    }
    await ask(staff.request, 'recordings/uploadTranscript', {
      id: randomUUID(),
      sessionId,
      fileName: 'talk.vtt',
      contentBase64: Buffer.from(words()).toString('base64'),
    })
    await ask(page.request, 'board/createCard', { id: cardId, title: 'Send the new terms' })
  })

  await test.step('a silent file is refused in words, a good one is stored and follows its transcript', async () => {
    await staff.goto(`/audio-uploader?session=${sessionId}`)
    const input = staff.getByLabel(soundTexts.input)
    await input.setInputFiles(sound('silent.mp3'))
    await expect(staff.getByText(/it is silent from beginning to end/)).toBeVisible({ timeout: 20_000 })
    await input.setInputFiles(sound('talk.mp3'))
    const player = staff.getByRole('region', { name: soundTexts.player })
    await expect(player.getByRole('button', { name: soundTexts.play, exact: true })).toBeVisible()
    await player.getByRole('searchbox', { name: soundTexts.search }).fill('terms')
    await player.getByRole('button', { name: /I'll send them the new terms/ }).click()
    await expect(player.getByRole('button', { name: soundTexts.pause })).toBeVisible()
    await expect(player.locator('li[aria-current]')).toContainText('new terms')
    await player.getByRole('button', { name: soundTexts.pause }).click()
    await player.press('/')
    await expect(player.getByRole('searchbox', { name: soundTexts.search })).toBeFocused()
    // An address holds for ten minutes, and the page may have been open for longer.
    const address = staff.waitForRequest(/recordings\/getRecordingAddress/)
    const saved = staff.waitForEvent('download')
    await player.getByRole('button', { name: soundTexts.save }).click()
    await address
    expect((await saved).suggestedFilename()).toMatch(/\.mp3$/)
    await staff.route(/recordings\/getRecordingAddress/, (route) => route.abort())
    await player.getByRole('button', { name: soundTexts.save }).click()
    await expect(staff.getByText(/^No connection/).first()).toBeVisible()
    await staff.unrouteAll()
    await expect(player).toBeVisible()
    // A switch keeps the focus while it is stored, and goes back by the same key.
    const mayCopy = staff.getByRole('switch', { name: soundTexts.allowSaving })
    await mayCopy.focus()
    for (const said of [soundTexts.savingAllowed, soundTexts.savingEnded]) {
      await staff.keyboard.press('Space')
      await expect(staff.getByText(said).first()).toBeVisible()
      await expect(mayCopy).toBeFocused()
      await expect(mayCopy).toHaveJSProperty('checked', said === soundTexts.savingAllowed)
    }
    await expectAccessible(staff)
    // Another that becomes ready does not take the place of the one somebody listens to.
    const listened = await staff.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
    await input.setInputFiles(sound('talk.webm'))
    const choice = staff.getByRole('combobox', { name: soundTexts.choose })
    await expect(choice).toContainText('talk.mp3', { timeout: 20_000 })
    expect(await staff.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)).toBe(listened)
    const { recordings } = await ask<{ recordings: { id: string; name: string }[] }>(
      staff.request,
      'recordings/listRecordings',
      { sessionId },
    )
    const added = recordings.find(({ name }) => name === 'talk.webm')
    await ask(staff.request, 'recordings/eraseRecording', { id: added?.id })
    await expect(choice).toHaveCount(0)
  })

  await test.step('its member plays it, with their name on it, and by keys', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/getTranscript') && asked.push(request.url()))
    await page.goto(isPhone ? `/app/sessions/${sessionId}` : `/dashboard?tab=sessions&session=${sessionId}`)
    await page.getByRole('tab', { name: 'Recording' }).click()
    const player = page.getByRole('region', { name: soundTexts.player })
    await player.getByRole('button', { name: soundTexts.play, exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThan(0.3)
    await expect(player.getByText(/^Playing for /)).toBeVisible()
    // Its words are read once the minutes are approved, and not asked for before.
    await expect(player.getByText(soundTexts.noTranscript)).toBeVisible()
    expect(asked).toEqual([])
    // Whoever listens for a minute without a hand on the keys is there (T-014).
    const heard = page.waitForRequest(/\/api\/rpc\/accounts\/touch/)
    await page.clock.setSystemTime(new Date(Date.now() + 61_000))
    await heard
    await page.keyboard.press('l')
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThan(9)
    await expectAccessible(page)
    await expect(player.getByRole('button', { name: soundTexts.save })).toHaveCount(0)
    // Its address fails and another cannot be had: that is said, and the next press asks again.
    const again = /\/recordings\/getRecordingAddress/
    await page.route(again, (route) => route.abort())
    await page.evaluate(() => document.querySelector('audio')?.dispatchEvent(new Event('error')))
    await expect(player.getByRole('alert')).toHaveText(soundTexts.playFailed)
    await page.unroute(again)
    await page.evaluate(() => document.querySelector('audio')?.pause())
    await player.getByRole('button', { name: soundTexts.play, exact: true }).click()
    await expect(player.getByRole('button', { name: soundTexts.pause })).toBeVisible()
    await expect(player.getByRole('alert')).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThan(8)
  })

  const atMs = () =>
    page.evaluate(() => Math.round((document.querySelector('audio')?.currentTime ?? -1) * 1000))

  const [moment, late] = [/^0:11, open the transcript there/, /^30:40, open the transcript there/]
  const action = (at = moment) =>
    page
      .getByRole('region', { name: lineKindNames.action })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: at }) })
  const opened = page.locator('li[aria-current]')

  await test.step('its minutes are approved, and a line of them opens the sound at its second', async () => {
    let review = await reviewOf(staff.request, sessionId)
    await expect
      .poll(async () => {
        review = await reviewOf(staff.request, sessionId)
        return review?.lines.length ?? 0
      })
      .toBeGreaterThan(0)
    const lines = (review?.lines ?? []).map((line) => ({ ...decisionOf(line), state: 'accepted' }))
    await ask(staff.request, 'minutes/decideLines', { sessionId, spentMs: 0, lines })
    const { number, revision } = (await reviewOf(staff.request, sessionId)) ?? { number: 0, revision: 0 }
    await ask(staff.request, 'minutes/approveMinutes', { sessionId, number, revision })
    await page.goto(isPhone ? `/app/sessions/${sessionId}` : `/dashboard?tab=sessions&session=${sessionId}`)
    await expect(
      action()
        .getByText(/new terms/)
        .first(),
    ).toBeVisible()
    // Who was there is said once.
    await expect(page.getByText(lineKindNames.attendee, { exact: true })).toHaveCount(1)
    await action().getByRole('button', { name: moment }).click()
    await expect.poll(atMs).toBe(11_691)
    await expect(opened).toContainText('new terms')
    await expectAccessible(page)
  })

  await test.step('a line from far down, and from after the end of the sound, is shown above the player', async () => {
    if (isPhone) await page.getByRole('tab', { name: 'Recap' }).click()
    else await page.getByRole('button', { name: 'Close transcript' }).click()
    await action(late).getByRole('button', { name: late }).click()
    await expect(opened).toContainText('board pack')
    await expect(opened).toBeInViewport({ ratio: 1 })
    const place = page.getByRole('slider', { name: soundTexts.place })
    const under = async () => {
      const [row, bar] = await Promise.all([opened.boundingBox(), place.boundingBox()])
      return row && bar ? row.y + row.height - bar.y : null
    }
    await expect.poll(under).toBeLessThan(0)
  })

  await test.step('a card of that line leads back to the same second (D1)', async () => {
    if (isPhone) await page.getByRole('tab', { name: 'Recap' }).click()
    else await page.getByRole('button', { name: 'Close transcript' }).click()
    await action()
      .getByRole('button', { name: new RegExp(`^${minutesTexts.makeCard}`) })
      .click()
    await action().getByRole('link', { name: minutesTexts.cardMade }).click()
    const origin = page.getByRole('region', { name: 'Where this card came from' })
    await expect(origin.getByText('0:11')).toBeVisible()
    await origin.getByRole('link', { name: 'Price and board pack' }).click()
    await expect(page.getByRole('region', { name: soundTexts.player })).toBeVisible()
    await expect.poll(atMs).toBe(11_691)
  })

  await test.step('a file of a card is added, is refused where it lies, and comes back as it was', async () => {
    if (isPhone) {
      await page.goto(`/app/julboard/card/${cardId}`)
      await page.getByRole('tab', { name: 'Attachments' }).click()
    } else await page.goto(`/dashboard?tab=julboard&card=${cardId}`)
    await page.getByLabel('Choose files').setInputFiles([
      { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n…') },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('a text') },
    ])
    await expect(page.getByText('The file is not what its name says.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save terms.pdf' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toBe('%PDF-1.7\n…')
    await expectAccessible(page)
  })
})

/** The draft of a session once it is there. */
const reviewOf = (request: APIRequestContext, sessionId: string): Promise<Review | null> =>
  ask<{ review: Review }>(request, 'minutes/getReview', { sessionId }).then(
    ({ review }) => review,
    () => null,
  )
