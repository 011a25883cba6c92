import { brandColours } from '#domain/content/rules/brand.ts'
import { bendGround, bends } from '#web/ui/marks/bends.ts'

const hexOf = (name: (typeof brandColours)[number]['name']) =>
  brandColours.find((colour) => colour.name === name)?.hex ?? ''

/** The wordmark as the press gets it, by the ground it is for. tools/press-files.mjs makes the files at build. */
export const pressWordmarks = [
  { ground: 'light', paint: hexOf('Ink'), name: 'jul-wordmark-on-light' },
  { ground: 'dark', paint: hexOf('Steel'), name: 'jul-wordmark-on-dark' },
] as const

/** How wide and high the PNG is, on no ground of its own. */
export const pressPng = { width: bendGround.width * 10, height: bendGround.height * 10 } as const

export const pressPath = (name: string, format: 'svg' | 'png') => `/press/${name}.${format}`

/** One wordmark as a file. */
export const wordmarkSvg = (paint: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bendGround.width} ${bendGround.height}" fill="none" stroke="${paint}" stroke-width="${bendGround.stroke}" stroke-miterlimit="10"><title>JUL</title>${bends.map((bend) => `<path d="${bend}"/>`).join('')}</svg>\n`
