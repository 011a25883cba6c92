import type { Page } from '@playwright/test'
import { paths } from '#contract/paths.ts'
import { addressEnds, authDocuments, signInEnds } from '#domain/accounts/rules/signInForm.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { expect, expectAccessible, isOfFade, test } from './journey.ts'
import { newPerson } from './people.ts'
import { holdProgram, memberWithoutScripts } from './withoutProgram.ts'

const password = (page: Page) => page.getByLabel('Password', { exact: true })

test('a visitor joins on the sign-in page with scripts off, as far as the confirmed account (0078)', async ({
  asVisitor,
  mailTo,
}) => {
  const person = newPerson()
  const page = await asVisitor({ javaScriptEnabled: false })
  await page.goto(paths.auth())
  await page.getByRole('link', { name: 'Join the juliverse' }).click()
  await expect(page).toHaveTitle('Join the juliverse, JUL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the juliverse')

  await test.step('what is wrong stands at its field, the first one has the focus, the password is typed again', async () => {
    await page.getByLabel('Last name').fill(person.lastName)
    await page.getByLabel('Email').fill('no address')
    await password(page).fill('hammer')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveTitle(/^Error: Join the juliverse/)
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
    await expect(page.getByLabel('Email')).toHaveValue('no address')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must be a valid email')
    await expect(password(page)).toHaveValue('')
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(password(page)).toHaveAccessibleDescription(/^Password must be at least 8 characters long/)
  })

  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Email').fill(person.email)
  await password(page).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(paths.auth('joined'))
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByText(accountUiTexts.mailOnItsWay)).toBeVisible()

  await test.step('the link confirms by a press and signs in here; a second time it leads to another one', async () => {
    const message = await mailTo(person.email, 'confirm')
    const link = message.links.find((each) => each.includes('/auth/verify')) ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page).toHaveURL(paths.go('home'))
    const { me } = await (await page.request.get('/api/v1/accounts/me')).json()
    expect(me).toMatchObject({ email: person.email })
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { name: 'Request a new link' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  })
})

test('a member who forgot the password chooses another with scripts off (0078)', async ({
  asVisitor,
  mailTo,
}) => {
  const { member, page } = await memberWithoutScripts(asVisitor)
  await page.goto(paths.auth())
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveTitle('Choose a new password, JUL')
  await page.getByLabel('Email').fill('nobody@')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email must be a valid email')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page).toHaveURL(paths.auth('mailed'))
  await expect(page.getByText(accountUiTexts.mailOnItsWay)).toBeVisible()

  const message = await mailTo(member.email, 'reset')
  const link = message.links.find((each) => each.includes('/auth/reset')) ?? ''
  await page.goto(link)
  await page.getByLabel('New password').fill('hammer')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByLabel('New password')).toBeFocused()
  await expect(page.getByLabel('New password')).toHaveValue('')
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(member.email)
  await password(page).fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(paths.go('home'))

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-8')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Request a new link' })).toBeVisible()
})

test('the program takes over the document that its address asks for, with what was typed before (0078)', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', ({ message }) => isOfFade(message) || said.push(message))
  const open = await holdProgram(page)
  await page.goto(paths.auth('sign-up', '/dashboard?tab=settings'), { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Ada')
  await password(page).fill('Upset-Draw-Bend-7')
  open()
  const link = page.getByRole('main').getByRole('link', { name: 'Sign In' })
  await expect(link).toHaveAttribute('href', /next=/)
  // What was asked of the held program comes one after the other; a press before the last of it would send the document's own form.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(password(page)).toHaveValue('Upset-Draw-Bend-7')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await link.click()
  await expect(page.getByRole('heading', { name: 'Sign in to your console' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in, JUL')
  expect(said).toEqual([])
})

test('the documents of signing in are accessible before the program comes, also when they say what is wrong (0078)', async ({
  page,
}) => {
  // Some thirty documents, each looked at by axe.
  test.slow()
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const document of [
    ...authDocuments['/auth'].map((each) => paths.auth(each)),
    paths.verifyEmail(),
    paths.verifyEmail('a-link'),
    paths.changeAddress('undo', 'a-link'),
    ...addressEnds.map(paths.addressEnd),
    paths.factor(undefined, 'app'),
    paths.magicAuth(),
    paths.magicAuth('a-link'),
    paths.pairDevice('a-square'),
    ...signInEnds.map(paths.signInEnd),
    paths.resetPassword(),
    paths.resetPassword('a-link'),
  ]) {
    await page.goto(document)
    await expectAccessible(page)
  }
  for (const [document, name] of [
    [paths.auth('sign-up'), 'Create account'],
    [paths.auth('forgot'), 'Send link'],
    [paths.auth('link'), codeTexts.linkAction],
    [paths.auth('code'), 'Sign In'],
    [paths.factor(undefined, 'app'), 'Sign In'],
    [paths.verifyEmail(), 'Send link'],
    [paths.resetPassword('a-link'), 'Save password'],
  ] as const) {
    await page.goto(document)
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.locator('[autofocus]')).toBeFocused()
    await expectAccessible(page)
  }
  await page.getByLabel('New password').fill('Anvil-Tongs-Hammer-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Request a new link' })).toBeVisible()
})
