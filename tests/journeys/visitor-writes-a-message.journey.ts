import { randomBytes } from 'node:crypto'
import { connectionTexts } from '#domain/content/texts/connection.ts'
import { expect, test } from './journey.ts'

test('a visitor writes with scripts off, is told what is wrong, then that it is received, and staff answer (K14, K89)', async ({
  asVisitor,
  asAdmin,
}) => {
  const page = await asVisitor({ javaScriptEnabled: false })
  const email = `helene.${randomBytes(4).toString('hex')}@quayside.example`
  await page.goto('/contact?topic=press')
  const topic = page.getByRole('radio', { name: /^Press/ })
  await expect(topic).toBeChecked()
  await topic.press('ArrowLeft')
  await page.getByLabel('Your name').fill('Helene "<b>Roth</b>"')
  await page.getByLabel('Email address').fill('helene@quayside')
  await page.getByRole('button', { name: 'Send message' }).click()

  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByText('2 things to fix')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Helene "<b>Roth</b>"')
  await expect(page.getByRole('radio', { name: /^Membership/ })).toBeChecked()
  const address = page.getByLabel('Email address')
  await expect(address).toHaveAccessibleDescription('Email address must be a valid email')
  await expect(address).toBeFocused()
  await page.getByRole('link', { name: 'Message', exact: true }).click()
  await expect(page).toHaveURL(/#contact-message$/)

  await address.fill(email)
  await page.getByLabel('Message').fill('Is ninety minutes enough?\nWe sell to four harbours.')
  // Nobody writes that fast; a person has been here longer.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/contact\/sent\?message=/)
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible()
  await expect(page.getByText('A person answers within two working days')).not.toHaveCount(0)

  // Whoever sent it reads it here for an hour, and by when somebody answers; the page by itself says neither.
  await expect(page.getByText(/^You hear from us by [A-Z][a-z]+day \d+ [A-Z][a-z]+\.$/)).toBeVisible()
  await expect(page.getByText('We sell to four harbours.')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('Membership')
  await page.goto('/contact/sent')
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible()
  await expect(page.getByText('You wrote')).toBeHidden()

  const staff = await asAdmin()
  await staff.goto('/vip/requests')
  const picked = staff.getByRole('listitem').filter({ hasText: email })
  const isPhone = (staff.viewportSize()?.width ?? 0) < 1024
  if (!isPhone) await picked.getByRole('link').click()
  // On a desktop the request stands whole next to the list.
  const row = isPhone ? picked : staff.getByRole('article', { name: 'Message: Membership' })
  await expect(row).toContainText('Message: Membership')
  await expect(row).toContainText('We sell to four harbours.')
  await expect(row.getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}?subject=Re%3A%20Message%3A%20Membership`,
  )
  await row.getByRole('button', { name: 'Take' }).click()
  if (isPhone) await row.getByRole('button', { name: 'Answer' }).click()
  const dialog = isPhone ? staff.getByRole('dialog', { name: 'Message: Membership' }) : row
  await expect(dialog).toContainText(`${email} gets your answer by email`)
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('It is.')
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(picked).toHaveCount(0)
  // The keyboard goes on at the next request, or where the page begins.
  await expect(staff.locator('[data-request]:focus, #main:focus')).toHaveCount(1)
  const mails = await staff.request.get('/dev/mail')
  expect(await mails.text()).toContain(`${email}</td><td><a`)
})

test('a question that is written on the page about advice is in the form that asks for it, with scripts off (K14)', async ({
  asVisitor,
}) => {
  const page = await asVisitor({ javaScriptEnabled: false })
  await page.goto('/advisory')
  await page.getByLabel('Your question, in one sentence').fill('Do we "raise" <now>?')
  await page.getByRole('button', { name: 'Ask this question' }).click()
  await expect(page).toHaveURL(/^[^?]*\/advisory\/request\?/)
  await expect(page.getByLabel('The question, in a sentence or two')).toHaveValue('Do we "raise" <now>?')
  await expect(page.getByRole('radio', { name: /^Strategy session/ })).toBeChecked()
})

test('a message sent without a network stays in its form, and is sent once there is one', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Helene Roth')
  await page.getByLabel('Email address').fill(`helene.${randomBytes(4).toString('hex')}@quayside.example`)
  await page.getByLabel('Message').fill('Is ninety minutes enough?')
  // Nobody writes that fast; a person has been here longer.
  await page.waitForTimeout(2_100)
  await page.context().setOffline(true)
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: connectionTexts.formOffline })).toBeInViewport()
  await expect(page.getByLabel('Message')).toHaveValue('Is ninety minutes enough?')
  await expect(page.locator('[data-leaving]')).toHaveCount(0)
  await page.context().setOffline(false)
  // The server may be away as well, or what stands in front of it may say so.
  const head = (status: number | null) =>
    page.route('**/contact', (route) =>
      route.request().method() !== 'HEAD'
        ? route.continue()
        : status === null
          ? route.abort()
          : route.fulfill({ status }),
    )
  for (const status of [null, 502]) {
    await head(status)
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: connectionTexts.formUnreached })).toBeInViewport()
    await expect(page.getByLabel('Message')).toHaveValue('Is ninety minutes enough?')
    await page.unroute('**/contact')
  }
  await send.click()
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible()
})
