import { encode } from 'uqr'

type Props = { text: string; label: string; className?: string }

/** A square that a camera reads, drawn in the browser: what it says goes to nobody (T-108, T-200). */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* White in both themes: cameras read dark on light. */}
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={dark.join('')} fill="#101418" />
    </svg>
  )
}
