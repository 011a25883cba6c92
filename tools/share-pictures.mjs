// Draws what other sites show of a page that somebody shares: its title, next to the sign, in the brand's type and colours.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readPressFiles } from './press-files.mjs'

const fontfile = fileURLToPath(new URL('../web/fonts/archivo-share.ttf', import.meta.url))
const PICTURE = /(<meta[^>]*property="og:image" content="[^"]*)\/img\/share\.jpg"/
const ALT = /(<meta[^>]*property="og:image:alt" content=")[^"]*"/

// Of how they are drawn; another one draws all of them anew.
const VERSION = 1

/** The wordmark, and the three passes with the one that is hot. */
const frameWith = (wordmark) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="#090d0f"/>
  ${wordmark.replace('<svg ', '<svg x="80" y="72" width="165.6" height="63" ')}
  <path d="M80 540H1120" stroke="#373d42" stroke-width="2"/>
  <path d="M80 564h26v26H80z" fill="#f1f3f4"/>
  <path d="M137.6 564h10.8l7.6 7.6v10.8l-7.6 7.6h-10.8l-7.6-7.6v-10.8z" fill="#ff6b35"/>
  <circle cx="193" cy="577" r="13" fill="#f1f3f4"/>
</svg>`)

/** The picture of one page. */
export async function drawShare(title, description) {
  const words = await sharp(wordsOf(title, 66, 1040, '#f1f3f4'))
    .png()
    .toBuffer({ resolveWithObject: true })
  const about = description
    ? await sharp(wordsOf(description, 26, 1000, '#b5babe'))
        .png()
        .toBuffer({ resolveWithObject: true })
    : null
  const top = 188
  const below = top + words.info.height + 26
  const { wordmarkSvg } = await readPressFiles()
  return await sharp(frameWith(wordmarkSvg('#f1f3f4')))
    .composite([
      { input: words.data, left: 80, top },
      ...(about && below + about.info.height < 520 ? [{ input: about.data, left: 80, top: below }] : []),
    ])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Text as a picture; what is not Latin is drawn in whatever the machine has. */
const wordsOf = (text, size, width, foreground) => ({
  text: {
    text: `<span foreground="${foreground}">${escaped(text)}</span>`,
    font: `Archivo SemiBold, ${size}`,
    ...{ fontfile, width, rgba: true, dpi: 72, spacing: Math.round(size / 16) },
  },
})

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text) => text.replace(/[&<>]/g, (sign) => signs[sign])
const plain = (markup) =>
  markup
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The same, drawn once for its words: a build after it takes what is there. */
async function keptShare(cache, title, description) {
  const hash = createHash('sha256')
    .update(JSON.stringify([VERSION, title, description]))
    .digest('hex')
  const file = join(cache, `${hash.slice(0, 32)}.jpg`)
  if (!existsSync(file)) writeFileSync(file, await drawShare(title, description))
  return readFileSync(file)
}

/** Gives every page that search engines may keep a picture of its own; the front page has the one of the bar. */
export async function writeSharePictures(folder, cache) {
  mkdirSync(cache, { recursive: true })
  mkdirSync(join(folder, 'img', 'share'), { recursive: true })
  const drawn = new Map()
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(folder, name), 'utf8')
    const [, address] = html.match(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/) ?? []
    const path = address && new URL(address).pathname
    if (!path || path === '/' || !PICTURE.test(html)) continue
    if (/<meta[^>]*name="robots"[^>]*noindex/.test(html)) continue
    // Without the firm's name, which only the running server knows.
    const title = plain(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '').replace(/, [^,]*\.invalid$/, '')
    const description = plain(html.match(/<meta[^>]*name="description" content="([^"]*)"/)?.[1] ?? '')
    const file = `/img/share/${path.slice(1).replaceAll('/', '-')}.jpg`
    if (!drawn.has(file)) {
      drawn.set(file, title)
      writeFileSync(join(folder, file), await keptShare(cache, title, description))
    }
    const alt = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    writeFileSync(
      join(folder, name),
      html
        .replace(PICTURE, (_whole, open) => `${open}${file}"`)
        .replace(ALT, (_whole, open) => `${open}${alt}"`),
    )
  }
  return drawn
}
