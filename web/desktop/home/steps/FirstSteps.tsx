import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Surface } from '#domain/billing/types.ts'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { late } from '#web/ui/states/late.tsx'
import { FirstCardForm } from './FirstCardForm.tsx'
import type { Step, useFirstSteps } from './useFirstSteps.ts'
import { firstStepTexts } from './words.ts'

const MetricDialog = late(
  async () => (await import('#web/features/board/metrics/MetricDialog.tsx')).MetricDialog,
)

type Props = {
  surface: Surface
  of: NonNullable<ReturnType<typeof useFirstSteps>>
  className?: string
}

/** What a new member can do first, one under another; the one that is next is open (4.13.11). */
export function FirstSteps({ surface, of: { steps, done, runway, canEdit, hide }, className }: Props) {
  const me = useMe()
  const [isEntering, setEntering] = useState(false)
  const next = steps.find((step) => !done[step])
  const total = steps.length + 1
  const finished = 1 + steps.filter((step) => done[step]).length
  const isPhone = surface === 'mobile'

  function drawn(step: Step, index: number) {
    const words = firstStepTexts[step]
    const number = index + 2
    if (done[step]) return <Row key={step} mark={<Done />} title={words.done} isDone />
    if (step === 'card' && next === 'card') {
      return (
        <li key={step} className="bg-bg px-4 py-5 md:px-6 dark:bg-sunken">
          <div className="flex gap-x-6 max-md:block">
            <span className="max-md:hidden">
              <Place value={number} isNext />
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="title-m">{words.title}</h3>
              <p className="mt-0.5 text-body-s text-ink-2">{words.hint}</p>
              <FirstCardForm
                isPhone={isPhone}
                isFounder={me.profile.userType === 'founder'}
                goal={me.firstGoal}
              />
            </div>
          </div>
        </li>
      )
    }
    return (
      <Row
        key={step}
        mark={<Place value={number} isNext={step === next} />}
        title={words.title}
        hint={words.hint}
      >
        {step === 'runway' ? (
          <Button onClick={() => setEntering(true)} disabled={!runway}>
            {words.action}
          </Button>
        ) : step === 'session' ? (
          <BookSession />
        ) : null}
      </Row>
    )
  }

  return (
    <Panel aria-labelledby="first-steps" className={className}>
      <header className="flex items-center justify-between gap-4 px-4 py-5 md:px-6">
        <div>
          <h2 id="first-steps" className="title-m">
            {firstStepTexts.title}
          </h2>
          {me.firstGoal ? (
            <p dir="auto" className="mt-0.5 text-body-s wrap-anywhere text-ink-2">
              {firstStepTexts.goal(me.firstGoal)}
            </p>
          ) : (
            <p className="mt-0.5 text-body-s text-ink-2 max-md:hidden">{firstStepTexts.lead}</p>
          )}
        </div>
        <p className="flex items-center gap-2.5 text-caption text-ink-2 tnum">
          {firstStepTexts.count(finished, total)}
          <span aria-hidden="true" className="flex gap-1.5">
            {['account', ...steps].map((step, at) => (
              <StageMark
                key={step}
                stage={at < finished ? 'round' : at === finished ? 'octagon' : 'square'}
                isHot={at === finished}
                isOutlined={at > finished}
                size={12}
              />
            ))}
          </span>
        </p>
      </header>
      <ul className="hairlines border-t border-line">
        <Row mark={<Done />} title={firstStepTexts.account} isDone />
        {steps.map(drawn)}
      </ul>
      <p className="border-t border-line px-4 py-2 text-right md:px-6">
        <Button variant="quiet" size="small" onClick={hide}>
          {firstStepTexts.hide}
        </Button>
      </p>
      {isEntering && runway ? (
        <MetricDialog
          metric={runway}
          canEdit={canEdit}
          onClose={() => setEntering(false)}
          onLost={() => setEntering(false)}
        />
      ) : null}
    </Panel>
  )
}

type RowProps = { mark: ReactNode; title: string; hint?: string; isDone?: boolean; children?: ReactNode }

function Row({ mark, title, hint, isDone = false, children }: RowProps) {
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 md:gap-x-6 md:px-6',
        isDone ? 'py-2.5' : 'py-4',
      )}
    >
      {mark}
      <div className="min-w-0 flex-1 basis-44">
        <h3 className={isDone ? 'text-body text-ink-2' : 'font-semibold'}>{title}</h3>
        {hint ? <p className="text-body-s text-ink-2">{hint}</p> : null}
      </div>
      {children}
    </li>
  )
}

function Done() {
  return (
    <span className="grid size-[26px] place-items-center rounded-full bg-ink text-ink-inverse">
      <Check size={14} aria-hidden="true" />
      <span className="sr-only">Done</span>
    </span>
  )
}

function Place({ value, isNext }: { value: number; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-[26px] shrink-0 place-items-center text-caption font-semibold tnum',
        isNext
          ? 'bg-heat text-on-heat [clip-path:polygon(29%_0,71%_0,100%_29%,100%_71%,71%_100%,29%_100%,0_71%,0_29%)]'
          : 'rounded-mark border border-control text-ink-2',
      )}
    >
      {value}
    </span>
  )
}
