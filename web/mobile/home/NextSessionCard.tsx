import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { hoursOf, isSoon, kindWords, startWords } from '#web/desktop/home/overview/upcoming.ts'
import { JoinButton } from '#web/features/sessions/list/JoinButton.tsx'
import { meetingOf } from '#web/features/sessions/list/offers.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { StageMark } from '#web/ui/marks/StageMark.tsx'

/** The next session on a black band: how far away, what about, when, and the way in. */
export function NextSessionCard({ session }: { session: Session }) {
  const me = useMe()
  const now = useClock()
  const zone = useZone()
  const hours = hoursOf(session, zone)
  const isHot = isSoon(session, now)
  const meetingUrl = surfaceHasRight(me.plans, 'mobile', 'sessions.join')
    ? meetingOf(session, now.getTime())
    : null
  return (
    <section
      aria-labelledby="next-session"
      data-band="dark"
      className="rounded-[16px] bg-steel-950 p-[18px] text-[#f1f3f4] dark:bg-raised dark:shadow-[inset_0_0_0_1px_var(--jul-line-strong)]"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p
            className={classes(
              'flex items-center gap-2 text-caption font-semibold',
              isHot ? 'text-[#fb8854]' : 'text-[#b5babe]',
            )}
          >
            <StageMark stage={isHot ? 'octagon' : 'square'} size={13} isHot={isHot} />
            {startWords(session, now, zone)}
          </p>
          <h2
            dir="auto"
            id="next-session"
            className="mt-2 max-w-[11.2em] text-[1.25rem] leading-[1.22] font-semibold tracking-[-.01em]"
          >
            {session.title}
          </h2>
        </div>
        <span className="drawn-time text-[2.5rem]">{hours.start}</span>
      </div>
      <p className="mt-1.5 text-[.9375rem] text-[#b5babe]">{kindWords(session)}</p>
      <p className="mt-0.5 mb-[18px] text-caption text-[#b5babe]">
        {hours.until}
        {hours.elsewhere ? <span className="block">{hours.elsewhere}</span> : null}
      </p>
      {meetingUrl ? (
        <JoinButton variant={isHot ? 'hot' : 'line'} size="large" isBlock meetingUrl={meetingUrl} />
      ) : (
        <Button size="large" isBlock to={paths.appSession(session.id)}>
          {sessionTexts.viewDetails}
        </Button>
      )}
    </section>
  )
}
