import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { totpOf } from './adminFactor.ts'
import { expect, expectAccessible, test } from './journey.ts'
import type { Person } from './people.ts'
import { post } from './people.ts'
import { holdProgram, memberWithoutScripts } from './withoutProgram.ts'

const emailOf = async (page: Page): Promise<string | undefined> => {
  const { me } = await (await page.request.get('/api/v1/accounts/me')).json()
  return me?.email
}
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })

/** Asks for the email of a sign-in, from the page of the password on. */
async function askForLink(page: Page, person: Person): Promise<void> {
  await page.goto(paths.auth())
  await page.getByRole('link', { name: codeTexts.linkAction }).click()
  await expect(page).toHaveTitle('Sign in without a password, JUL')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: codeTexts.linkAction }).click()
  await expect(page).toHaveURL(paths.auth('code'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeTexts.title)
}

test('a member signs in with scripts off by the code of an email, then by its link (K22, 0078)', async ({
  asVisitor,
  mailTo,
}) => {
  const { member, page } = await memberWithoutScripts(asVisitor)
  await askForLink(page, member)
  const first = await mailTo(member.email, 'sign in')
  const [, ...parts] = first.text.match(/code is (\d{3}) (\d{3})/) ?? []
  const field = page.getByLabel(codeTexts.label)
  await field.fill('12345')
  await signInButton(page).click()
  await expect(page).toHaveTitle(/^Error: Enter your code/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(codeTexts.short)
  await field.fill(parts.join('') === '111111' ? '222222' : '111111')
  await signInButton(page).click()
  await expect(page.getByText(factorTexts.codeWrong(4))).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill(parts.join(' '))
  await signInButton(page).click()
  await expect(page).toHaveURL(paths.go('home'))
  expect(await emailOf(page)).toBe(member.email)

  await post(page.request, '/api/auth/sign-out', {})
  await askForLink(page, member)
  let link = ''
  await expect(async () => {
    const second = await mailTo(member.email, 'sign in')
    expect(second.text).not.toBe(first.text)
    link = second.links.find((each) => each.includes('/magic-auth')) ?? ''
  }).toPass({ timeout: 10_000 })
  const elsewhere = await asVisitor({ javaScriptEnabled: false })
  await elsewhere.goto(link)
  await signInButton(elsewhere).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Type the code instead')
  await page.goto(link)
  await signInButton(page).click()
  await expect(page).toHaveURL(paths.go('home'))
  expect(await emailOf(page)).toBe(member.email)
  await page.goto(link)
  await signInButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a new link')
  await page.getByRole('link', { name: codeTexts.linkAction }).click()
  await expect(page).toHaveURL(paths.auth('link'))
})

test('a member gives a second factor and changes their address with scripts off (T-200, T-209, 0078)', async ({
  asVisitor,
  signIn,
  mailTo,
}) => {
  const { member, page } = await memberWithoutScripts(asVisitor)
  await signIn(page, member)
  const { secret } = (await post(page.request, '/api/auth/app/begin', {})) as { secret: string } // safe because the endpoint says so
  const { codes } = (await post(page.request, '/api/auth/app/confirm', { code: totpOf(secret) })) as {
    codes: string[]
  } // safe because the endpoint says so
  await post(page.request, '/api/auth/sign-out', {})

  await test.step('after the password, by a recovery code in the one field', async () => {
    await page.goto(paths.auth(undefined, paths.dashboard('settings')))
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await signInButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeTexts.factorTitle)
    const field = page.getByLabel(codeTexts.factorLabel)
    await field.fill('000000')
    await signInButton(page).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(factorTexts.factorWrong))
    await field.fill(codes[0]?.toLowerCase() ?? '')
    await signInButton(page).click()
    await expect(page).toHaveURL(paths.dashboard('settings'))
    expect(await emailOf(page)).toBe(member.email)
  })

  await test.step('the new address is confirmed and undone by a press', async () => {
    const next = member.email.replace('mara.', 'next.')
    await post(page.request, '/api/auth/address/change', { email: next })
    const asked = await mailTo(next, 'confirm your new')
    await page.goto(asked.links.find((link) => link.includes('/auth/verify')) ?? '')
    await page.getByRole('button', { name: addressTexts.confirmAction }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(addressTexts.changed)
    expect(await emailOf(page)).toBe(next)
    const told = await mailTo(member.email, 'was changed')
    await page.goto(told.links.find((link) => link.includes('/auth/verify')) ?? '')
    await page.getByRole('button', { name: addressTexts.undoAction }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(addressTexts.undone)
    expect(await emailOf(page)).toBeUndefined()
  })
})

test('the program takes over a code that was typed before it came (0078)', async ({ page }) => {
  const open = await holdProgram(page)
  await page.goto(paths.auth('code'), { waitUntil: 'commit' })
  await page.getByLabel(codeTexts.label).fill('12 34')
  open()
  await expect(page.getByLabel(codeTexts.label)).toHaveValue('1234')
  await page.getByLabel(codeTexts.label).pressSequentially('56')
  await expect(page.getByText(factorTexts.codeSpent)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: codeTexts.again }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeTexts.linkTitle)
  await expectAccessible(page)
})

test('whoever opens the link of a new address without a sign-in is led back to it (T-201, T-209)', async ({
  page,
  signUpAndVerify,
  mailTo,
}) => {
  const member = await signUpAndVerify(page)
  await page.request.patch('/api/v1/accounts/profile', {
    data: { userType: 'founder' },
    headers: { 'x-jul': '1' },
  })
  const next = member.email.replace('mara.', 'back.')
  await post(page.request, '/api/auth/address/change', { email: next })
  const asked = await mailTo(next, 'confirm your new')
  await post(page.request, '/api/auth/sign-out', {})
  await page.goto(asked.links.find((link) => link.includes('/auth/verify')) ?? '')
  await page.getByRole('button', { name: addressTexts.confirmAction }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: addressTexts.confirmAction }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(addressTexts.changed)
})
