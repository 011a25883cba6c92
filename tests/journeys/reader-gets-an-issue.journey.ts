import { randomBytes } from 'node:crypto'
import { issueToken } from '#server/newsletter/issues/issueToken.ts'
import { keepSecret } from '#server/platform/keepSecret.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { deliveryShapes } from '#tests/app/mailReports.ts'
import { adminHere } from './adminFactor.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { readMail } from './mailbox.ts'
import { expectOneList } from './maps.ts'
import { ask } from './seed.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'the same at every width')

const shots = process.env.SHOTS

test('a reader joins YELMail, gets an issue that staff wrote, and leaves by one click, with scripts off (K15)', async ({
  asAdmin,
  asVisitor,
}) => {
  test.setTimeout(shots ? 240_000 : 150_000)
  const suffix = randomBytes(4).toString('hex')
  const email = `reader.${suffix}@quayside.example`
  const subject = `The price on your page ${suffix}`
  const visitor = await asVisitor({ javaScriptEnabled: false })
  await visitor.goto('/join-yelmail')
  await visitor.getByLabel('Email address').fill('nobody')
  await visitor.waitForTimeout(2_100)
  await visitor.getByRole('button', { name: 'Send me the next one' }).click()
  await expect(visitor.getByRole('alert')).toContainText('One thing to fix')
  await visitor.getByLabel('Email address').fill(email)
  await visitor.getByLabel('For investors').uncheck()
  await visitor.getByRole('button', { name: 'Send me the next one' }).click()
  await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const asked = await readMail(visitor.request, email)
  await visitor.goto(asked.links.find((link) => link.includes('/lists/confirm')) ?? '')
  await visitor.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(visitor.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  await expect(visitor.locator('[aria-current="step"]')).toHaveText('Confirmed')
  await expect(visitor.getByText('The next issue of YELMail comes to you.')).toBeVisible()
  await expect(visitor.getByText('From a waitlist you hear once')).toBeHidden()

  const staff = await asAdmin()
  await staff.goto('/vip/yelmail')
  await expect(staff.getByRole('heading', { name: 'YELMail', level: 1 })).toBeVisible()
  await staff.getByRole('button', { name: 'New issue' }).click()
  await expect(staff.getByText('Write a subject')).toBeVisible()
  const issueId = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
  await expect(staff.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await staff.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await staff.getByRole('textbox', { name: 'One sentence under it' }).fill('Why we publish ours.')
  await staff
    .getByRole('textbox', { name: 'Words', exact: true })
    .fill(
      'Every company that hides its price has a **reason**.\n\n## A test for Monday\n\n- Write the price you would say aloud.\n- [Put it on the page](/pricing) for ten days.\n\n> It was the meeting that was missing.',
    )
  const preview = staff.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'A test for Monday' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Put it on the page' })).toHaveAttribute('href', '/pricing')
  await staff.getByRole('button', { name: 'Phone' }).click()
  await staff.getByRole('button', { name: 'Save issue' }).click()
  await expect(staff.getByText('Issue saved')).toBeVisible()
  await expectAccessible(staff)
  if (shots) await staff.screenshot({ path: `${shots}/editor-1440.png`, fullPage: true })
  await staff.getByRole('button', { name: 'Send me a test' }).click()
  await expect(staff.getByText('A test is on its way to you')).toBeVisible()
  const tested = await readMail(visitor.request, adminHere().email, subject)
  expect(tested.text).toContain('A test to yourself')

  // What is typed and not saved would not be sent, and be gone afterwards.
  const send = staff.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeEnabled()
  const lead = staff.getByRole('textbox', { name: 'One sentence under it' })
  await lead.fill('Why we publish ours, and how.')
  await expect(staff.getByText('Save the issue first')).toBeVisible()
  await expect(send).toBeDisabled()
  await expect(staff.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  // Scheduled by somebody else meanwhile it can only be read, and what was typed stays.
  const { issue: draft } = await ask<{ issue: { version: number } }>(staff.request, 'newsletter/getIssue', {
    id: issueId,
  })
  const at = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  await ask(staff.request, 'newsletter/scheduleIssue', { id: issueId, version: draft.version, at })
  await expect(lead).not.toBeEditable()
  await expect(lead).toHaveValue('Why we publish ours, and how.')
  await ask(staff.request, 'newsletter/unscheduleIssue', { id: issueId })
  await expect(lead).toBeEditable()
  // Edited by somebody else, it takes their words where nothing was typed, and keeps what was (K93).
  const { issue: now } = await ask<{ issue: { version: number; body: string } }>(
    staff.request,
    'newsletter/getIssue',
    { id: issueId },
  )
  const fields = { subject, lead: 'Not what was typed.', body: now.body, topics: ['founders', 'investors'] }
  await ask(staff.request, 'newsletter/editIssue', { id: issueId, version: now.version, fields })
  await staff.getByRole('button', { name: 'Keep my version' }).click()
  await expect(staff.getByRole('checkbox', { name: 'Events and new lessons' })).not.toBeChecked()
  await expect(lead).toHaveValue('Why we publish ours, and how.')
  await staff.getByRole('button', { name: 'Save issue' }).click()
  await expect(send).toBeEnabled()

  // Whoever reads the archive sees no draft (T-170).
  await visitor.goto('/newsletter-preview')
  await expect(visitor.getByText(subject)).toHaveCount(0)
  await send.click()
  const question = staff.getByRole('alertdialog')
  if (shots) await staff.screenshot({ path: `${shots}/send-1440.png` })
  await expect(question).toContainText(/Send to [\d,]+ (person|people) now\?/)
  await question.getByRole('button', { name: /^Send to/ }).click()
  await expect(staff.getByText('Sending has begun')).toBeVisible()
  const issue = await readMail(visitor.request, email, subject)
  expect(issue.text).toContain('A TEST FOR MONDAY')
  await expect(staff.getByText(/^\d+ of \d+ sent/)).toBeVisible()
  await expect(staff.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 })

  // A moment later everybody may read it.
  await expect(async () => {
    await visitor.goto('/newsletter-preview')
    const there = visitor.getByRole('article').getByRole('heading', { name: subject })
    await expect(there).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await visitor.getByRole('link', { name: 'Open this issue by itself' }).click()
  await expect(visitor).toHaveURL(/\/yelmail\/\d+-the-price-on-your-page/)
  await expect(visitor).toHaveTitle(new RegExp(subject))
  await expect(visitor.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  const address = new URL(visitor.url()).pathname
  const html = await (await visitor.request.get(address)).text()
  expect(html).toContain(`<link rel="canonical" href="${visitor.url()}"`)
  expect(html).not.toContain('noindex')
  for (const [path, words] of [
    ['/yelmail/rss.xml', subject],
    ['/join-yelmail', subject],
    [`/search?q=${suffix}`, subject],
  ] as const)
    expect([path, (await (await visitor.request.get(path)).text()).includes(words)]).toEqual([path, true])
  await expectOneList(visitor.request, address)
  expect((await visitor.request.get('/yelmail/issue')).status()).toBe(404)

  const preferences = issue.links.find((link) => link.includes('/yelmail/preferences')) ?? ''
  await visitor.goto(preferences)
  await expect(visitor.getByText('r…@quayside.example')).toBeVisible()
  await expect(visitor.getByLabel('For founders')).toBeChecked()
  await expect(visitor.getByLabel('For investors')).not.toBeChecked()
  const looking = await asVisitor()
  for (const path of [preferences, address, '/newsletter-preview', '/join-yelmail']) {
    await looking.goto(path)
    await expectAccessible(looking)
  }
  await visitor.getByLabel('For founders').uncheck()
  await visitor.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(visitor.getByRole('group', { name: 'Topics' })).toHaveAccessibleDescription(
    /^Tick a topic, or choose “Unsubscribe”/,
  )
  await visitor.getByLabel('For founders').check()
  await visitor.getByLabel('Pause 30 days').check()
  await visitor.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(
    visitor.getByRole('heading', { level: 1, name: /^Paused until \d+ \w+ 20\d\d$/ }),
  ).toBeVisible()
  await expect(visitor.getByText('An email to the other address')).toHaveCount(0)
  await visitor.goto(preferences.replace('/preferences', '/unsubscribe'))
  await expect(visitor.getByText(/Paused until/)).toBeVisible()

  // A mail program posts from anywhere, without a sign-in; opening the same address changes nothing (RFC 8058).
  const oneClick = new URL(preferences)
  oneClick.pathname = '/yelmail/one-click'
  const opened = await visitor.request.get(oneClick.href)
  expect(new URL(opened.url()).pathname).toBe('/yelmail/preferences')
  expect(await opened.text()).toContain('Paused until')
  const posted = await visitor.request.post(oneClick.href, {
    headers: { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' },
    data: 'List-Unsubscribe=One-Click',
  })
  expect(posted.status()).toBe(200)
  const inParts = await visitor.request.post(oneClick.href, {
    multipart: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(inParts.status()).toBe(200)
  await visitor.goto(preferences)
  await expect(visitor.getByRole('radio', { name: 'Unsubscribe' })).toBeChecked()
  await visitor.goto('/yelmail/preferences?token=forged')
  await expect(visitor.getByText('This link is not one of ours')).toBeVisible()
  await visitor.getByLabel('Email address').fill(email)
  await visitor.getByRole('button', { name: 'Send me the link' }).click()
  await expect(visitor.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  expect((await readMail(visitor.request, email, 'preferences')).links[0]).toContain('/yelmail/preferences')

  await staff.goto('/vip/yelmail?show=subscribers')
  await staff.getByRole('searchbox', { name: 'Search subscribers' }).fill(suffix)
  const row = staff.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Left')
  // What comes back by mail is handed in by the mail server (0083); an admin looks at it and lifts it again.
  keepCookieSecret(await keepSecret(process.env.JOURNEY_DATA ?? '', () => undefined))
  const [readerId = ''] = (new URL(preferences).searchParams.get('token') ?? '').split('.')
  const handIn = (report: Buffer) =>
    visitor.request.post('/api/mail/reports', {
      headers: { authorization: `Bearer ${process.env.JOURNEY_REPORTS}`, 'content-type': 'message/rfc822' },
      data: report,
    })
  const { Postfix } = deliveryShapes
  const report = Postfix?.(
    { token: issueToken(issueId, readerId), email },
    { said: '550 5.1.1 User unknown' },
  )
  expect(
    (await handIn(Postfix?.({ token: `${issueId}.${readerId}.forged`, email }) ?? Buffer.alloc(0))).status(),
  ).toBe(200)
  await expect(row).toContainText('Left')
  expect(await (await handIn(report ?? Buffer.alloc(0))).json()).toEqual({ taken: true })
  await expect(row).toContainText('Not written to')
  await expect(row).toContainText(/issues do not arrive there, \d+ \w+ 20\d\d/)
  await expect(row).toContainText(/Issue \d+: no such box, .+ “smtp; 550 5.1.1 User unknown”/)
  await expectAccessible(staff)
  if (shots) await staff.screenshot({ path: `${shots}/bounced-1440.png`, fullPage: true })
  // The issue says it too, where its counts are.
  await staff.goto(`/vip/yelmail/${issueId}`)
  await expect(staff.getByText(/Came back: 1 did not arrive\./)).toBeVisible()
  await staff.goto('/vip/yelmail?show=subscribers')
  await staff.getByRole('searchbox', { name: 'Search subscribers' }).fill(suffix)
  await row.getByRole('button', { name: `Send issues to ${email} again` }).click()
  await expect(row).toContainText('Left')
  await row.getByRole('button', { name: `Send no issues to ${email}` }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Complained' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Send no issues' }).click()
  await expect(row).toContainText('Not written to')
  await expectAccessible(staff)
  const saved = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toBe('yelmail-subscribers.csv')
  await staff.goto('/vip/requests')
  await staff.route(/newsletter\/exportList/, (route) => route.abort())
  await staff
    .getByRole('button', { name: /^Export ./ })
    .first()
    .click()
  await expect(staff.getByText(/^No connection/).first()).toBeVisible()

  if (!shots) return
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      for (const [page, paths] of [
        [
          visitor,
          {
            join: '/join-yelmail',
            archive: '/newsletter-preview',
            issue: address,
            preferences: preferences.replace(/^https?:\/\/[^/]+/, ''),
            unknown: '/yelmail/preferences',
            link: '/yelmail/link',
          },
        ],
        [staff, { staff: '/vip/yelmail', subscribers: '/vip/yelmail?show=subscribers' }],
      ] as const)
        for (const [name, path] of Object.entries(paths)) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme: theme })
          await page.goto(path)
          await page.waitForTimeout(name === 'staff' || name === 'subscribers' ? 900 : 150)
          await page.screenshot({ path: `${shots}/${name}-${theme}-${width}.png`, fullPage: true })
        }
    }
  await staff.goto('/vip/yelmail')
  await staff.getByRole('button', { name: 'New issue' }).click()
  await staff.getByRole('textbox', { name: 'Subject' }).fill('One that waits')
  for (const theme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await staff.setViewportSize({ width, height: 900 })
      await staff.emulateMedia({ colorScheme: theme })
      await staff.waitForTimeout(400)
      await staff.screenshot({ path: `${shots}/editor-${theme}-${width}.png`, fullPage: true })
    }
})

test('a draft that is deleted goes with what was typed, and asks no second time', async ({ asAdmin }) => {
  const staff = await asAdmin()
  await staff.goto('/vip/yelmail')
  await staff.getByRole('button', { name: 'New issue' }).click()
  await staff.getByRole('textbox', { name: 'Subject' }).fill('Not to be sent')
  await staff.getByRole('button', { name: 'Delete', exact: true }).click()
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(staff.getByText('Issue deleted')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'New issue' })).toBeVisible()
  await expect(staff.getByRole('alertdialog')).toHaveCount(0)
})
