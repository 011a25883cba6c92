import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { BookSession, SessionRequested } from '#web/features/booking/screens/BookSession.tsx'
import { useOpenCard } from '#web/lib/page/consoleLinks.ts'
import { useMediaQuery, usePhoneLayout } from '#web/lib/page/mediaQuery.ts'
import { companySentence } from '#web/lib/signIn/companySentence.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { countsQuery } from '../cards/queries.ts'
import { CheckinsPanel } from '../checkins/CheckinsPanel.tsx'
import { DecisionsPanel } from '../decisions/DecisionsPanel.tsx'
import { SubmitDecisionDialog } from '../decisions/SubmitDecisionDialog.tsx'
import { useBoardLive } from '../live.ts'
import { FoldedMetrics } from '../metrics/FoldedMetrics.tsx'
import { MilestonesPanel } from '../milestones/MilestonesPanel.tsx'
import { BoardDeliverables } from '../sections/BoardDeliverables.tsx'
import { BoardSections } from '../sections/BoardSections.tsx'
import { HowToRecord } from '../sections/HowToRecord.tsx'
import { PortfolioOversight } from '../sections/PortfolioOversight.tsx'
import { TellUsCard } from '../sections/TellUsCard.tsx'
import { BoardView } from '../view/BoardView.tsx'
import { useBoardParts } from '../view/useBoardParts.ts'

/** The board on the desktop console: its cards under one line of figures, then milestones, decisions and what people said. */
export function BoardDesktop() {
  useBoardLive()
  const board = useBoardParts('desktop')
  const { me, canEdit } = board
  const isPhone = usePhoneLayout()
  // The navigation next to it asks for the plan already; its rail of icons does not.
  const isAskedInNavigation = useMediaQuery('(min-width: 1101px)')
  const lockAction = isAskedInNavigation ? <span /> : undefined
  const openCard = useOpenCard()
  const { data } = useQuery(countsQuery())
  const cards = data ? data.backlog + data.inProgress + data.completed : 0
  const words =
    data && cards > 0
      ? `${data.inProgress} in progress, ${data.backlog} waiting, ${data.completed} done.`
      : 'Every action from a session becomes a card here.'
  const lead = companySentence(me.profile.company) + words

  // A window as narrow as a phone opens the card on the phone's screen (4.13.4).
  if (isPhone && openCard) {
    return <Navigate to={paths.card(openCard)} state={{ board: paths.dashboard('julboard') }} replace />
  }
  if (isPhone) {
    return (
      <>
        <PageTitle title="JUL Board" lead={lead} />
        <BoardSections surface="desktop" lockAction={lockAction} />
      </>
    )
  }
  return (
    <>
      <PageTitle title="JUL Board" lead={lead}>
        {board.canSchedule ? <BookSession label={board.words.scheduleSession} isSaidElsewhere /> : null}
        {board.submit ? (
          <Button variant="solid" icon={Gavel} onClick={() => board.submit?.(null)}>
            {board.words.submitDecision}
          </Button>
        ) : null}
      </PageTitle>
      <div className="grid gap-4">
        {board.canSchedule ? <SessionRequested /> : null}
        {board.isUnknown ? <TellUsCard surface="desktop" /> : null}
        <FoldedMetrics canEdit={canEdit} />
        <div className="pb-2">
          <BoardView surface="desktop" lockAction={lockAction} />
        </div>
        <HowToRecord />
        <div className="grid items-start gap-4 min-[1181px]:grid-cols-[minmax(0,1fr)_316px]">
          <div className="grid min-w-0 gap-4">
            <MilestonesPanel canEdit={canEdit} />
            <DecisionsPanel canEdit={canEdit} onSubmit={board.submit} />
          </div>
          <div className="grid min-w-0 items-start gap-4 max-[1181px]:grid-cols-2">
            {board.isInvestor ? <PortfolioOversight canEdit={canEdit} /> : null}
            <CheckinsPanel canEdit={canEdit} />
            <BoardDeliverables surface="desktop" />
          </div>
        </div>
      </div>
      {board.submitting ? (
        <SubmitDecisionDialog cardId={board.submitting.cardId} onClose={board.endSubmit} />
      ) : null}
    </>
  )
}
