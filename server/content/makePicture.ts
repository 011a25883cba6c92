import type { PictureFormat } from '#domain/content/rules/textFields.ts'
import { pictureFormats, pictureWidths, widestPicture } from '#domain/content/rules/textFields.ts'

export type MadePicture = {
  width: number
  height: number
  files: { format: PictureFormat; width: number; bytes: Buffer }[]
}

// A picture of more points is a mistake, or an attempt to fill the memory.
const MOST_POINTS = 50_000_000
// What a camera or a drawing program of today writes as a picture; the library reads more, such as drawings that are programs.
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'avif']
const SECONDS = 20

/**
 * A picture in every format and width, turned as its camera held it and without what the camera wrote; null where the bytes are no
 * picture. The library is loaded with the first one, and makes one at a time.
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture | null> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  const open = () => sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error' }).rotate()
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_POINTS }).metadata()
    if (!formats.includes(format)) return null
    const { data, info } = await open()
      .timeout({ seconds: SECONDS })
      .resize({
        width: widestPicture,
        height: 4 * widestPicture,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const files: MadePicture['files'] = []
    for (const each of pictureWidths(width))
      for (const format of pictureFormats) {
        const drawn = sharp(data, { raw: { width, height, channels } }).resize({ width: each })
        const made = format === 'avif' ? drawn.avif({ quality: 55, effort: 3 }) : drawn.webp({ quality: 78 })
        files.push({ format, width: each, bytes: await made.toBuffer() })
      }
    return { width, height, files }
  } catch {
    return null
  }
}
