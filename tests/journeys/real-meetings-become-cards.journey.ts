import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, userIdOf } from './seed.ts'

const HOUR = 60 * 60_000
const folder = process.env.TRANSCRIPTS_DIR
/** Of three tools and three kinds of meeting, none of them written here. */
const meetings = ['ami-es2006a.vtt', 'eth-acdc-20260219-175.vtt', 'pv-epc-2024-04-04.txt']

test.skip(() => folder === undefined, 'skipped: TRANSCRIPTS_DIR is not set')

test('three real meetings are reviewed by keys alone, approved and added to the board on the phone (4.13.5, 4.13.7)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the member is on the phone')
  test.setTimeout(300_000)
  await signUpAndVerify(page)
  const memberId = await userIdOf(page)
  const staff = await asAdmin()
  await staff.setViewportSize({ width: 1440, height: 900 })
  await ask(staff.request, 'billing/grantPlan', {
    id: randomUUID(),
    userId: memberId,
    plan: 'mobile_premium',
    reason: 'A journey',
    untilAt: null,
  })
  let cards = 0
  for (const [at, file] of meetings.entries()) {
    const sessionId = randomUUID()
    const start = Date.now() - (30 + 24 * at) * HOUR
    await ask(staff.request, 'sessions/scheduleSession', {
      id: sessionId,
      memberId,
      sessionType: 'strategy',
      title: `Meeting ${at + 1}`,
      startAt: new Date(start).toISOString(),
      endAt: new Date(start + HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
    })
    await agree([staff, page], sessionId)

    await test.step(`${file}: uploaded, and one of its speakers renamed`, async () => {
      await staff.goto(paths.vipSession(sessionId))
      await staff.getByLabel('Transcript file').setInputFiles(join(folder ?? '', 'files', file))
      await expect(staff.getByRole('link', { name: 'Review the draft' })).toBeVisible({ timeout: 30_000 })
      await staff.getByRole('button', { name: 'Speakers' }).click()
      const dialog = staff.getByRole('dialog', { name: 'Speakers' })
      await dialog
        .getByRole('combobox')
        .first()
        .fill(`Robin Marlow ${at + 1}`)
      await dialog.getByRole('button', { name: 'Save names' }).click()
      await expect(staff.getByText('Speakers renamed')).toBeVisible()
    })

    await test.step(`${file}: every line decided by one key`, async () => {
      await staff.getByRole('link', { name: 'Review the draft' }).click()
      const list = staff.getByRole('region', { name: 'Lines to decide' })
      await expect(list).toBeVisible()
      const left = async () =>
        Number(
          /(\d+)\s*left/.exec((await staff.locator('h1 ~ p, header').allInnerTexts()).join(' '))?.[1] ?? 0,
        )
      const offered = await left()
      expect(offered).toBeGreaterThan(0)
      await staff.keyboard.press('m')
      let presses = 1
      for (; (await left()) > 0 && presses < 2 * offered; presses += 1)
        await staff.keyboard.press(presses % 3 === 0 ? 'a' : 'x')
      expect(presses).toBeLessThanOrEqual(offered + 2)
      process.stdout.write(`${file}: ${offered} lines, ${presses} presses\n`)
      await staff.getByRole('button', { name: 'Approve', exact: true }).click()
      const preview = staff.getByRole('dialog')
      await expectAccessible(staff)
      await preview.getByRole('button', { name: 'Approve and send' }).click()
      await expect(staff.getByText('Minutes approved and sent').first()).toBeVisible()
    })

    await test.step(`${file}: its actions go to the board with one press on the phone`, async () => {
      await page.goto(paths.appSession(sessionId))
      const add = page.getByRole('button', { name: /^Add \d+ actions? to the board$/ })
      const count = Number(/\d+/.exec((await add.innerText()).trim())?.[0])
      expect(count).toBeGreaterThan(0)
      await add.click()
      await expect(add).toHaveCount(0, { timeout: 20_000 })
      cards += count
    })
  }
  // Cards are made one after another; the button has gone when the first is on its way.
  await expect
    .poll(async () => (await ask<{ backlog: number }>(page.request, 'board/countCards')).backlog, {
      timeout: 30_000,
    })
    .toBe(cards)
})

async function agree(people: readonly Page[], sessionId: string) {
  for (const person of people) {
    const { consent } = await ask<{ consent: { textVersion: string } }>(
      person.request,
      'consent/getConsent',
      { sessionId },
    )
    await ask(person.request, 'consent/giveConsent', { sessionId, textVersion: consent.textVersion })
  }
}
