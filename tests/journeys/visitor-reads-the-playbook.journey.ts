import { lessonPath } from '#domain/content/rules/playbook.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('a visitor reads the lessons one after another, with scripts off, and finds none that is not there (K16)', async ({
  asVisitor,
}) => {
  const visitor = await asVisitor({ javaScriptEnabled: false })
  await visitor.goto(lessonPath(''))
  const addresses = await visitor
    .getByRole('main')
    .locator(`a[href^="${lessonPath('')}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const lessons = [...new Set(addresses)].filter((address) => !address.includes('/myth-files'))
  expect(lessons.length).toBeGreaterThan(10)
  const others = visitor.getByRole('navigation', { name: 'Other lessons' })
  const way = (words: RegExp) => others.getByRole('link').filter({ hasText: words })
  const [before, next] = [way(/Previous/), way(/Next/)]
  await visitor.goto(lessons[0] ?? '')
  await expect(before).toHaveCount(0)
  for (const [at, address] of lessons.entries()) {
    await expect(visitor).toHaveURL(address)
    const times = visitor
      .getByRole('term')
      .filter({ hasText: 'Reading time' })
      .locator('xpath=following-sibling::dd')
    await expect(times).toHaveText(/^(?:1 minute|\d+ minutes)$/)
    if (at > 0) await expect(before).toHaveAttribute('href', lessons[at - 1] ?? '')
    if (at === lessons.length - 1) await expect(next).toHaveCount(0)
    else await next.click()
  }
  const missing = await visitor.goto(lessonPath('of-nothing-at-all'))
  expect(missing?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(others).toHaveCount(0)
})

test('a visitor cuts the list of lessons down to a topic and searches the playbook, with scripts off (K10)', async ({
  asVisitor,
}) => {
  const visitor = await asVisitor({ javaScriptEnabled: false })
  await visitor.goto(lessonPath(''))
  const shown = visitor.locator('[data-lesson]').filter({ visible: true })
  const all = await shown.count()
  const topic = (name: string) => visitor.locator('label').filter({ hasText: new RegExp(`^${name}$`) })
  await topic('Board').click()
  await expect(shown).not.toHaveCount(all)
  await expect(visitor.getByRole('link', { name: /A board paper/ })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Square the facts' })).toBeHidden()
  await topic('All').click()
  await expect(shown).toHaveCount(all)
  await visitor.getByRole('searchbox', { name: 'Search the playbook' }).fill('runway')
  await visitor.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(visitor).toHaveURL(/\/search\?kind=playbook&q=runway$/)
  await expect(visitor.getByRole('link', { name: /Put a date on your runway/ })).toBeVisible()
})

test('a lesson with a formula and a curve is readable by everybody', async ({ asVisitor }) => {
  const visitor = await asVisitor()
  await visitor.goto(lessonPath('put-a-date-on-your-runway'))
  const curve = visitor.getByRole('img', { name: /0 on 19 March 2027/ }).filter({ visible: true })
  await expect(curve).toHaveCount(1)
  await visitor.getByText('The figures of this curve').click()
  await expect(visitor.getByRole('rowheader', { name: '19 March 2027' })).toBeVisible()
  await expectAccessible(visitor)
})
