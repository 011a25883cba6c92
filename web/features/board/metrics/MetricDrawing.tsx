import type { Metric } from '#contract/board/metrics.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { trendText } from './metricWords.ts'

const [wide, high] = [240, 64]
const months = 24
const people = 7
/** Below this many months left, every one of them is hot. */
const shortRunway = 6

type Props = { metric: Metric; isFaded: boolean }

/** What a tile draws under its figure: money as a line, runway month by month, a team head by head. */
export function MetricDrawing({ metric, isFaded }: Props) {
  if (!metric.latest) return <span aria-hidden="true" />
  if (metric.metric === 'runway') return <Months left={metric.latest.value} isFaded={isFaded} />
  if (metric.metric === 'team') return <Heads count={metric.latest.value} />
  return <TrendLine metric={metric} isFaded={isFaded} />
}

/** The points of a trend, drawn apart as their days are; only the current one is hot. */
export function TrendLine({ metric, isFaded }: Props) {
  const today = useToday()
  const days = metric.trend.map((point) => Date.parse(point.asOf))
  const values = metric.trend.map((point) => point.value)
  const [from, to] = [days[0] ?? 0, days.at(-1) ?? 0]
  const [low, top] = [Math.min(...values), Math.max(...values)]
  const points = metric.trend.map((point, at) => ({
    id: point.id,
    x: to === from ? wide - 8 : 4 + ((wide - 12) * ((days[at] ?? 0) - from)) / (to - from),
    y: top === low ? 34 : high - 6 - ((high - 16) * (point.value - low)) / (top - low),
  }))
  const last = points.at(-1)
  return (
    <svg
      viewBox={`0 0 ${wide} ${high}`}
      role="img"
      preserveAspectRatio="xMinYMid meet"
      aria-label={trendText(metric, today)}
      className="h-16 w-full max-w-[300px] text-ink"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeDasharray={isFaded ? '4 4' : undefined}
      />
      {points.slice(0, -1).map(({ id, x, y }) => (
        <rect key={id} x={x - 2} y={y - 2} width="4" height="4" fill="currentColor" />
      ))}
      {last ? (
        <circle cx={last.x} cy={last.y} r="5" fill={isFaded ? 'var(--jul-control)' : 'var(--jul-heat)'} />
      ) : null}
    </svg>
  )
}

function Months({ left, isFaded }: { left: number; isFaded: boolean }) {
  const hot = left <= shortRunway ? left : 1
  const paint = (month: number) => {
    if (month >= left) return 'var(--jul-well)'
    return month < hot && !isFaded ? 'var(--jul-heat)' : 'var(--jul-ink)'
  }
  return (
    <svg
      viewBox={`0 0 ${wide} ${high}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      className="h-16 w-full max-w-[300px]"
    >
      {Array.from({ length: months }, (_, month) => month).map((month) => (
        <rect key={month} x={month * 10} y="26" width="7" height="26" fill={paint(month)} />
      ))}
    </svg>
  )
}

/** The reader and the others; nobody here knows their names. */
function Heads({ count }: { count: number }) {
  const me = useMe()
  const others = Math.min(count, people) - 1
  const tone = me.profile.userType === 'investor' ? 'investors' : 'founders'
  return (
    <span aria-hidden="true" className="flex h-16 items-center gap-1 pt-3.5">
      {count > 0 ? <Avatar name={me.displayName} tone={tone} size={30} className="size-7" /> : null}
      {Array.from({ length: Math.max(0, others) }, (_, at) => `head-${at}`).map((key) => (
        <i key={key} className="size-7 rounded-full bg-well" />
      ))}
      {count > people ? <span className="pl-1 text-caption text-ink-3 tnum">+{count - people}</span> : null}
    </span>
  )
}
