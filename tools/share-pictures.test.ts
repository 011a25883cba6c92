import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { drawShare, writeSharePictures } from './share-pictures.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jul-share-'))
afterAll(() => rmSync(folder, { recursive: true }))

const head = (path: string, title: string, more = '') =>
  `<html><head><title>${title}, Brand.invalid</title><meta name="description" content="About it &amp; more"/><link rel="canonical" href="https://origin.invalid${path}"/><meta property="og:image" content="https://origin.invalid/img/share.jpg"/><meta property="og:image:alt" content="A bar"/>${more}</head></html>`

it('gives each page that search engines keep a picture of its own, aliases the same, and keeps what was drawn', async () => {
  const site = join(folder, 'client')
  const pages = {
    '': head('/', 'Front'),
    advisory: head('/advisory', 'A &amp; B'),
    services: head('/advisory', 'A &amp; B'),
    hidden: head('/hidden', 'H', '<meta name="robots" content="noindex"/>'),
    'jul-playbook/one': head('/jul-playbook/one', 'One'),
  }
  for (const [name, html] of Object.entries(pages)) {
    mkdirSync(join(site, name), { recursive: true })
    writeFileSync(join(site, name, 'index.html'), html)
  }
  await writeSharePictures(site, join(folder, 'kept'))
  const read = (name: string) => readFileSync(join(site, name, 'index.html'), 'utf8')
  for (const name of ['advisory', 'services'])
    expect(read(name)).toContain(
      'content="https://origin.invalid/img/share/advisory.jpg"/><meta property="og:image:alt" content="A &amp; B"/>',
    )
  expect(read('jul-playbook/one')).toContain('/img/share/jul-playbook-one.jpg"')
  expect([read(''), read('hidden')]).toEqual([pages[''], pages.hidden])
  expect(readdirSync(join(site, 'img/share')).sort()).toEqual(['advisory.jpg', 'jul-playbook-one.jpg'])
  expect(readdirSync(join(folder, 'kept'))).toHaveLength(2)
  const { width, height, format } = await sharp(join(site, 'img/share/advisory.jpg')).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
})

it('draws another title as another picture', async () => {
  const [one, other] = [await drawShare('iiii', ''), await drawShare('WWWW', '')]
  expect(one.equals(other)).toBe(false)
})
