import { expect, expectAccessible, test } from './journey.ts'
import { join, newPerson } from './people.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768 && process.env.DEEP !== '1', 'the same on the phone')

test('a member signs in without a password: by the code of an email, then by its link (K22)', async ({
  page,
  mailTo,
  asVisitor,
}) => {
  const member = newPerson()
  await join(page.request, member)

  await page.goto('/auth')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible()
  await expectAccessible(page)
  const first = await mailTo(member.email, 'sign in')
  const [, ...parts] = first.text.match(/code is (\d{3}) (\d{3})/) ?? []
  const code = parts.join('')
  await page.getByLabel('Six-digit code').pressSequentially(code === '111111' ? '222222' : '111111')
  await expect(page.getByText("That code isn't right. 4 tries are left.")).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Six-digit code').pressSequentially(code)
  await expect(page).toHaveURL(/\/dashboard|\/app\/home|\/auth/)
  await expect(page.getByRole('heading', { name: 'Tell us who you are' })).toBeVisible()

  const elsewhere = await asVisitor()
  await page.context().clearCookies()
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsettings')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible()
  let link = ''
  await expect(async () => {
    const second = await mailTo(member.email, 'sign in')
    expect(second.text).not.toContain(first.text.slice(0, 200))
    link = second.links.find((each) => each.includes('/magic-auth')) ?? ''
    expect(link).toContain('next=')
  }).toPass({ timeout: 10_000 })
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Type the code instead' })).toBeVisible()
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard\?tab=settings$/)
})
