import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { calendlyTexts } from '#domain/booking/rules/calendlyTexts.ts'
import { keptElsewhereTexts } from '#domain/sessions/rules/keptElsewhereTexts.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask, userIdOf } from './seed.ts'

/** What the browser takes for calendly.com is the stand-in. */
const standIn = (page: Page) =>
  page.context().route('https://calendly.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const url = `http://127.0.0.1:${process.env.JOURNEY_CALENDLY}${pathname}${search}`
    await route.fulfill({ response: await route.fetch({ url }) })
  })

/** A card whose calendar is where members without a credit book; runs of both widths share it. */
async function offerCalendar(staff: Page) {
  const { me } = await ask<{ me: { email: string } }>(staff.request, 'accounts/getMe')
  await ask(staff.request, 'billing/createServiceCard', {
    id: randomUUID(),
    cardId: 'retainer-session',
    title: 'Retainer Session',
    subtitle: '',
    description: 'Part of your retainer.',
    priceEurCents: null,
    priceUsdCents: null,
    priceGbpCents: null,
    price: '',
    buttonText: 'Choose a time',
    badgeText: '',
    location: 'investors',
    sectionType: 'main',
    ctaType: 'calendly',
    calendlyUrl: `https://calendly.com/${encodeURIComponent(me.email)}/60`,
    infoUrl: '',
    isActive: true,
  }).catch(() => undefined)
}

test('a member books in Calendly from the wizard, moves and cancels there, and their list follows (T-061, T-065)', async ({
  page,
  asAdmin,
  signUpAndVerify,
}) => {
  test.setTimeout(180_000)
  const person = await signUpAndVerify(page)
  // The same at both widths, because the calendar of the card they share is this person's.
  const staff = await asAdmin({ seat: 'worker3' })
  await ask(staff.request, 'billing/grantPlan', {
    id: randomUUID(),
    userId: await userIdOf(page),
    plan: isPhone(page) ? 'mobile_pro' : 'desktop_pro',
    reason: 'A journey',
    untilAt: null,
  })
  await offerCalendar(staff)
  await standIn(page)
  const list = isPhone(page) ? paths.appHome('sessions') : paths.dashboard('sessions')
  const row = page.getByRole('listitem').filter({ hasText: 'An hour in Calendly' })
  let calendar = page
  let sessionId = ''

  await test.step('the wizard leads into the calendar, and what is booked there is on the list', async () => {
    await page.goto(list)
    await expect(page.getByText('Sessions from Calendly will appear here automatically')).toBeVisible()
    await page.getByRole('link', { name: 'Book a session' }).first().click()
    const wizard = page.getByRole('dialog', { name: 'Book a session' })
    await wizard.getByRole('radio', { name: /Retainer Session/ }).check({ force: true })
    await wizard.getByRole('button', { name: 'Continue' }).click()
    await wizard.getByRole('radio', { name: 'Operations' }).check({ force: true })
    await wizard.getByRole('button', { name: 'Continue' }).click()
    await expect(wizard.getByRole('heading', { name: 'Choose a time in our calendar' })).toBeVisible()
    await expectAccessible(page)
    const opened = page.context().waitForEvent('page')
    await wizard.getByRole('link', { name: 'Open booking calendar' }).click()
    calendar = await opened
    // The form there begins with who they are.
    await expect(calendar.getByText(`email ${person.email}`)).toBeVisible()
    await calendar.getByRole('link', { name: 'Book' }).click()
    await expect(calendar.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
    await page.goto(list)
    await expect(row).toHaveCount(1)
  })

  await test.step('moved there it is the same session at another time, and says where it is changed', async () => {
    const before = await row.innerText()
    await calendar.getByRole('link', { name: 'Reschedule' }).click()
    await expect(row).not.toHaveText(before)
    await expect(row).toHaveCount(1)
    const { sessions } = await ask<{ sessions: { id: string }[] }>(page.request, 'sessions/listSessions', {})
    expect(sessions).toHaveLength(1)
    await page.goto(paths.go('session', sessions[0]?.id ?? ''))
    await expect(page.getByText(/You booked this in Calendly/)).toBeVisible()
    await expect(page.getByRole('link', { name: keptElsewhereTexts.move })).toBeVisible()
    await expectAccessible(page)
    sessionId = sessions[0]?.id ?? ''
  })

  await test.step('staff are led to Calendly, and read that nobody came as it is said there', async () => {
    await staff.goto(paths.vipSession(sessionId))
    await expect(staff.getByRole('link', { name: keptElsewhereTexts.move })).toHaveAttribute(
      'href',
      /^https:\/\/calendly\.com\/reschedulings\//,
    )
    await calendar.getByRole('link', { name: 'Nobody came' }).click()
    await expect(staff.getByText(noShowTexts.toStaff)).toBeVisible()
    await expect(page.getByText(noShowTexts.toMember)).toBeVisible()
  })

  await test.step('cancelled there without a webhook it is found within a minute or so', async () => {
    await calendar.getByRole('link', { name: 'Cancel, and tell nobody' }).click()
    await expect(calendar.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
    await expect(page.getByText('Another time').first()).toBeVisible({ timeout: 90_000 })
  })

  await test.step('staff see that webhooks are sent, that somebody looks, and what came', async () => {
    await staff.goto(paths.calendly())
    await expect(staff.getByRole('heading', { name: calendlyTexts.title, level: 1 })).toBeVisible()
    await expect(staff.getByText('Calendly sends every booking to the address above.')).toBeVisible()
    await expect(staff.getByText(/Every minute, last on/)).toBeVisible()
    await expect(staff.getByText(/that no webhook had told of/)).toBeVisible()
    await expect(staff.getByRole('link', { name: 'An hour in Calendly' }).first()).toBeVisible()
    await expectAccessible(staff)
    if (process.env.SHOTS) await shoot(staff, process.env.SHOTS)
  })
})

/** Pictures of a screen in three widths and both themes, to be looked at. */
async function shoot(page: Page, folder: string) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/calendly-${width}-${colorScheme}.png`, fullPage: true })
    }
}
