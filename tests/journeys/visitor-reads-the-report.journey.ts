import { randomBytes } from 'node:crypto'
import { listTexts } from '#domain/newsletter/texts.ts'
import { expect, test } from './journey.ts'
import { readMail } from './mailbox.ts'

test('a visitor opens the whole report by one confirmed address, with scripts off, and leaves again (K13, K17)', async ({
  asVisitor,
}) => {
  const page = await asVisitor({ javaScriptEnabled: false })
  const email = `reader.${randomBytes(4).toString('hex')}@quayside.example`
  await page.goto('/funding-gaps-report/full')
  await expect(page).toHaveURL('/funding-gaps-report/access')
  await page.getByLabel('Email address').fill(email)
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  // The code of the email opens it where it was asked for; another one does not.
  const { links, text } = await readMail(page.request, email)
  const [code = ''] = text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/) ?? []
  const reading = await asVisitor({ javaScriptEnabled: false })
  await reading.goto('/funding-gaps-report/sent')
  await reading.getByLabel('Email address').fill(email)
  await reading.getByLabel('Code').fill('0000-0000')
  await reading.getByRole('button', { name: 'Open the report' }).click()
  await expect(reading.getByText(listTexts.codeWrong)).toBeVisible()
  await reading.getByLabel('Code').fill(` ${code.toLowerCase().replace('-', ' ')} `)
  await reading.getByRole('button', { name: 'Open the report' }).click()
  await expect(reading).toHaveURL(/\/funding-gaps-report\/full\?token=/)
  await page.goto(links.find((link) => link.includes('/lists/confirm')) ?? '')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page).toHaveURL(/\/funding-gaps-report\/full\?token=/)
  await expect(page.getByRole('heading', { name: 'Sources, each with its sentence' })).toBeVisible()
  const data = await page.getByRole('link', { name: 'Download the figures (CSV)' }).getAttribute('href')
  const table = await page.request.get(data ?? '')
  expect(table.headers()['content-type']).toContain('text/csv')
  expect(await table.text()).toContain('European Investment Bank')

  // This browser needs the link no more: neither for the text, nor for the figures, nor past the form (4.13.18).
  await page.goto('/funding-gaps-report')
  await page.getByRole('link', { name: 'Read the full report' }).first().click()
  await expect(page).toHaveURL('/funding-gaps-report/full')
  const again = await page.getByRole('link', { name: 'Download the figures (CSV)' }).getAttribute('href')
  expect(again).toBe('/funding-gaps-report/data.csv')
  expect((await page.request.get(again ?? '')).headers()['content-type']).toContain('text/csv')
  const elsewhere = await asVisitor({ javaScriptEnabled: false })
  await elsewhere.goto('/funding-gaps-report/full')
  await expect(elsewhere).toHaveURL('/funding-gaps-report/access')

  const { searchParams } = new URL(page.url())
  // The browser is remembered: the form leads on to the report, without its link.
  await page.goto('/funding-gaps-report/access')
  await expect(page).toHaveURL('/funding-gaps-report/full')
  await expect(page.getByRole('link', { name: 'Download the figures (CSV)' })).toBeVisible()
  await page.goto(links.find((link) => link.includes('/lists/leave')) ?? '')
  await page.getByRole('button', { name: 'Leave all lists' }).click()
  await expect(page.getByRole('heading', { name: 'You are on no list' })).toBeVisible()
  await page.goto(`/funding-gaps-report/full?token=${searchParams.get('token')}`)
  await expect(page).toHaveURL('/funding-gaps-report/access')
  await page.goto('/funding-gaps-report/access')
  await expect(page.getByLabel('Email address')).toBeVisible()
  await page.goto('/lists/confirm?token=forged')
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is not one of ours')
})
