import { randomUUID } from 'node:crypto'
import { consentTexts } from '#domain/consent/texts.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { readMail } from './mailbox.ts'
import { ask, userIdOf, whenFree } from './seed.ts'

test('a guest is asked again before a no, and the keyboard goes where the question goes', async ({
  page,
  asAdmin,
  asVisitor,
  signUpAndVerify,
}) => {
  await signUpAndVerify(page)
  const staff = await asAdmin()
  const [memberId, sessionId] = [await userIdOf(page), randomUUID()]
  const email = `guest.${sessionId.slice(0, 8)}@journeys.example`
  await whenFree(Date.now() + 40 * 3_600_000, (startAt) =>
    ask(staff.request, 'sessions/scheduleSession', {
      id: sessionId,
      memberId,
      sessionType: 'strategy',
      title: 'Hiring plan',
      startAt: new Date(startAt).toISOString(),
      endAt: new Date(startAt + 3_600_000).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
    }),
  )
  await ask(staff.request, 'consent/inviteGuest', { id: randomUUID(), sessionId, name: 'Ilse', email })
  const { links } = await readMail(staff.request, email)

  const guest = await asVisitor()
  await guest.goto(links.find((each) => each.includes('/consent?')) ?? '/')
  const refuse = guest.getByRole('button', { name: consentTexts.refuse })
  await refuse.press('Enter')
  const question = guest.getByRole('region', { name: /Is that your answer\?$/ })
  await expect(question).toBeFocused()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Go back' }).press('Enter')
  await expect(refuse).toBeFocused()
  await refuse.press('Enter')
  await question.getByRole('button', { name: consentTexts.refuse }).press('Enter')
  const said = guest.getByRole('status').filter({ hasText: consentTexts.refused })
  await expect(said).toBeFocused()
})
