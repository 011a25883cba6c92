import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { notice } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { ask } from './seed.ts'

/** What staff change of a text that the site came with, and where visitors read it. */
const texts = [
  {
    kind: 'lesson',
    opens: /^Edit Write the question/,
    field: 'What it is for',
    page: '/jul-playbook/write-the-question-in-one-sentence',
  },
  { kind: 'myth', opens: /^Edit /, field: 'What to do instead', page: '/jul-playbook/myth-files' },
  {
    kind: 'store',
    opens: /^Edit Capital readiness report/,
    field: 'What you get, and when',
    page: '/julstore',
  },
  { kind: 'resource', opens: /^Edit /, field: 'In a sentence', page: '/resources' },
] as const

const PUBLISHED = 'Published. Visitors see it within two seconds.'
/** A notice leaves by itself, and so the same words can come twice. */
async function publish(staff: Page) {
  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect(staff.getByText(PUBLISHED).last()).toBeVisible()
}

/** As somebody else would save a page who has it open too. */
async function saveElsewhere(staff: Page, id: string | null, more: Record<string, string>) {
  const { text } = await ask<{ text: { version: number; fields: object } }>(
    staff.request,
    'content/getSiteText',
    { id },
  )
  const fields = { ...text.fields, ...more }
  await ask(staff.request, 'content/saveSiteText', { id, baseVersion: text.version, fields })
}

for (const { kind, opens, field, page: address } of texts)
  test(`staff change a ${kind}, see it before visitors do, publish it, and bring the old one back (K90)`, async ({
    asAdmin,
    asVisitor,
  }) => {
    const word = `numbat${randomBytes(3).toString('hex')}`
    const staff = await asAdmin()
    const visitor = await asVisitor()
    const read = async () => (await visitor.request.get(address)).text()
    await staff.goto(`/vip/content?kind=${kind}`)
    await staff.getByRole('button', { name: opens }).first().click()
    const box = staff.getByLabel(field)
    const before = await box.inputValue()
    await box.fill(`${before} ${word}.`)
    await staff.getByRole('button', { name: 'Save draft' }).click()
    await expect(staff.getByText('Draft saved.')).toBeVisible()
    await expect(staff.frameLocator('iframe').getByText(word).first()).toBeAttached()
    expect(await read()).not.toContain(word)
    await publish(staff)
    await expect.poll(read, { timeout: 15_000 }).toContain(word)
    await visitor.goto(address)
    await expectAccessible(visitor)

    await staff
      .getByRole('button', { name: /^Restore the version/ })
      .last()
      .click()
    await expect(staff.getByText('That version is the draft again.')).toBeVisible()
    await expect(box).toHaveValue(before)
    await publish(staff)
    await expect.poll(read, { timeout: 15_000 }).not.toContain(word)
  })

test('staff put somebody of the team on the site, change what is said of them, and take them off (K90)', async ({
  asAdmin,
  asVisitor,
}) => {
  const name = `Mara ${randomBytes(3).toString('hex')}`
  const staff = await asAdmin()
  const visitor = await asVisitor()
  const read = async () => (await visitor.request.get('/about')).text()
  await staff.goto('/vip/content?kind=person')
  await staff.getByRole('button', { name: 'New person' }).click()
  await staff.getByLabel('Short name').fill(name.toLowerCase().replace(' ', '-'))
  await staff.getByLabel('Name', { exact: true }).fill(name)
  await staff.getByLabel('Role').fill('Advisor')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft stored.')).toBeVisible()
  await expect(staff.frameLocator('iframe').getByText(name)).toBeAttached()
  await publish(staff)
  await expect.poll(read, { timeout: 15_000 }).toContain(name)
  await visitor.goto('/about#team')
  await expectAccessible(visitor)

  await staff.getByLabel('Role').fill('Partner of the firm')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft saved.')).toBeVisible()
  await publish(staff)
  await expect.poll(read, { timeout: 15_000 }).toContain('Partner of the firm')
  await staff.getByRole('button', { name: 'Withdraw' }).click()
  const withdrawing = staff.getByRole('alertdialog', { name: siteTextTexts.withdraw })
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click()
  await expect(withdrawing).toBeHidden()
  await expect.poll(read, { timeout: 15_000 }).not.toContain(name)

  await test.step('what was typed outlives a save of somebody else, and a save that was refused', async () => {
    const id = new URL(staff.url()).searchParams.get('page')
    const role = staff.getByLabel('Role')
    await role.fill('Partner, typed here')
    await saveElsewhere(staff, id, { role: 'Partner, typed elsewhere' })
    await expect(staff.getByText(siteTextTexts.changed)).toBeVisible()
    await expect(role).toHaveValue('Partner, typed here')
    await staff.getByRole('button', { name: 'Save draft' }).click()
    await expect(notice(staff, siteTextTexts.changed)).toBeVisible()
    await expect(role).toHaveValue('Partner, typed here')
    await staff.getByRole('button', { name: 'All pages' }).click()
    const question = staff.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Leave' }).click()
    await staff.goto(`/vip/content?kind=person&page=${id}`)
    await expect(role).toHaveValue('Partner, typed elsewhere')
    // Where nothing is typed, the form follows.
    await saveElsewhere(staff, id, { role: 'Partner, once more' })
    await expect(role).toHaveValue('Partner, once more')
  })
})

test('a legal text gets its next number and its day, and every version stays readable at its own address (K19)', async ({
  asAdmin,
  asVisitor,
}) => {
  const word = `wombat${randomBytes(3).toString('hex')}`
  const staff = await asAdmin()
  // Whoever reads needs no script for it.
  const visitor = await asVisitor({ javaScriptEnabled: false })
  const read = async (address: string) => (await visitor.request.get(address)).text()
  const number = async () =>
    Number((await read('/accessibility')).match(/\/accessibility\/version-(\d+)/)?.[1])
  const first = await number()
  expect((await visitor.request.get(`/accessibility/version-${first + 1}`)).status()).toBe(404)

  await staff.goto('/vip/content?kind=legal')
  await staff.getByRole('button', { name: /^Edit Accessib/ }).click()
  const short = staff.getByLabel('In short')
  await short.fill(`${await short.inputValue()}\n${word}.`)
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft saved.')).toBeVisible()
  await expect(staff.frameLocator('iframe').getByText(word)).toBeAttached()
  await publish(staff)
  await expect.poll(() => read('/accessibility'), { timeout: 15_000 }).toContain(word)
  expect(await number()).toBe(first + 1)

  await visitor.goto('/accessibility')
  const today = new Date().toISOString().slice(0, 10)
  await expect(visitor.locator('dl time').first()).toHaveAttribute('datetime', today)
  const versions = visitor.getByRole('region', { name: 'Versions' })
  await expect(versions.getByRole('link').first()).toHaveText(`Version ${first + 1}`)
  await versions.getByRole('link', { name: `Version ${first}`, exact: true }).click()
  await expect(visitor).toHaveURL(`/accessibility/version-${first}`)
  await expect(visitor.getByText('This version is no longer in force.')).toBeVisible()
  await expect(visitor.getByText(word)).toHaveCount(0)
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const canonical = await visitor.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/accessibility')
  expect(await read('/sitemap.xml')).not.toContain('/version-')
  await visitor.getByRole('link', { name: 'Read the one that is' }).click()
  await expect(visitor).toHaveURL('/accessibility')

  await staff
    .getByRole('button', { name: /^Restore the version/ })
    .last()
    .click()
  await expect(staff.getByText('That version is the draft again.')).toBeVisible()
  await expect(short).not.toHaveValue(new RegExp(word))
  await publish(staff)
  await expect.poll(number, { timeout: 15_000 }).toBe(first + 2)
  expect(await read('/accessibility')).not.toContain(word)
  expect(await read(`/accessibility/version-${first + 1}`)).toContain(word)
})
