// Cuts what a PDF needs for Chinese, Japanese and Korean out of two fonts of Google's Noto (OFL), which no package offers alone:
// `npm pack @expo-google-fonts/noto-sans-sc @expo-google-fonts/noto-sans-kr`, unpacked into one folder each, then
// `node tools/cut-document-fonts.mjs <NotoSansSC_400Regular.ttf> <NotoSansKR_400Regular.ttf>`. The results in web/fonts are committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import subsetFont from 'subset-font'

const out = fileURLToPath(new URL('../web/fonts/', import.meta.url))
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Every character of two bytes in an encoding: what people who write in it had before there was any other. */
function charactersOf(encoding, lead, trail) {
  const decoder = new TextDecoder(encoding)
  const all = []
  for (let first = lead[0]; first <= lead[1]; first += 1)
    for (let second = trail[0]; second <= trail[1]; second += 1)
      all.push(decoder.decode(Uint8Array.of(first, second)))
  return all.filter((each) => [...each].length === 1 && each > '\u2000' && each !== '\ufffd')
}

const han = [
  ...charactersOf('gbk', [0xa1, 0xf7], [0xa1, 0xfe]),
  ...charactersOf('big5', [0xa1, 0xf9], [0x40, 0xfe]),
  ...charactersOf('shift_jis', [0x81, 0xea], [0x40, 0xfc]),
].filter((each) => !/\p{Script=Hangul}|\p{Co}/u.test(each))
const cuts = [
  [process.argv[2], 'han.ttfz', new Set([...han, ...range(0x3000, 0x30ff), ...range(0xff01, 0xffef)])],
  [
    process.argv[3],
    'hangul.ttfz',
    [range(0xac00, 0xd7a3), range(0x1100, 0x11ff), range(0x3130, 0x318f)].join(''),
  ],
]

for (const [from, to, text] of cuts) {
  // With the spaces between words. As the PDF's program reads them fastest, packed as a browser unpacks them by itself.
  const font = await subsetFont(readFileSync(from), `${[...text].join('')} \u00a0`, { targetFormat: 'sfnt' })
  const packed = gzipSync(font, { level: 9 })
  writeFileSync(out + to, packed)
  process.stdout.write(`${to} ${packed.length}\n`)
}
