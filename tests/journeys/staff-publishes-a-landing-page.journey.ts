import { randomBytes, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { choiceKey } from '#domain/privacy/rules/choice.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { expectOneList } from './maps.ts'
import { ask } from './seed.ts'

/** Takes the page that is open off the site, which is asked about first. */
async function withdraw(staff: Page) {
  await staff.getByRole('button', { name: 'Withdraw' }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
}

test('staff write a landing page, see it at three widths, publish it, and take it back (K07, K90)', async ({
  asAdmin,
  asVisitor,
}) => {
  const slug = `spring-${randomBytes(4).toString('hex')}`
  const staff = await asAdmin()
  await staff.goto('/vip/content')
  await staff.getByRole('button', { name: 'New landing page' }).click()
  // The preview is a page of its own in a frame; axe would count its landmarks with those of the editor.
  await expectAccessible(staff)
  await staff.getByLabel('Address').fill(slug)
  await staff.getByLabel('Headline').fill('Ninety minutes before you raise')
  await staff.getByLabel('Lead', { exact: true }).fill('One question, one advisor, one written report.')
  await staff
    .getByLabel('Why it is worth it')
    .fill('Minutes with the sentence they rest on\nActions with owners')
  const offer = staff.getByLabel('Offer', { exact: true })
  await offer.fill('A session')
  // What is typed while the first draft is being stored stays, and is still to be saved.
  await staff.route('**/api/rpc/content/createSiteText', async (route) => {
    const answer = await route.fetch()
    await offer.fill('A strategy session')
    await route.fulfill({ response: answer })
  })
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft stored.')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await expect(offer).toHaveValue('A strategy session')
  await staff.getByRole('button', { name: 'All pages' }).click()
  const leaving = staff.getByRole('alertdialog')
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft saved.')).toBeVisible()
  await staff.reload()
  await expect(offer).toHaveValue('A strategy session')
  const preview = staff.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ninety minutes before you raise')
  // The question about cookies is no part of a draft.
  const question = 'div[data-cookies] > [data-cookie-banner]'
  await expect(preview.locator('[data-cookie-banner]')).toHaveCount(1)
  await expect(preview.locator(question)).toHaveCount(0)
  for (const width of ['768', '1440']) {
    await staff.getByRole('button', { name: width }).click()
    await expect(staff.locator('iframe')).toHaveAttribute('width', width)
  }
  const visitor = await asVisitor()
  const address = `/landing/${slug}`
  expect((await visitor.request.get(address)).status()).toBe(404)

  const publish = staff.getByRole('button', { name: 'Publish now' })
  await publish.press('Enter')
  await expect(staff.getByText('Published. Visitors see it within two seconds.')).toBeVisible()
  await expect(publish).toBeFocused()
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(200)
  await expectOneList(visitor.request, address)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ninety minutes before you raise')
  await expect(visitor.locator(question)).toHaveCount(1)
  await expect(visitor.getByRole('link', { name: 'Ask for a session' }).first()).toHaveAttribute(
    'href',
    '/advisory/request',
  )
  await expectAccessible(visitor)

  // Its address leads nowhere once it is published under another one, which is said while that is typed.
  const typed = staff.getByLabel('Address')
  const lost = staff.getByText(siteTextTexts.pathLost(address))
  await typed.fill(`${slug}-again`)
  await expect(lost).toBeVisible()
  await typed.fill(slug)
  await expect(lost).toHaveCount(0)

  await staff.getByRole('button', { name: 'Withdraw' }).click()
  const withdrawing = staff.getByRole('alertdialog', { name: siteTextTexts.withdraw })
  await withdrawing.getByRole('button', { name: 'Keep it' }).click()
  await expect(withdrawing).toBeHidden()
  expect((await visitor.request.get(address)).status()).toBe(200)
  await withdraw(staff)
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(404)
  await expectOneList(visitor.request, address, false)
})

test('a landing page tells what it has to, and its form is sent with scripts off (K01, K07, pages §5.1)', async ({
  asAdmin,
  asVisitor,
}) => {
  const suffix = randomBytes(4).toString('hex')
  const address = `/landing/winter-${suffix}`
  const staff = await asAdmin()
  await staff.goto('/vip/content?page=new')
  await staff.getByLabel('Address').fill(`winter-${suffix}`)
  await staff.getByLabel('Headline').fill('Ninety minutes before you raise')
  await staff.getByLabel('Lead', { exact: true }).fill('One question, one advisor, one written report.')
  await staff.getByLabel('Why it is worth it').fill('Actions with owners')
  await staff.getByLabel('Offer', { exact: true }).fill('A place among the first')
  await staff.getByLabel('What a visitor does here').click()
  await staff.getByRole('option', { name: 'Join the waitlist of the console' }).click()
  await staff.getByLabel('Button', { exact: true }).fill('Take a place')
  await staff.getByLabel('Last day').fill('2099-12-31')
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft stored.')).toBeVisible()
  await staff.getByRole('button', { name: 'Publish now' }).click()

  const visitor = await asVisitor({ javaScriptEnabled: false })
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(200)
  await visitor.goto(address)
  const main = visitor.getByRole('main')
  // Headline, proof, offer, form, end date: what pages.md says it has.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ninety minutes before you raise')
  await expect(main.getByRole('region', { name: 'Why it is worth it' })).toContainText('Actions with owners')
  const offer = main.getByRole('complementary', { name: 'A place among the first' })
  await expect(offer).toContainText('Until 31 December 2099.')
  await offer.getByRole('link', { name: 'Take a place' }).click()
  await expect(visitor).toHaveURL(`${address}#form`)
  await expect(main.getByRole('heading', { name: 'Join the waitlist of the console' })).toBeInViewport()

  await main.getByLabel('Your name').fill('Wim')
  await main.getByLabel('Email address').fill(`winter.${suffix}@quayside.example`)
  await main.getByRole('radio', { name: 'Investor' }).check()
  await visitor.waitForTimeout(2_100)
  await main.getByRole('button', { name: 'Join the waitlist' }).click()
  // The page of the form answers, with what was typed.
  await expect(visitor).toHaveURL('/join-waitlist')
  await expect(visitor.getByRole('alert')).toContainText('One thing to fix')
  await expect(visitor.getByLabel('Your name')).toHaveValue('Wim')
  await visitor.goto(address)
  await main.getByLabel('Your name').fill('Wim')
  await main.getByLabel('Email address').fill(`winter.${suffix}@quayside.example`)
  await main.getByRole('radio', { name: 'Investor' }).check()
  await main.getByRole('checkbox', { name: /I agree/ }).check()
  await visitor.waitForTimeout(2_100)
  await main.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(visitor).toHaveURL('/waitlist-thanks')
  const found = await ask<{ places: { name: string; state: string; type: string }[] }>(
    staff.request,
    'newsletter/listPlaces',
    { list: 'console', search: suffix },
  )
  expect(found.places).toMatchObject([{ name: 'Wim', state: 'waiting', type: 'investor' }])

  const looking = await asVisitor()
  await looking.goto(address)
  await expectAccessible(looking)
  await withdraw(staff)
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(404)
})

test('a landing page is remembered for thirty minutes by whoever said yes, and one that is not there never (K07, T-159)', async ({
  asAdmin,
  asVisitor,
}) => {
  const slug = `autumn-${randomBytes(4).toString('hex')}`
  const id = randomUUID()
  const staff = await asAdmin()
  const fields = { slug, headline: 'Before you raise', lead: 'One question.', offerTitle: 'A session' }
  const act = { actionLabel: 'Ask for a session', actionHref: '/advisory/request' }
  await ask(staff.request, 'content/createSiteText', { id, kind: 'landing', fields: { ...fields, ...act } })
  await ask(staff.request, 'content/publishSiteText', { id, baseVersion: 1, at: null })
  const visitor = await asVisitor()
  const address = `/landing/${slug}`
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 15_000 }).toBe(200)
  const kept = () => visitor.evaluate(() => sessionStorage.getItem('jul.landing'))
  const back = visitor.getByRole('link', { name: 'Back to Landing Page' })

  await visitor.goto(address)
  expect(await kept()).toBeNull()
  await visitor.evaluate((key) => {
    const answered = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...answered, marketing: true }))
  }, choiceKey)
  expect((await visitor.goto(`${address}-of-nothing`))?.status()).toBe(404)
  expect(await kept()).toBeNull()
  await visitor.goto('/')
  await expect(back).toBeHidden()

  await visitor.goto(address)
  const visit = JSON.parse((await kept()) ?? '{}')
  expect(visit).toMatchObject({ path: address, slug })
  // One that is not there takes nothing away either.
  await visitor.goto('/landing/of-nothing')
  expect(JSON.parse((await kept()) ?? '{}')).toEqual(visit)
  for (const [ms, isShown] of [
    [30 * 60_000 - 1_000, true],
    [30 * 60_000, false],
  ] as const) {
    await visitor.clock.setFixedTime(visit.at + ms)
    await visitor.goto('/')
    if (isShown) await expect(back).toHaveAttribute('href', address)
    else await expect(back).toBeHidden()
  }
  await ask(staff.request, 'content/withdrawSiteText', { id })
})

test('staff change an answer that the site came with, visitors read and find it, and the old one comes back (K90)', async ({
  asAdmin,
  asVisitor,
}) => {
  const word = `quokka${randomBytes(3).toString('hex')}`
  const staff = await asAdmin()
  await staff.goto('/vip/content?kind=question')
  const edit = staff.getByRole('button', { name: 'Edit How do I get a session?' })
  await expect(edit).toBeVisible()
  await expectAccessible(staff)
  await edit.click()
  const answer = staff.getByLabel('Answer')
  const before = await answer.inputValue()
  await answer.fill(`${before} Bring your ${word}.`)
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByText('Draft saved.')).toBeVisible()
  await expect(staff.frameLocator('iframe').getByText(word)).toBeAttached()
  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect(staff.getByText('Published. Visitors see it within two seconds.')).toBeVisible()

  const visitor = await asVisitor()
  const read = async (address: string) => (await visitor.request.get(address)).text()
  await expect.poll(() => read('/faq'), { timeout: 15_000 }).toContain(word)
  await expect.poll(() => read(`/search?q=${word}`), { timeout: 15_000 }).toContain('/faq#how-to-book')
  await visitor.goto('/faq')
  await expectAccessible(visitor)

  // A draft that no version keeps is replaced only after a question.
  const draft = `${before} Not published.`
  await answer.fill(draft)
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await expect(staff.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  const restore = staff.getByRole('button', { name: /^Restore the version/ }).last()
  await restore.click()
  const question = staff.getByRole('alertdialog', { name: siteTextTexts.replace })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(answer).toHaveValue(draft)
  await restore.click()
  await question.getByRole('button', { name: 'Replace draft' }).click()
  await expect(staff.getByText('That version is the draft again.')).toBeVisible()
  await expect(answer).toHaveValue(before)
  await staff.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => read('/faq'), { timeout: 15_000 }).not.toContain(word)
})
