import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { unsavedTexts } from '#domain/content/texts/unsaved.ts'
import { filesLeftOut } from '#domain/uploads.ts'
import { notice } from './board.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { loseAnswer } from './network.ts'
import { ask } from './seed.ts'

type Tile = { id: string; title: string; version: number; fields: object }

/** As somebody else would save where a tile leads. */
async function leadTo({ request }: Page, title: string, link: string) {
  const { texts } = await ask<{ texts: Tile[] }>(request, 'content/listSiteTexts', { kind: 'tile' })
  const id = texts.find((tile) => tile.title === title)?.id
  const { text } = await ask<{ text: Tile }>(request, 'content/getSiteText', { id })
  await ask(request, 'content/saveSiteText', {
    id,
    baseVersion: text.version,
    fields: { ...text.fields, link },
  })
}

test('staff send a picture to the grid, must say what it shows, publish it and take it back (K90)', async ({
  asAdmin,
  asVisitor,
}) => {
  const word = `Tile ${randomBytes(3).toString('hex')}`
  const later = `${word} again`
  const shown = `A red square, ${word}`
  const staff = await asAdmin()
  await staff.goto('/admin/jul-grid-upload')
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(staff)
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const choose = staff.getByLabel('Choose a picture')
  // Of too many at once the rest are said to be left out.
  await staff.route('**/api/rpc/content/addPicture*', (route) => route.abort())
  const most = 20
  const many = Array.from({ length: most + 1 }, (_, at) => ({
    name: `${at + 1}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  await choose.setInputFiles(many)
  await expect(notice(staff, filesLeftOut(most))).toBeVisible()
  await expect(staff.getByRole('alert')).toContainText(`${most}.png`)
  await staff.unroute('**/api/rpc/content/addPicture*')
  await choose.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(staff.getByRole('alert')).toHaveText(
    "none.png: File failed basic validation. It is empty, or it isn't what its name says.",
  )
  // What its name gives away never leaves the browser (K32).
  await choose.setInputFiles({ name: 'square.jpg.exe', mimeType: 'image/jpeg', buffer })
  await expect(staff.getByRole('alert')).toHaveText(
    'square.jpg.exe: Potentially dangerous file extension. Programs are not taken.',
  )
  await choose.setInputFiles({ name: 'Thumbs.db', mimeType: 'image/png', buffer })
  await expect(staff.getByRole('alert')).toHaveText(
    'Thumbs.db: Suspicious file name. Rename the file and try again.',
  )
  // Of several at once each is named, until another one is taken.
  const alert = staff.getByRole('alert')
  await choose.setInputFiles([
    { name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: 'Thumbs.db', mimeType: 'image/png', buffer },
    { name: 'desktop.ini', mimeType: 'image/png', buffer },
  ])
  await expect(alert).toContainText('none.png: File failed basic validation.')
  await expect(alert).toContainText('Thumbs.db, desktop.ini: Suspicious file name.')
  await choose.setInputFiles({ name: `${word}.png`, mimeType: 'image/png', buffer })
  await expect(staff.getByLabel('Word')).toHaveValue(word)
  await expect(alert).toHaveCount(0)
  // A wrong one is put away alone.
  await choose.setInputFiles({ name: 'Wrong.png', mimeType: 'image/png', buffer })
  await staff.getByRole('button', { name: 'Remove Wrong' }).click()
  await expect(staff.getByLabel('Word')).toHaveValue(word)
  await staff.getByRole('button', { name: 'Store as drafts' }).click()
  await expect(staff.getByText('What the picture shows is required')).toBeVisible()
  await staff.getByLabel('What the picture shows').fill(shown)
  await staff.getByLabel('Where it leads').fill('/contact')
  await loseAnswer(staff, 'content/createSiteText')
  await staff.getByRole('button', { name: 'Store as drafts' }).click()
  await expect(staff.getByRole('alert').getByText(siteTextTexts.failed)).toBeVisible()
  await staff.getByRole('link', { name: 'Preview and history' }).first().click()
  await staff.getByRole('alertdialog').getByRole('button', { name: unsavedTexts.stay }).click()
  // What was changed after an answer was lost is stored as it was changed.
  await staff.getByLabel('Where it leads').fill('/nowhere-at-all')
  await staff.getByLabel('Word').fill(later)
  await staff.getByRole('button', { name: 'Store as drafts' }).click()
  await expect(staff.getByText('One draft stored.')).toBeVisible()
  const publish = staff.getByRole('button', { name: `Publish ${later}` })
  await publish.click()
  const refusal = staff.getByText(siteTextTexts.linkBroken('/nowhere-at-all'))
  await expect(refusal).toBeVisible()
  await leadTo(staff, later, '/about')
  // It was said of other words.
  await expect(refusal).toHaveCount(0)
  await publish.click()

  const visitor = await asVisitor()
  const read = async () => (await visitor.request.get('/juliverse')).text()
  await expect.poll(read, { timeout: 15_000 }).toContain(later)
  await visitor.goto('/juliverse#grid')
  const picture = visitor.getByRole('img', { name: shown })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((each) => (each instanceof HTMLImageElement ? each.currentSrc : '')))
    .toMatch(/\/pictures\/[0-9a-f-]{36}\/\d+\.avif$/)
  expect(await picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0)).toBe(
    true,
  )
  await expectAccessible(visitor)

  // A window in the background keeps its notices, and on the phone they lie over the row; a newly opened one has none.
  await staff.reload()
  await staff.getByRole('button', { name: `Undo ${later}` }).click()
  await expect.poll(read, { timeout: 15_000 }).not.toContain(later)
})
