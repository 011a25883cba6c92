import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { join, newPerson } from './people.ts'
import { holdProgram } from './withoutProgram.ts'

test('a member signs in before the program of the page runs, and without it', async ({ page, asVisitor }) => {
  const member = newPerson()
  await join(page.request, member)

  const plain = await asVisitor({ javaScriptEnabled: false })
  await plain.goto(paths.auth('sign-in', paths.dashboard('julboard')))
  await expect(plain.getByRole('button', { name: 'Email me a sign-in link' })).toBeHidden()
  await expect(plain.getByText('need JavaScript in your browser')).toBeVisible()
  await plain.getByLabel('Email').fill(member.email)
  await plain.getByLabel('Password', { exact: true }).fill('not the password')
  await plain.getByRole('button', { name: 'Sign In' }).click()
  await expect(plain.getByRole('alert').filter({ hasText: accountUiTexts.signInFailed })).toBeVisible()
  await expect(plain.getByLabel('Email')).toHaveValue(member.email)
  await expect(plain.getByLabel('Password', { exact: true })).toHaveValue('')
  await plain.getByLabel('Password', { exact: true }).fill(member.password)
  await plain.getByRole('button', { name: 'Sign In' }).click()
  await expect(plain).toHaveURL(paths.dashboard('julboard'))

  // The program takes over what the server wrote: it stands until the next try, which the program sends itself.
  const open = await holdProgram(page)
  await page.goto(paths.auth(), { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true })
  const alert = page.getByRole('alert').filter({ hasText: accountUiTexts.signInFailed })
  await expect(alert).toBeVisible()
  open()
  await expect(page.getByRole('button', { name: 'Email me a sign-in link' })).toBeEnabled()
  await expect(alert).toBeVisible()
  const resend = page.getByRole('button', { name: 'Resend email' })
  await expect(resend).toBeVisible()
  await expectAccessible(page)
  const path = '**/api/auth/send-verification-email'
  await page.route(path, (route) => route.abort())
  await resend.click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible()
  await page.unroute(path)
  const resent = page.waitForRequest(path)
  await resend.click()
  expect((await resent).postDataJSON()).toEqual({ email: member.email })
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  const asked = page.waitForRequest('**/api/auth/sign-in/email')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await asked
  await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()
})

/** What the page takes here and now over no line at all: half a second on a machine that does nothing else. */
async function ownSeconds(page: Page): Promise<number> {
  const began = Date.now()
  await page.goto(paths.auth(), { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('nobody@quayside.example')
  await page.getByRole('button', { name: 'Sign In' }).click({ trial: true })
  return (Date.now() - began) / 1_000
}

test('signing in is usable within 4 s at 50 kB/s and 400 ms', async ({ asVisitor, browserName }) => {
  test.skip(browserName !== 'chromium', 'the line is narrowed by Chromium alone')
  const member = newPerson()
  const page = await asVisitor()
  await join(page.request, member)
  // Other journeys are walked next to this one: what they make of half a second, before or after, is given on top.
  const busyBefore = (await ownSeconds(await asVisitor())) - 0.5
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const began = Date.now()
  const since = () => ((Date.now() - began) / 1000).toFixed(1)
  await page.goto(paths.auth(), { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click({ noWaitAfter: true })
  const pressed = since()
  await page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/go/'))
  const signedIn = since()
  const busy = Math.max(0, busyBefore, (await ownSeconds(await asVisitor())) - 0.5)
  process.stdout.write(
    `sign-in at 50 kB/s and 400 ms: pressed after ${pressed} s, signed in after ${signedIn} s, ${busy.toFixed(1)} s of it for what else runs\n`,
  )
  expect(Number(pressed)).toBeLessThan(4 + busy)
})
