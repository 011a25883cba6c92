import type { BrandSize, LevelName } from '#domain/content/rules/brand.ts'
import { levelNames, levelPaints, levelType, wallpaperSizes } from '#domain/content/rules/brand.ts'
import { drawStage, drawWordmark, fitType, savePng, setType, wakeCanvas, wordmarkWidth } from './canvas.ts'
import { wakeTool } from './wakeTool.ts'

const [firstSize] = wallpaperSizes
type Choice = { size: BrandSize; level: LevelName; pattern: string; words: string }

wakeTool('wallpaper', (root, form) => {
  const choice = (): Choice => {
    const given = new FormData(form)
    const size = wallpaperSizes.find(({ id }) => id === given.get('size')) ?? firstSize
    if (!size) throw new Error('there is no size')
    return {
      size,
      level: levelNames.find((each) => each === given.get('level')) ?? 'studio',
      pattern: String(given.get('pattern')),
      words: String(given.get('words') ?? ''),
    }
  }
  const draw = (pen: CanvasRenderingContext2D) => drawWallpaper(pen, choice())
  const show = wakeCanvas(root, draw, () => choice().size)
  form.addEventListener('input', show)
  return () => {
    const { size, level } = choice()
    savePng(root.querySelector('[data-said]'), size, `jul-wallpaper-${level}`, draw)
  }
})

/** The ground of a level with one of three patterns, the words low and the sign below them. */
function drawWallpaper(pen: CanvasRenderingContext2D, { size, level, pattern, words }: Choice): BrandSize {
  const { width, height } = size
  const { ground, text, sign: mark } = levelPaints[level]
  const side = Math.min(width, height)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = mark
  if (pattern === 'bends') drawBends(pen, size, mark)
  else if (pattern === 'rows') drawRows(pen, size)
  else {
    pen.lineWidth = side * 0.012
    const shape = { forge: 'square', workshop: 'octagon', studio: 'round' } as const
    for (const step of [1, 0.72, 0.46])
      drawStage(pen, shape[level], { x: width * 0.5, y: height * 0.4, size: side * 0.82 * step })
  }
  const margin = side * 0.09
  const sign = side * 0.05
  const bottom = height - Math.max(margin, height * 0.07)
  drawWordmark(pen, { x: margin, y: bottom - sign, height: sign, paint: text, middle: mark })
  if (words.trim()) {
    const type = levelType[level]
    const set = (px: number) => setType(pen, { px, ...type })
    const room = {
      most: side * 0.12,
      least: side * 0.03,
      width: width - margin * 2,
      height: height * 0.28,
      set,
    }
    const { px, lines } = fitType(pen, words, room)
    pen.fillStyle = text
    pen.textBaseline = 'alphabetic'
    for (const [at, line] of lines.toReversed().entries())
      pen.fillText(line, margin, bottom - sign * 2.2 - at * px * 1.08)
  }
  return size
}

/** The wordmark far larger than the screen, cut by it. */
function drawBends(pen: CanvasRenderingContext2D, { width, height }: BrandSize, paint: string): void {
  const tall = Math.max(height * 0.5, width * 0.5)
  drawWordmark(pen, { x: width / 2 - wordmarkWidth(tall) / 2, y: height * 0.08, height: tall, paint })
}

/** Rows of the three stages, from square to round. */
function drawRows(pen: CanvasRenderingContext2D, { width, height }: BrandSize): void {
  const step = Math.min(width, height) / 8
  pen.lineWidth = step * 0.06
  const stages = ['square', 'octagon', 'round'] as const
  for (let y = step; y < height * 0.66; y += step * 1.5)
    for (let x = step; x < width; x += step * 1.5) {
      const stage = stages[Math.min(2, Math.floor((x / width) * 3))] ?? 'round'
      drawStage(pen, stage, { x, y, size: step * 0.8 })
    }
}
