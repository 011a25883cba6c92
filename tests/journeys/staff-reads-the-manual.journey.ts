import { expect, expectAccessible, test } from './journey.ts'

test('whoever works here reads the manual, and everybody else its public summary (T-020)', async ({
  page,
  asAdmin,
}) => {
  const said = 'May a recording of this be stored?'

  await test.step('a visitor reads the summary, finds no manual, and is sent none of its words', async () => {
    const sent: string[] = []
    page.on('response', async (answer) => {
      if (/html|javascript/.test(answer.headers()['content-type'] ?? ''))
        sent.push(await answer.text().catch(() => ''))
    })
    await page.goto('/company-manual')
    await expect(page.getByRole('heading', { name: 'Mistakes are told' })).toBeVisible()
    expect((await page.request.get('/vip/manual')).status()).toBe(404)
    expect((await page.request.get('/api/v1/content/manual')).status()).toBe(401)
    expect(sent.filter((words) => words.includes(said))).toEqual([])
  })

  const staff = await asAdmin()
  await test.step('staff who open that page are led to the manual, which the navigation has, too', async () => {
    await staff.goto('/company-manual')
    await expect(staff).toHaveURL(/\/vip\/manual$/)
    const chapter = staff.getByRole('region', { name: 'Consent', exact: true })
    await expect(chapter.getByText(said)).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Manual', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(staff)
    await staff
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link', { name: 'When something fails' })
      .click()
    await expect(staff.getByRole('heading', { name: 'When something fails' })).toBeInViewport()
    await staff.goto('/vip/manual#rights')
    await expect(staff.getByRole('heading', { name: 'Who may do what' })).toBeInViewport()
  })

  await test.step('and read the summary that others read', async () => {
    await staff.getByRole('link', { name: 'The public summary' }).click()
    await expect(staff).toHaveURL(/\/company-manual\?public$/)
    await expect(staff.getByRole('heading', { name: 'Mistakes are told' })).toBeVisible()
  })
})
