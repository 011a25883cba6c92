// Makes every width and format of the site's own pictures out of the largest WebP of each, which is what a new picture is put there as.
// Run after one of them changes: `node_modules/node/bin/node tools/cut-pictures.mjs [name]`. The results in web/public/img are committed.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ownPictureFormats, ownPicturePath, ownPictures } from '../web/ui/layout/ownPictures.ts'

const at = (path) => fileURLToPath(new URL(`../web/public${path}`, import.meta.url))
const drawn = {
  avif: (picture) => picture.avif({ quality: 60, effort: 6 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 6 }),
}

const only = process.argv[2]
for (const [name, { width, widths }] of Object.entries(ownPictures)) {
  if (only && only !== name) continue
  const largest = ownPicturePath(name, width, 'webp')
  for (const each of widths)
    for (const format of ownPictureFormats) {
      const path = ownPicturePath(name, each, format)
      if (path === largest) continue
      const { size } = await drawn[format](sharp(at(largest)).resize({ width: each })).toFile(at(path))
      console.log(`${path}: ${(size / 1000).toFixed(1)} kB`)
    }
}
