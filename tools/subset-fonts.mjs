// Cuts the site's fonts out of the published packages: only the characters and the axes the design uses.
// Run after a font package changes: `node tools/subset-fonts.mjs`. The results in web/fonts are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
const packages = fileURLToPath(new URL('node_modules/@fontsource-variable/', root))
const out = fileURLToPath(new URL('web/fonts/', root))

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const basic = `${range(0x20, 0x7e) + range(0xc0, 0xff)}£€©®°·§¿¡«»±Œœı–—‘’‚“”„•…‹›™−`
const extended = `${range(0x100, 0x17f)}ȘșȚțẞ`

// What the design draws with: fractions and the like have glyphs of their own, which nobody sees.
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum']

const drawn = { wdth: { min: 68, max: 125 }, wght: { min: 380, max: 820 } }
const cuts = [
  ['archivo/files/archivo-latin-standard-normal.woff2', 'archivo.woff2', basic, drawn],
  ['archivo/files/archivo-latin-ext-standard-normal.woff2', 'archivo-ext.woff2', extended, drawn],
  ['newsreader/files/newsreader-latin-opsz-normal.woff2', 'newsreader.woff2', basic, { wght: 420, opsz: 22 }],
  [
    'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    'newsreader-ext.woff2',
    extended,
    { wght: 420, opsz: 22 },
  ],
  [
    'newsreader/files/newsreader-latin-opsz-italic.woff2',
    'newsreader-italic.woff2',
    basic,
    { wght: 420, opsz: 20 },
  ],
  // What draws the pictures for sharing reads no packed font and no axes (share-pictures.mjs).
  [
    'archivo/files/archivo-latin-standard-normal.woff2',
    'archivo-share.ttf',
    basic,
    { wght: 560, wdth: 112 },
    'truetype',
  ],
]

for (const [from, to, text, variationAxes, targetFormat = 'woff2'] of cuts) {
  const font = await subsetFont(readFileSync(packages + from), text, {
    targetFormat,
    variationAxes,
    keepFeatures,
  })
  writeFileSync(out + to, font)
  process.stdout.write(`${to} ${font.length}\n`)
}
