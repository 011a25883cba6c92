import regular from '@fontsource/archivo/files/archivo-latin-400-normal.woff?url'
import bold from '@fontsource/archivo/files/archivo-latin-600-normal.woff?url'
import regularExt from '@fontsource/archivo/files/archivo-latin-ext-400-normal.woff?url'
import boldExt from '@fontsource/archivo/files/archivo-latin-ext-600-normal.woff?url'
import other from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import type { MinutesDocument } from '#domain/minutes/rules/document.ts'
import han from '#web/fonts/han.ttfz?url'
import hangul from '#web/fonts/hangul.ttfz?url'
import { minutesPdf } from './minutesPdf.ts'
import { fontsAskedBy } from './pdfFonts.ts'

const fetched = async (address: string): Promise<Response> => {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error('a font of the document could not be loaded')
  return answer
}
const read = async (address: string) => await (await fetched(address)).arrayBuffer()
const unpack = async (address: string) => {
  const { body } = await fetched(address)
  return await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** The PDF of minutes, with the fonts it needs; the large ones of other scripts only where a character asks for them. */
export async function pdfOf(minutes: MinutesDocument): Promise<Blob> {
  const texts = minutes.lines.flatMap(({ text, quote, speaker, who }) => [text, quote, speaker, who])
  const asked = fontsAskedBy([minutes.title, ...texts].join(' '))
  const [plain, plainExt, strong, strongExt, rest, chinese, korean] = await Promise.all([
    read(regular),
    read(regularExt),
    read(bold),
    read(boldExt),
    asked.includes('other') ? read(other) : null,
    asked.includes('han') ? unpack(han) : null,
    asked.includes('hangul') ? unpack(hangul) : null,
  ])
  const own = { regular: plain, regularExt: plainExt, bold: strong, boldExt: strongExt }
  return await minutesPdf(minutes, { ...own, other: rest, han: chinese, hangul: korean })
}
