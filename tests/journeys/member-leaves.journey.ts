import { isPhone } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('a member takes their data along, asks to be deleted, proves it over the dialog, and signs in again to stay (K37)', async ({
  page,
  signUpAndVerify,
  signIn,
  mailTo,
}) => {
  const person = await signUpAndVerify(page)
  const settings = isPhone(page) ? '/app/settings?tab=privacy' : '/dashboard?tab=settings&part=privacy'
  await page.goto(settings)

  await test.step('the export is made, told of by mail and loaded', async () => {
    await page.getByRole('button', { name: 'Export my data' }).click()
    await expect(page.getByRole('button', { name: 'Export my data' })).toBeFocused()
    const load = page.getByRole('button', { name: 'Load the zip file' })
    await expect(load).toBeVisible({ timeout: 30_000 })
    const mail = await mailTo(person.email, 'data is ready')
    expect(mail.subject).toBe('Your data is ready')
    await page.goto(mail.links.find((link) => link.endsWith('/go/settings/privacy')) ?? '')
    await expect(page).toHaveURL(settings)
    // Long after the sign-in the server asks who this is; the box takes the proof, and the file follows (T-014).
    let isOld = true
    await page.route('**/api/exports/*', async (route) => {
      if (!isOld) return await route.continue()
      isOld = false
      await route.fulfill({ status: 403 })
    })
    await load.click()
    const proof = page.getByRole('dialog', { name: "Confirm it's you" })
    await proof.getByLabel('Password', { exact: true }).fill(person.password)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('button', { name: /Continue|Confirm/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('jul-export.zip')
    expect(await download.failure()).toBeNull()
  })

  await test.step('the question who this is stands over the dialog and is answered there', async () => {
    let isAsked = false
    await page.route('**/requestDeletion', async (route) => {
      if (isAsked) return await route.continue()
      isAsked = true
      const json = {
        defined: true,
        code: 'FORBIDDEN',
        status: 403,
        message: 'Not allowed.',
        data: { reason: 'proof_needed' },
      }
      await route.fulfill({ status: 403, json: { json } })
    })
    await page.getByRole('button', { name: 'Delete my account' }).first().click()
    const dialog = page.getByRole('alertdialog')
    const word = dialog.getByLabel('Type DELETE to confirm')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/Type the word DELETE/)
    await expect(word).toBeFocused()
    await expectAccessible(page)
    await word.fill('delete')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    const proof = page.getByRole('dialog', { name: "Confirm it's you" })
    await expect(proof).toBeVisible()
    await expectAccessible(page)
    const field = proof.getByLabel('Password', { exact: true })
    // A press reaches it, so nothing lies over it.
    await field.click()
    await expect(field).toBeFocused()
    await field.fill(person.password)
    await proof.getByRole('button', { name: /Continue|Confirm/ }).click()
    await expect(
      page.getByText(/will be deleted on \d+ \w+ \d{4}\. .* sign in before then/).first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/auth$/)
  })

  expect((await mailTo(person.email, 'will be deleted')).text).toContain('sign in before then')
  await signIn(page, person)
  await page.goto(settings)
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
  await test.step('the console and an email say once that the account stays', async () => {
    const stays = page.getByText('Your account stays. The deletion was cancelled')
    await expect(stays).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(stays).toBeHidden()
    expect((await mailTo(person.email, 'your account stays')).text).toContain('is cancelled')
  })
})

test('somebody who cannot sign in asks for their deletion by address without a script, and calls it back (K37)', async ({
  page,
  asVisitor,
  asAdmin,
  signUpAndVerify,
  mailTo,
}) => {
  const person = await signUpAndVerify(page)
  const plain = await asVisitor({ javaScriptEnabled: false })
  await plain.goto('/data-deletion')
  await plain.getByLabel('Email address').fill('nobody')
  await plain.getByRole('button', { name: 'Email me the link' }).click()
  await expect(plain).toHaveTitle(/^Error: /)
  await plain.getByLabel('Email address').fill(person.email)
  await plain.getByRole('button', { name: 'Email me the link' }).click()
  await expect(plain.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()

  const link =
    (await mailTo(person.email, 'confirm the deletion')).links.find((each) => each.includes('/confirm')) ?? ''
  await plain.goto(link)
  await expect(plain.getByText('Opening this page has changed nothing.')).toBeVisible()
  await plain.getByRole('button', { name: 'Delete what you hold about me' }).click()
  await expect(plain.getByRole('heading', { name: 'Your data will be deleted' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)

  const admin = await asAdmin()
  await admin.goto('/vip/members')
  const row = admin.getByRole('row').filter({ hasText: person.email })
  await expect(row.getByText('Waiting')).toBeVisible()
  await expect(row.getByText('With an account')).toBeVisible()
  await expectAccessible(admin)

  await plain.goto(link)
  await plain.getByRole('link', { name: 'Keep my data' }).click()
  await expect(plain.getByText(/^Confirmed\. What we hold will be deleted on/)).toBeVisible()
  await plain.getByRole('button', { name: 'Keep my data' }).click()
  await expect(plain.getByRole('heading', { name: 'Your data stays' })).toBeVisible()
  await expect(row.getByText('Cancelled')).toBeVisible()
  await plain.goto('/data-deletion/confirm?token=forged')
  await expect(plain.getByText('This link is not one of ours')).toBeVisible()
})
