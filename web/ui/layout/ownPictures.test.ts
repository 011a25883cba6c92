import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { OwnPictureName } from './ownPictures.ts'
import { ownPictureFormats, ownPicturePath, ownPictures } from './ownPictures.ts'

// safe because an object's keys are those of its type
const names = Object.keys(ownPictures) as OwnPictureName[]
const files = names.flatMap((name) =>
  ownPictures[name].widths.flatMap((width) =>
    ownPictureFormats.map((format) => ({ name, width, format, path: ownPicturePath(name, width, format) })),
  ),
)

it.each(files)(
  '$path is a picture of its width and format, of the shape the page keeps free',
  async (file) => {
    const whole = ownPictures[file.name]
    const read = await sharp(`web/public${file.path}`).metadata()
    expect({ format: read.format === 'heif' ? 'avif' : read.format, width: read.width }).toEqual({
      format: file.format,
      width: file.width,
    })
    expect(read.height).toBe(Math.round((file.width * whole.height) / whole.width))
  },
)

it('no picture lies there that no page can ask for', () => {
  const there = readdirSync('web/public/img').filter((name) => /\.(?:avif|webp)$/.test(name))
  expect(there.sort()).toEqual(files.map(({ path }) => path.slice('/img/'.length)).sort())
})

it('the narrowest file in the best format is a fraction of the largest in the other', async () => {
  const bytes = (path: string) => import('node:fs/promises').then(({ stat }) => stat(`web/public${path}`))
  for (const name of names) {
    const { width, widths } = ownPictures[name]
    const [small, large] = await Promise.all([
      bytes(ownPicturePath(name, widths[0], 'avif')),
      bytes(ownPicturePath(name, width, 'webp')),
    ])
    expect(small.size).toBeLessThan(large.size / 2)
  }
})
