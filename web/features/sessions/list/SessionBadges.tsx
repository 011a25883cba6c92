import { X } from 'lucide-react'
import type { Session } from '#contract/sessions.ts'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { isOver } from './offers.ts'

const tones: Record<Session['badges'][number]['tone'], BadgeTone> = {
  grey: 'neutral',
  straw: 'warning',
  blue: 'info',
  green: 'success',
  outline: 'outline',
  heat: 'heat',
}

/** The badges of spec 2 §4 as the server names them; Cancelled carries a cross, because no shape means it. */
export function SessionBadges({ session }: { session: Pick<Session, 'badges' | 'workflow'> }) {
  return session.badges.map(({ label, tone, mark }) =>
    session.workflow === 'cancelled' ? (
      <Badge key={label} tone="outline" icon={X}>
        {label}
      </Badge>
    ) : (
      <Badge key={label} tone={tones[tone]} {...(mark === 'none' ? {} : { mark })}>
        {label}
      </Badge>
    ),
  )
}

type TrainProps = {
  session: Pick<Session, 'status' | 'noShowAt' | 'facts' | 'minutes' | 'startAt' | 'endAt'>
  isSoon: boolean
  now: number
}

/** How a session finishes: held, recorded, reported. Hot while it is about to start. */
export function SessionTrain({ session, isSoon, now }: TrainProps) {
  if (session.status === 'cancelled' || session.noShowAt) return null
  if (session.minutes === 'approved') return <StageTrain reached={3} label="Reported" />
  if (session.facts.hasTranscript || session.facts.recording === 'linked') {
    return <StageTrain reached={2} label="Recorded, not reported" />
  }
  if (isOver(session, now)) {
    return <StageTrain reached={1} label="Held, not recorded" />
  }
  return (
    <StageTrain
      reached={0}
      {...(isSoon ? { hotAt: 1 as const } : {})}
      label={isSoon ? 'About to start' : 'Not held yet'}
    />
  )
}
