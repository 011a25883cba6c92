import { randomUUID } from 'node:crypto'
import { paths } from '#contract/paths.ts'
import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { ask, makeStaff, userIdOf, whenFree } from './seed.ts'

const HOUR = 60 * 60_000

test('recordings are for those who manage all sessions, who read what the drive lacks', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page, { firstName: 'Kim' })
  const userId = await userIdOf(page)
  const admin = await asAdmin()
  await makeStaff(admin, userId)
  const member = await asVisitor()
  await signUpAndVerify(member)
  const memberId = await userIdOf(member)
  const heldId = randomUUID()
  const heldTitle = `Hiring order ${heldId.slice(0, 8)}`
  await whenFree(Date.now() - 20 * HOUR, (startAt) =>
    ask(admin.request, 'sessions/scheduleSession', {
      id: heldId,
      memberId,
      sessionType: 'strategy',
      title: heldTitle,
      startAt: new Date(startAt).toISOString(),
      endAt: new Date(startAt + HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
      held: true,
    }),
  )
  await page.goto('/vip/recordings')
  await expect(page.getByText(driveRefusals.not_keeper)).toBeVisible()
  await expectAccessible(page)

  await ask(admin.request, 'accounts/setPermission', { userId, name: 'sessions.manage', give: true })
  await page.reload()
  await expect(page.getByText(driveTexts.notConfigured)).toBeVisible()
  await expect(page.getByText(driveTexts.nothingToConfirm)).toBeVisible()
  await expect(page.getByText('No checks yet')).toBeVisible()
  await expectAccessible(page)

  if (!isPhone(page)) {
    await page.goto(paths.dashboard('sessions'))
    const check = page.getByRole('button', { name: sessionTexts.checkRecordings })
    await expect(check).toBeDisabled()
    await expect(check).toHaveAccessibleDescription(`${driveTexts.noneToCheck} ${driveTexts.connectIt}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: driveTexts.connectIt }).click()
    await expect(page.getByText(driveTexts.notConfigured)).toBeVisible()
  }

  const waits = found('close_call')
  await page.route('**/api/rpc/minutes/listMatches*', (route) =>
    route.fulfill({
      json: {
        json: {
          waiting: [waits, { ...found('no_candidate'), name: 'A recording near no session', options: [] }],
          linked: [found('linked')],
          aside: [{ ...found('person'), decision: 'dismissed', name: 'A walk through the office' }],
        },
      },
    }),
  )
  await page.reload()
  const option = page.getByRole('listitem').filter({ hasText: 'Hiring order, Bo Ansel' }).last()
  await expect(option.getByText('Within 2 hours 40')).toBeVisible()
  await expect(option.getByText('Code in the name 25')).toBeVisible()
  await expectAccessible(page)
  expect(await overOf(page)).toBe(0)

  await test.step('what the rule did not find is chosen by whoever keeps them, and what was put aside comes back', async () => {
    const sent: unknown[] = []
    const take = async (call: string, answer: object) =>
      await page.route(`**/api/rpc/minutes/${call}`, async (route) => {
        sent.push([call, route.request().postDataJSON().json])
        await route.fulfill({ json: { json: answer } })
      })
    await take('confirmMatch', { linked: true })
    await take('undoMatch', { undone: true })
    await page
      .getByRole('button', { name: `${driveTexts.chooseSession} for A recording near no session` })
      .click()
    const dialog = page.getByRole('dialog', { name: driveTexts.chooseSession })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Link' }).click()
    await expect(dialog.getByText(driveTexts.chooseNone)).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Session' }).fill(heldTitle)
    await page.getByRole('option', { name: heldTitle }).click()
    await dialog.getByRole('button', { name: 'Link' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: `${driveTexts.bringBack}: A walk through the office` }).click()
    await expect(page.getByText(driveTexts.returned)).toBeVisible()
    expect(sent).toMatchObject([
      ['confirmMatch', { sessionId: heldId }],
      ['undoMatch', {}],
    ])
  })
})

const sessionId = randomUUID()
/** As the server tells of a recording of the drive, which no journey has. */
const found = (reason: string) => ({
  id: randomUUID(),
  name: 'abc-defg-hij (2026-11-20 12:01 GMT) - Recording of the whole afternoon with everybody.mp4',
  recordedAt: new Date().toISOString(),
  byteSize: 182_000_000,
  decision: reason === 'linked' ? 'linked' : 'left',
  reason,
  decidedByName: null,
  decidedAt: new Date().toISOString(),
  sessionId: reason === 'linked' ? sessionId : null,
  options: [
    {
      sessionId,
      title: 'Hiring order',
      memberName: 'Bo Ansel',
      startAt: new Date().toISOString(),
      score: 95,
      parts: { near: 40, during: 30, code: 25, words: 0 },
      signals: ['meeting_code'],
    },
  ],
  failure: null,
  canRetry: { ok: false, reason: null },
  canUndo: { ok: true, reason: null },
  canListen: { ok: true, reason: null },
})
