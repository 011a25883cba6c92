import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { expect, expectAccessible, overOf, test } from './journey.ts'
import { memberWithoutScripts } from './withoutProgram.ts'

const company = 'Nordlys & Sons AS'
const tick = (page: Page) => page.getByRole('checkbox', { name: /^I may sign for this company/ })
const accept = (page: Page) => page.getByRole('button', { name: acceptForm.submit }).click()

test('a member accepts the data processing agreement for a company with scripts off, and everybody reads one record (0100)', async ({
  asVisitor,
  asAdmin,
  signIn,
  mailTo,
  viewport,
}) => {
  const { member, page } = await memberWithoutScripts(asVisitor)
  let version = ''

  await test.step('signed out, the button leads to sign-in and back, and what was typed is there', async () => {
    await page.goto(acceptForm.path)
    version = (await page.locator('input[name=version]').getAttribute('value')) ?? ''
    await page.getByLabel('Company', { exact: true }).fill(company)
    await page.getByLabel('Registered address').fill('Oslo, Norway')
    await page.getByLabel('Your name').fill('Mara Talven')
    await tick(page).check()
    await accept(page)
    await expect(page).toHaveURL(paths.auth('sign-in', acceptForm.path))
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(acceptForm.path)
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(company)
    await expect(page.getByLabel('Your name')).toHaveValue('Mara Talven')
    await expect(tick(page)).not.toBeChecked()
  })

  await test.step('what is missing stands at its field, and what was typed stays', async () => {
    await accept(page)
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Your position')).toBeFocused()
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(company)
    await expect(tick(page)).toHaveAccessibleDescription(processingTexts.mayNot)
  })

  await test.step('a version that is no longer in force is refused, and ticked again under the one that is', async () => {
    await page.getByLabel('Your position').fill('Director')
    await tick(page).check()
    // As the page of an earlier version would send it.
    await page.locator('input[name=version]').evaluate((field) => field.setAttribute('value', '1'))
    await accept(page)
    await expect(tick(page)).toHaveAccessibleDescription(processingTexts.changed)
    await expect(tick(page)).not.toBeChecked()
    await expect(page.locator('input[name=version]')).toHaveValue(version)
  })

  await test.step('the page says what is stored, and leads to that version and its file', async () => {
    await tick(page).check()
    await accept(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The agreement is accepted')
    const record = page.getByRole('main')
    for (const words of [company, 'Oslo, Norway', 'Mara Talven, Director', version])
      await expect(record.getByText(words, { exact: true }).first()).toBeVisible()
    const file = await record.getByRole('link', { name: processingTexts.file }).getAttribute('href')
    const text = await (await page.request.get(file ?? '')).text()
    expect(text).toContain(`Version ${version}, in force since`)
    await record.getByRole('link', { name: processingTexts.read }).click()
    await expect(page).toHaveURL(`${acceptForm.path}/version-${version}`)
    await expect(tick(page)).toHaveCount(0)
    await page.goto(acceptForm.path)
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue('')
  })

  const mail = await mailTo(member.email, 'data processing agreement')
  expect(mail.text).toContain(company)
  expect(mail.links.some((link) => link.endsWith(`/version-${version}`))).toBe(true)

  const own = await asVisitor()
  await signIn(own, member)
  const isPhone = (viewport?.width ?? 0) < 768
  await own.goto(isPhone ? paths.appSettings() : paths.dashboard('settings', { part: 'legal' }))
  await expect(own.getByText(company)).toBeVisible()
  await expect(own.getByText(new RegExp(`^Version ${version}, accepted on `))).toBeVisible()
  await expectAccessible(own)

  await test.step('page, form with what is wrong, and record can be read by everybody', async () => {
    await own.goto(acceptForm.path)
    await accept(own)
    await expect(own).toHaveTitle(/^Error: /)
    await expectAccessible(own)
    expect(await overOf(own)).toBe(0)
    await own.goto(acceptForm.sentPath)
    await expect(own.getByText(company)).toBeVisible()
    await expectAccessible(own)
    expect(await overOf(own)).toBe(0)
  })

  const { me } = await (await own.request.get('/api/v1/accounts/me')).json()
  const admin = await asAdmin()
  await admin.goto(paths.vipMember(me.userId))
  await expect(admin.getByText(company)).toBeVisible()
  await expectAccessible(admin)
})
