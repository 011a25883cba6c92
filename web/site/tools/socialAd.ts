import type { AdFormat } from '#domain/content/rules/brand.ts'
import { adFormats, adPaints } from '#domain/content/rules/brand.ts'
import { drawWordmark, fitType, savePng, setType, wakeCanvas } from './canvas.ts'
import { wakePresets } from './presets.ts'
import { wakeTool } from './wakeTool.ts'

const [firstFormat] = adFormats
const [firstPaint] = adPaints

wakeTool('social-ad', (root, form) => {
  let picture: ImageBitmap | null = null
  const said = root.querySelector<HTMLElement>('[data-said]')
  const field = (name: string) => String(new FormData(form).get(name) ?? '')
  const format = (): AdFormat => {
    const found = adFormats.find(({ id }) => id === field('format')) ?? firstFormat
    if (!found) throw new Error('there is no format')
    return found
  }
  const draw = (pen: CanvasRenderingContext2D, isPreview: boolean): AdFormat => {
    const shape = format()
    drawAd(pen, shape, {
      paint: adPaints.find(({ id }) => id === field('paint')) ?? firstPaint,
      headline: field('headline'),
      line: field('line'),
      picture,
    })
    if (isPreview && field('margins')) drawMargins(pen, shape)
    return shape
  }
  const show = wakeCanvas(root, draw, format)
  form.addEventListener('input', show)

  const file = form.querySelector<HTMLInputElement>('input[type="file"]')
  const without = root.querySelector<HTMLElement>('[data-no-picture]')
  const offerWithout = () => {
    if (without) without.hidden = !file?.files?.length
  }
  offerWithout()
  file?.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    offerWithout()
    const read = chosen ? await createImageBitmap(chosen).catch(() => null) : null
    // A large one may be read after what was chosen since.
    if (file.files?.[0] !== chosen) return read?.close()
    picture?.close()
    picture = read
    if (said)
      said.textContent = chosen && !picture ? 'This file is no picture that the browser can read.' : ''
    show()
  })
  without?.addEventListener('click', () => {
    if (file) file.value = ''
    offerWithout()
    // The button that had the focus is gone.
    file?.focus()
    picture?.close()
    picture = null
    show()
  })
  wakePresets(root, form, show)
  return () => savePng(said, format(), `jul-post-${format().id}`, draw)
})

type Ad = { paint: (typeof adPaints)[number]; headline: string; line: string; picture: ImageBitmap | null }

function drawAd(
  pen: CanvasRenderingContext2D,
  shape: AdFormat,
  { paint, headline, line, picture }: Ad,
): void {
  const { width, height, margins } = shape
  const isFlat = width > height * 1.3
  pen.fillStyle = paint.ground
  pen.fillRect(0, 0, width, height)
  const inner = { left: margins.left, top: margins.top, width: width - margins.left - margins.right }
  let room = inner.width
  let top = inner.top
  if (picture && isFlat) {
    // On a wide post the picture has the right half, up to its edges.
    drawCovering(pen, picture, { x: width * 0.56, y: 0, width: width * 0.44, height })
    room = width * 0.56 - margins.left - 40
  } else if (picture) {
    const tall = height * 0.42
    drawCovering(pen, picture, { x: 0, y: 0, width, height: tall })
    top = Math.max(top, tall + 50)
  }
  const sign = Math.min(width, height) * 0.055
  const foot = height - margins.bottom
  drawWordmark(pen, { x: inner.left, y: foot - sign, height: sign, paint: paint.text, middle: paint.sign })
  pen.fillStyle = paint.text
  pen.textBaseline = 'top'
  const space = foot - sign * 2.2 - top
  const set = (px: number) => setType(pen, { px, weight: 620, stretch: 'semi-expanded' })
  const most = Math.min(width, height) * 0.13
  const head = fitType(pen, headline, {
    most,
    least: 22,
    width: room,
    height: space * (line ? 0.68 : 1),
    set,
  })
  set(head.px)
  for (const [at, each] of head.lines.entries()) pen.fillText(each, inner.left, top + at * head.px * 1.08)
  if (!line.trim()) return
  const below = top + head.lines.length * head.px * 1.08 + head.px * 0.35
  const small = (px: number) => setType(pen, { px, weight: 420 })
  const rest = { most: head.px * 0.5, least: 18, width: room, height: foot - sign * 2.2 - below, set: small }
  const text = fitType(pen, line, rest)
  small(text.px)
  for (const [at, each] of text.lines.entries()) pen.fillText(each, inner.left, below + at * text.px * 1.25)
}

/** A picture over the whole of a part, cut where it is larger. */
function drawCovering(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.max(width / picture.width, height / picture.height)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  pen.drawImage(
    picture,
    ...([(picture.width - cutWidth) / 2, (picture.height - cutHeight) / 2, cutWidth, cutHeight] as const),
    ...([x, y, width, height] as const),
  )
}

/** Where the network covers or cuts the post; never part of the file. */
function drawMargins(pen: CanvasRenderingContext2D, { width, height, margins }: AdFormat): void {
  pen.save()
  pen.setLineDash([18, 12])
  pen.lineWidth = 4
  pen.strokeStyle = '#d22023'
  pen.strokeRect(
    ...([margins.left, margins.top] as const),
    ...([width - margins.left - margins.right, height - margins.top - margins.bottom] as const),
  )
  pen.restore()
}
