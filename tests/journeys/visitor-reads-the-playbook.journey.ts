import { lessonPath } from '#domain/content/rules/playbook.ts'
import { expect, test } from './journey.ts'

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
