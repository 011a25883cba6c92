import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from './journey.ts'

/** Width and height of a PNG, from its first bytes. */
async function sizeOf(path: string): Promise<[number, number]> {
  const bytes = await readFile(path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('a visitor makes a wallpaper and a post in full size, keeps a preset, and nothing is sent (K114)', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => void (request.method() === 'GET' || posts.push(request.url())))

  await page.goto('/wallpaper-generator')
  await page.locator('label').filter({ hasText: 'Tablet' }).click()
  await page.locator('label').filter({ hasText: 'Forge' }).click()
  await page.getByLabel('Words').fill('Sell before you build')
  const [wallpaper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ])
  expect(wallpaper.suggestedFilename()).toBe('jul-wallpaper-forge-2048x2732.png')
  expect(await sizeOf(await wallpaper.path())).toEqual([2048, 2732])
  await expect(page.getByRole('status').filter({ hasText: 'Made jul-wallpaper' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/social-media-ad-generator')
  await page.locator('label').filter({ hasText: 'Portrait post' }).click()
  await page.getByLabel('Headline').fill('Runway in one figure')
  await page.getByLabel('Picture optional').setInputFiles('web/public/img/share.jpg')
  await page.getByLabel('Name of the preset').fill('Runway')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Runway is saved in this browser.')).toBeVisible()
  const [post] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ])
  expect(await sizeOf(await post.path())).toEqual([1080, 1350])

  // A large picture that is read late does not take the place of what was chosen since.
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window)
    Object.assign(window, {
      createImageBitmap: async (file: Blob) => {
        await new Promise<void>((go) => addEventListener('read-on', () => go(), { once: true }))
        return read(file).finally(() => document.body.setAttribute('data-read', ''))
      },
    })
  })
  const drawn = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  const bare = await drawn()
  await page.getByLabel('Picture optional').setInputFiles('web/public/img/share.jpg')
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page.evaluate(() => dispatchEvent(new Event('read-on')))
  await expect(page.locator('body[data-read]')).toHaveCount(1)
  expect(await drawn()).toBe(bare)

  await page.reload()
  await page.getByRole('button', { name: 'Use Runway' }).click()
  await expect(page.getByLabel('Headline')).toHaveValue('Runway in one figure')
  // Drawn before another tab removed the first one, a preset still goes by its name.
  await page.getByLabel('Name of the preset').fill('Board')
  await page.getByRole('button', { name: 'Save' }).click()
  const second = await page.context().newPage()
  await second.goto('/social-media-ad-generator')
  await second.getByRole('button', { name: 'Remove Runway' }).click()
  await page.getByRole('button', { name: 'Remove Runway' }).click()
  await expect(page.getByRole('button', { name: 'Use Runway' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use Board' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Board' }).click()
  await expectAccessible(page)
  expect(posts).toEqual([])
})

test('a visitor hears each sound and the ident, and is told what the browser can do (K114, T-168)', async ({
  page,
}) => {
  await page.goto('/chirp-test')
  for (const name of ['Angry', 'Gentle', 'Cricket', 'Honk', 'Jurassic', 'Spark']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByText(`Playing ${name.toLowerCase()} at 70%.`)).toBeVisible()
  }
  await expect(page.locator('[data-support="sound"]')).toHaveText('Yes')
  await expect(page.locator('[data-support="motion"]')).toHaveText('Reduced')
  await expectAccessible(page)
  await page.goto('/studio-ident-test')
  // The device asks for less movement, so that is what is chosen.
  await expect(page.getByRole('radio', { name: /Still/ })).toBeChecked()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByText('Played with sound, without movement.')).toBeVisible()
  await expectAccessible(page)
})

test('with scripts off a tool says that it needs them', async ({ asVisitor }) => {
  const page = await asVisitor({ javaScriptEnabled: false })
  await page.goto('/wallpaper-generator')
  await expect(page.getByText('needs scripts for it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeHidden()
})
