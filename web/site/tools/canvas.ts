import type { BrandSize } from '#domain/content/rules/brand.ts'
import { bendGround, bends } from '#web/ui/marks/bends.ts'

/** Draws the wordmark with its upper left corner at a place, as high as `height`; the middle bend may have a colour of its own. */
export function drawWordmark(
  pen: CanvasRenderingContext2D,
  {
    x,
    y,
    height,
    paint,
    middle = paint,
  }: { x: number; y: number; height: number; paint: string; middle?: string },
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(height / bendGround.height, height / bendGround.height)
  pen.lineWidth = bendGround.stroke
  pen.miterLimit = 10
  for (const [at, bend] of bends.entries()) {
    pen.strokeStyle = at === 1 ? middle : paint
    pen.stroke(new Path2D(bend))
  }
  pen.restore()
}

/** How wide the wordmark is for its height. */
export const wordmarkWidth = (height: number): number => (height * bendGround.width) / bendGround.height

/** An outline of a stage: square, octagon or round, around a middle. */
export function drawStage(
  pen: CanvasRenderingContext2D,
  stage: 'square' | 'octagon' | 'round',
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const half = size / 2
  pen.beginPath()
  if (stage === 'round') pen.arc(x, y, half, 0, Math.PI * 2)
  else {
    const cut = stage === 'octagon' ? size * 0.2929 : 0
    const [left, top, right, bottom] = [x - half, y - half, x + half, y + half]
    pen.moveTo(left + cut, top)
    for (const [toX, toY] of [
      [right - cut, top],
      [right, top + cut],
      [right, bottom - cut],
      [right - cut, bottom],
      [left + cut, bottom],
      [left, bottom - cut],
      [left, top + cut],
    ] as const)
      pen.lineTo(toX, toY)
    pen.closePath()
  }
  pen.stroke()
}

/** Words in lines no wider than `width`; a word that is wider alone has a line of its own. */
export function wrap(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines: string[] = []
  for (const part of words.split('\n')) {
    let line = ''
    for (const word of part.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word
      if (line && pen.measureText(longer).width > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    if (line) lines.push(line)
  }
  return lines
}

/** Sets Archivo for what is written next; where a browser knows no widths, the plain one stands. */
export function setType(
  pen: CanvasRenderingContext2D,
  { px, weight, stretch = 'normal' }: { px: number; weight: number; stretch?: CanvasFontStretch },
): void {
  pen.font = `${weight} ${px}px "Archivo Variable", Archivo, sans-serif`
  pen.fontStretch = stretch
  pen.letterSpacing = `${-px * 0.022}px`
  pen.wordSpacing = `${px * 0.06}px`
}

/** The largest size from `most` down in which the words take no more than `lines` lines and fit in the height. */
export function fitType(
  pen: CanvasRenderingContext2D,
  words: string,
  {
    most,
    least,
    width,
    height,
    set,
  }: { most: number; least: number; width: number; height: number; set(px: number): void },
): { px: number; lines: string[] } {
  for (let px = most; ; px *= 0.92) {
    set(px)
    const lines = wrap(pen, words, width)
    const isWhole = lines.every((line) => pen.measureText(line).width <= width)
    if ((isWhole && lines.length * px * 1.08 <= height) || px <= least) return { px, lines }
  }
}

/** Draws small now and again once the fonts are there, and large when it is saved. */
export function wakeCanvas(
  root: HTMLElement,
  draw: (pen: CanvasRenderingContext2D, isPreview: boolean) => BrandSize,
  sizeNow: () => BrandSize,
): () => void {
  const canvas = root.querySelector('canvas')
  const pen = canvas?.getContext('2d')
  let frame = 0
  const show = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!canvas || !pen) return
      const { width, height } = sizeNow()
      const scale = Math.min(1, 1200 / Math.max(width, height))
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      pen.scale(scale, scale)
      draw(pen, true)
    })
  }
  show()
  const faces = ['820 40px "Archivo Variable"', '420 40px "Archivo Variable"']
  void Promise.all(faces.map((face) => document.fonts.load(face))).then(show, show)
  return show
}

/** Saves what is drawn as a PNG in full size, by the browser alone; says so once the file is made. */
export function savePng(
  say: HTMLElement | null,
  size: BrandSize,
  name: string,
  draw: (pen: CanvasRenderingContext2D, isPreview: boolean) => BrandSize,
): void {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  const tell = (words: string) => {
    if (say) say.textContent = words
  }
  if (!pen) {
    tell('This browser cannot draw the picture.')
    return
  }
  draw(pen, false)
  canvas.toBlob((blob) => {
    if (!blob) {
      tell('The picture is too large for this browser. Choose a smaller size.')
      return
    }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = `${name}-${size.width}x${size.height}.png`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    tell(`Made ${link.download}, ${Math.max(1, Math.round(blob.size / 1000))} kB.`)
  }, 'image/png')
}
