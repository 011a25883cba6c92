import { Gavel } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Surface } from '#domain/billing/types.ts'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { CheckinsPanel } from '../checkins/CheckinsPanel.tsx'
import { DecisionsPanel } from '../decisions/DecisionsPanel.tsx'
import { SubmitDecisionDialog } from '../decisions/SubmitDecisionDialog.tsx'
import { MetricsPanel } from '../metrics/MetricsPanel.tsx'
import { MilestonesPanel } from '../milestones/MilestonesPanel.tsx'
import { BoardLock } from '../view/BoardLock.tsx'
import { BoardView } from '../view/BoardView.tsx'
import { useBoardParts } from '../view/useBoardParts.ts'
import { BoardDeliverables } from './BoardDeliverables.tsx'
import { HowToRecord } from './HowToRecord.tsx'
import { PortfolioOversight } from './PortfolioOversight.tsx'
import { TellUsCard } from './TellUsCard.tsx'

const parts = ['cards', 'decisions', 'milestones', 'figures', 'checkins'] as const
type Part = (typeof parts)[number]
const names: Readonly<Record<Part, string>> = {
  cards: 'Cards',
  decisions: 'Decisions',
  milestones: 'Milestones',
  figures: 'Figures',
  checkins: 'Check-ins',
}

/** The board where there is room for one part at a time; the address names which. */
export function BoardSections({ surface, lockAction }: { surface: Surface; lockAction?: ReactNode }) {
  const board = useBoardParts(surface)
  const { canEdit } = board
  const [params, setParams] = useSearchParams()
  const open = parts.find((each) => each === params.get('part')) ?? 'cards'

  function show(part: Part) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (part === 'cards') next.delete('part')
        else next.set('part', part)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <>
      <Tabs
        label="Board"
        value={open}
        onChange={show}
        className="-mx-4 px-4 [&_[role=tablist]]:w-full [&_[role=tablist]]:justify-between [&_[role=tablist]]:gap-3"
        tabs={parts.map((value) => ({ value, label: names[value] }))}
      >
        <TabPanel value="cards" className="pt-3">
          <BoardView surface={surface} lockAction={lockAction} />
        </TabPanel>
        <TabPanel value="decisions" className="grid gap-3 pt-3">
          {canEdit ? null : <BoardLock surface={surface} action={lockAction} />}
          {board.isUnknown ? <TellUsCard surface={surface} /> : null}
          <DecisionsPanel canEdit={canEdit} onSubmit={board.submit} />
          {board.submit ? (
            <Button isBlock icon={Gavel} onClick={() => board.submit?.(null)}>
              {board.words.submitDecision}
            </Button>
          ) : null}
          {board.canSchedule ? <BookSession label={board.words.scheduleSession} isBlock /> : null}
        </TabPanel>
        <TabPanel value="milestones" className="grid gap-3 pt-3">
          <MilestonesPanel canEdit={canEdit} />
        </TabPanel>
        <TabPanel value="figures" className="grid gap-3 pt-3">
          <MetricsPanel canEdit={canEdit} />
          {board.isInvestor ? <PortfolioOversight canEdit={canEdit} /> : null}
        </TabPanel>
        <TabPanel value="checkins" className="grid gap-3 pt-3">
          <CheckinsPanel canEdit={canEdit} />
          <BoardDeliverables surface={surface} />
          <HowToRecord />
        </TabPanel>
      </Tabs>
      {board.submitting ? (
        <SubmitDecisionDialog cardId={board.submitting.cardId} onClose={board.endSubmit} />
      ) : null}
    </>
  )
}
