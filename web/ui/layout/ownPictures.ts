/**
 * The site's own pictures, with the size of the largest file and every width there is. `tools/cut-pictures.mjs` makes the files
 * (docs/decisions/0087-pictures-of-the-site-are-cut-before-the-build.md).
 */
export const ownPictures = {
  'bar-day': { width: 2000, height: 770, widths: [860, 1200, 1600, 2000] },
  'bar-night': { width: 2000, height: 770, widths: [860, 1200, 1600, 2000] },
  'console-desktop': { width: 1980, height: 1200, widths: [720, 1080, 1980] },
  'handbook-board': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-board-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-home': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-home-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-keys': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-keys-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-offline': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-offline-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-privacy': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-privacy-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-session': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-session-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-sign-in': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'handbook-sign-in-dark': { width: 1620, height: 1020, widths: [720, 1080, 1620] },
  'level-forge': { width: 640, height: 560, widths: [200, 320, 640] },
  'level-workshop': { width: 640, height: 560, widths: [200, 320, 640] },
  'level-studio': { width: 640, height: 560, widths: [200, 320, 640] },
  'console-phone': { width: 585, height: 1266, widths: [264, 400, 585] },
} as const

export type OwnPictureName = keyof typeof ownPictures
/** Those that there are by day and by night. */
export type PairedPictureName = {
  [Name in OwnPictureName]: `${Name}-dark` extends OwnPictureName ? Name : never
}[OwnPictureName]

/** Best first: a browser takes the first that it can draw. */
export const ownPictureFormats = ['avif', 'webp'] as const
type Format = (typeof ownPictureFormats)[number]

/** Where a picture stands in one width and format; the largest has no width in its name. */
export function ownPicturePath(name: OwnPictureName, width: number, format: Format): string {
  return `/img/${name}${width === ownPictures[name].width ? '' : `-${width}`}.${format}`
}

/** Every width of a picture in one format, as `srcset` lists them. */
export const ownPictureWidths = (name: OwnPictureName, format: Format): string =>
  ownPictures[name].widths.map((each) => `${ownPicturePath(name, each, format)} ${each}w`).join(', ')
