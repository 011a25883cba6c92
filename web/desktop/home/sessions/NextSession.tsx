import { Video } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { JoinButton } from '#web/features/sessions/list/JoinButton.tsx'
import { meetingOf } from '#web/features/sessions/list/offers.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { AvatarGroup } from '#web/ui/marks/AvatarGroup.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sessionPlace } from '../overview/sessionPlace.ts'
import { consentWords, hoursOf, isSoon, kindWords, lengthWords, startWords } from '../overview/upcoming.ts'

/** The next session: how far away, what about, when in drawn numerals, and the way in. */
export function NextSession({ session }: { session: Session }) {
  const me = useMe()
  const now = useClock()
  const zone = useZone()
  const hours = hoursOf(session, zone)
  const isHot = isSoon(session, now)
  const consent = consentWords[session.consent]
  return (
    <div className="flex flex-1 gap-6 px-4 pt-5 pb-6 max-sm:gap-3 md:px-5">
      <div className="flex min-w-0 flex-1 flex-col">
        <p
          className={classes(
            'flex items-center gap-2 text-caption font-semibold',
            isHot ? 'text-heat-text' : 'text-ink-2',
          )}
        >
          <StageMark stage={isHot ? 'octagon' : 'square'} isHot={isHot} />
          {startWords(session, now, zone)}
        </p>
        <h3 dir="auto" className="mt-2 max-w-[17em] title-l">
          {session.title}
        </h3>
        <p className="mt-2 text-ink-2">
          {kindWords(session)}, {lengthWords(session)}
        </p>
        {session.description ? (
          <p
            dir="auto"
            className="mt-1.5 line-clamp-3 max-w-[34em] text-body-s whitespace-pre-line text-ink-2"
          >
            {session.description}
          </p>
        ) : null}
        <Badge tone={consent.tone} mark={consent.mark} className="mt-3">
          {consent.label}
        </Badge>
        <WayIn session={session} isHot={isHot} />
      </div>
      <div className="flex flex-col items-end text-right">
        <span className="drawn-time text-[2.5rem] sm:text-[3.5rem]">{hours.start}</span>
        <span className="mt-2.5 text-caption text-ink-3">{hours.until}</span>
        {hours.elsewhere ? <span className="mt-0.5 text-caption text-ink-3">{hours.elsewhere}</span> : null}
        <span className="mt-3 max-sm:hidden">
          <AvatarGroup
            size={30}
            label={`${session.advisorName} and ${me.displayName}`}
            people={[
              { name: session.advisorName, tone: 'vip' },
              { name: me.displayName, tone: me.profile.userType === 'investor' ? 'investors' : 'founders' },
            ]}
          />
        </span>
      </div>
    </div>
  )
}

/** Joining and details follow the plan of this surface; the button says what is missing (4.12.1). */
function WayIn({ session, isHot }: { session: Session; isHot: boolean }) {
  const me = useMe()
  const { can } = session
  const meetingUrl = meetingOf(session, useClock().getTime())
  const mayJoin = can.manage.ok || surfaceHasRight(me.plans, 'desktop', 'sessions.join')
  const mayLook = can.manage.ok || surfaceHasRight(me.plans, 'desktop', 'sessions.viewDetails')
  return (
    <div className="mt-auto flex flex-wrap items-center gap-3 pt-5">
      {!mayJoin ? (
        <>
          <Button icon={Video} disabled>
            {sessionTexts.join}
          </Button>
          <p className="text-body-s font-[560] sm:px-2">Joining from desktop requires Pro</p>
          {surfaceHasRight(me.plans, 'mobile', 'sessions.join') ? (
            <Button variant="quiet" to={paths.appSession(session.id)}>
              Join on the phone console
            </Button>
          ) : null}
        </>
      ) : meetingUrl ? (
        <JoinButton variant={isHot ? 'hot' : 'line'} meetingUrl={meetingUrl} />
      ) : null}
      {mayLook ? (
        <Button variant={mayJoin && meetingUrl ? 'quiet' : 'line'} to={sessionPlace(session.id)}>
          {sessionTexts.viewDetails}
        </Button>
      ) : null}
    </div>
  )
}
