import type { LevelName } from '#domain/content/rules/brand.ts'
import { StageShape } from '#web/ui/marks/StageMark.tsx'
import { WordmarkBends } from '#web/ui/marks/Wordmark.tsx'
import type { Level } from './levels.ts'

const [width, height] = [340, 214.4] as const
/** Where every line of the engraving turns around. */
const center = { x: 271.6, y: 146 }

type Cut = {
  /** The innermost line, and how far apart those around it are. */
  first: number
  apart: number
  width: number
  color: '-ink' | '-mark'
  /** How well they are seen at the center and at the far corner. */
  near: number
  far: number
  /** How large the name is. */
  type: number
}

/** How a level is engraved: coarse, then fine, then finest. */
const cuts: Readonly<Record<LevelName, Cut>> = {
  forge: { first: 46, apart: 13, width: 1.5, color: '-ink', near: 0.15, far: 0.03, type: 36 },
  workshop: { first: 46, apart: 9, width: 1, color: '-ink', near: 0.14, far: 0.05, type: 28.5 },
  studio: { first: 46, apart: 6, width: 0.7, color: '-mark', near: 0.32, far: 0.06, type: 28.5 },
}

/** The edge of each, from top to bottom: hot, milled, straw that cools to blue. */
const edges: Readonly<Record<LevelName, readonly string[]>> = {
  forge: ['--jul-heat-6', '--jul-heat-5', '--jul-heat-3', '--jul-heat-2'],
  workshop: ['--jul-tier-workshop-mark', '--jul-tier-workshop-line'],
  studio: ['--jul-tier-studio-mark', '--jul-tier-studio-line'],
}

/** One line around the center, `r` away from it. */
function around(name: LevelName, r: number): string {
  const { x, y } = center
  if (name === 'forge') return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`
  if (name === 'studio') return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const cut = Math.round(r * 0.5858)
  const flat = 2 * (r - cut)
  return `M${x - r + cut} ${y - r}h${flat}l${cut} ${cut}v${flat}l${-cut} ${cut}h${-flat}l${-cut} ${-cut}v${-flat}z`
}

/** Every line that still crosses the card, as one path. */
function engraving(name: LevelName): string {
  const { first, apart } = cuts[name]
  const last = name === 'forge' ? center.x : Math.hypot(center.x, center.y)
  const count = Math.floor((last - first) / apart)
  return Array.from({ length: count }, (_, at) => around(name, first + apart * (at + 1))).join('')
}

/** A sample of a level's card: its shape engraved around the place of the code, its name, its edge. The text near it says the same. */
export function LevelCard({ level: { name, badge, stage, drawn } }: { level: Level }) {
  const cut = cuts[name]
  const tier = (part = '') => `var(--jul-tier-${name}${part})`
  const [light, fade, edge] = [`${name}-light`, `${name}-fade`, `${name}-edge`]
  const stops = edges[name]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      className="block h-auto w-full overflow-hidden rounded-panel"
    >
      <defs>
        <radialGradient id={light} cx=".2" cy="0" r="1.1">
          <stop stopColor={tier('-line')} />
          <stop offset=".8" stopColor={tier('-line')} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx={center.x} cy={center.y} r={width * 0.9}>
          <stop offset=".15" stopColor={tier(cut.color)} stopOpacity={cut.near} />
          <stop offset="1" stopColor={tier(cut.color)} stopOpacity={cut.far} />
        </radialGradient>
        <linearGradient id={edge} x2="0" y2="1">
          {stops.map((token, at) => (
            <stop key={token} offset={at / (stops.length - 1)} stopColor={`var(${token})`} />
          ))}
        </linearGradient>
      </defs>
      <path fill={tier()} d={`M0 0h${width}v${height}H0z`} />
      <path fill={`url(#${light})`} d={`M0 0h${width}v${height}H0z`} />
      <path d={engraving(name)} stroke={`url(#${fade})`} strokeWidth={cut.width} />
      <path d={around(name, cut.first)} fill={tier()} stroke={tier('-mark')} strokeWidth="1.5" />
      <g transform={`translate(${center.x - 15} ${center.y - 15})`}>
        <StageShape stage={stage} size={30} fill={tier('-mark')} />
      </g>
      <path fill={`url(#${edge})`} d={`M0 0h3.2v${height}H0z`} />
      <g transform="translate(22.4 21.4) scale(.32)" stroke={tier('-ink')} strokeWidth="16">
        <WordmarkBends />
      </g>
      <g fill={tier('-ink')} fontSize="12">
        <text x="317.6" y="33" textAnchor="end" fontWeight="600">
          Sample
        </text>
        <text x="21" y="157" fontSize={cut.type} className={drawn}>
          {badge}
        </text>
        <text x="22.4" y="178" fontWeight="600" className="md:max-lg:hidden">
          Your name
        </text>
        <text x="22.4" y="195" className="md:max-lg:hidden">
          JUL-00000000
        </text>
      </g>
    </svg>
  )
}
