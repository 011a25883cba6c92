import { randomUUID } from 'node:crypto'
import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { ask, makeStaff, userIdOf } from './seed.ts'

test('recordings are for those who manage all sessions, who read what the drive lacks', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page, { firstName: 'Kim' })
  const userId = await userIdOf(page)
  const admin = await asAdmin()
  await makeStaff(admin, userId)
  await page.goto('/vip/recordings')
  await expect(page.getByText(driveRefusals.not_keeper)).toBeVisible()
  await expectAccessible(page)

  await ask(admin.request, 'accounts/setPermission', { userId, name: 'sessions.manage', give: true })
  await page.reload()
  await expect(page.getByText(driveTexts.notConfigured)).toBeVisible()
  await expect(page.getByText(driveTexts.nothingToConfirm)).toBeVisible()
  await expect(page.getByText('No checks yet')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/rpc/minutes/listMatches*', (route) =>
    route.fulfill({ json: { json: { waiting: [found('close_call')], linked: [found('linked')] } } }),
  )
  await page.reload()
  const option = page.getByRole('listitem').filter({ hasText: 'Hiring order, Bo Ansel' }).last()
  await expect(option.getByText('Within 2 hours 40')).toBeVisible()
  await expect(option.getByText('Code in the name 25')).toBeVisible()
  await expectAccessible(page)
  expect(await overOf(page)).toBe(0)
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
