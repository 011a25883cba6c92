/** A size that something of the brand is made in, in pixels (spec 1 §3, brand guide). */
export type BrandSize = {
  readonly id: string
  readonly name: string
  readonly width: number
  readonly height: number
}

/** Screens a wallpaper is made for (K114). */
export const wallpaperSizes: readonly BrandSize[] = [
  { id: 'phone', name: 'Phone', width: 1179, height: 2556 },
  { id: 'phone-tall', name: 'Phone, tall', width: 1440, height: 3120 },
  { id: 'tablet', name: 'Tablet', width: 2048, height: 2732 },
  { id: 'laptop', name: 'Laptop', width: 2560, height: 1600 },
  { id: 'desktop', name: 'Desktop', width: 3840, height: 2160 },
  { id: 'wide', name: 'Wide screen', width: 3440, height: 1440 },
]

/** What of a post the network covers or cuts, in pixels from each edge: no word and no sign stands there. */
export type Margins = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
/** A format of a post with what of it stays free of words (K114). */
export type AdFormat = BrandSize & { readonly margins: Margins }

const even = (px: number): Margins => ({ top: px, right: px, bottom: px, left: px })

/** Formats of posts with their safe margins (K114). */
export const adFormats: readonly AdFormat[] = [
  { id: 'square', name: 'Square post', width: 1080, height: 1080, margins: even(80) },
  { id: 'portrait', name: 'Portrait post', width: 1080, height: 1350, margins: even(80) },
  {
    id: 'story',
    name: 'Story',
    width: 1080,
    height: 1920,
    margins: { top: 250, right: 80, bottom: 340, left: 80 },
  },
  { id: 'link', name: 'Link preview', width: 1200, height: 627, margins: even(60) },
  { id: 'landscape', name: 'Landscape post', width: 1600, height: 900, margins: even(90) },
  { id: 'banner', name: 'Page banner', width: 1584, height: 396, margins: { ...even(48), left: 420 } },
]

/** The names of the levels as wallpapers carry them. */
export const levelNames = ['forge', 'workshop', 'studio'] as const
export type LevelName = (typeof levelNames)[number]

/** Ground, text and sign of a level: black iron, milled steel, blued steel (design language, 'Levels'). */
export const levelPaints: Readonly<Record<LevelName, { ground: string; text: string; sign: string }>> = {
  forge: { ground: '#1c1916', text: '#f2efec', sign: '#ff6b35' },
  workshop: { ground: '#d2d6d9', text: '#182027', sign: '#3e4952' },
  studio: { ground: '#14264a', text: '#e9edf5', sign: '#e5c37e' },
}

/** How a level draws its words: the more finished, the wider and lighter. */
export const levelType: Readonly<
  Record<LevelName, { weight: number; stretch: 'condensed' | 'normal' | 'expanded' }>
> = {
  forge: { weight: 820, stretch: 'condensed' },
  workshop: { weight: 620, stretch: 'normal' },
  studio: { weight: 420, stretch: 'expanded' },
}

/** The grounds a post may have, each with the colour of its words and of the sign on it. */
export const adPaints = [
  { id: 'steel', name: 'Steel', ground: '#f2f4f5', text: '#101418', sign: '#ff6b35' },
  { id: 'night', name: 'Night', ground: '#090d0f', text: '#f1f3f4', sign: '#ff6b35' },
  // White on this orange is 2.8 to 1, so its words are ink (T-173).
  { id: 'heat', name: 'Heat', ground: '#ff6b35', text: '#101418', sign: '#101418' },
  { id: 'founders', name: 'Founders', ground: '#158364', text: '#ffffff', sign: '#ffffff' },
  { id: 'investors', name: 'Investors', ground: '#804db9', text: '#ffffff', sign: '#ffffff' },
  { id: 'advisory', name: 'Advisory', ground: '#ce2644', text: '#ffffff', sign: '#ffffff' },
] as const

/** The colours of the brand with what each is for; the guide and the press kit list them (spec 1 §3). */
export const brandColours = [
  { name: 'Heat', hex: '#ff6b35', use: 'What needs a person now. Text on it is ink, never white.' },
  { name: 'Ink', hex: '#101418', use: 'Text, the wordmark on light ground.' },
  { name: 'Steel', hex: '#f2f4f5', use: 'The ground of a light page.' },
  { name: 'Night', hex: '#090d0f', use: 'The ground of a dark page.' },
  { name: 'Verdigris', hex: '#158364', use: 'Founders.' },
  { name: 'Temper', hex: '#804db9', use: 'Investors.' },
  { name: 'Cherry', hex: '#ce2644', use: 'Advisory clients.' },
] as const

/** The contrast of two colours as WCAG 2.1 counts it, from 1 to 21; both are '#rrggbb' (T-173). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
