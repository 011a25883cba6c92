/** The three bends of the wordmark, as strokes on a ground of 184 by 70: square, chamfered, round. Pages, canvases and files all draw these. */
export const bends = [
  'M42 0V62H8V42',
  'M70 0V48L84 62H104L118 48V0',
  'M146 0V42A20 20 0 0 0 166 62H184',
] as const

export const bendGround = { width: 184, height: 70, stroke: 16 } as const
