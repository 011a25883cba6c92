import { useBoardLive } from '../live.ts'
import { CardsPanel } from './CardsPanel.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'

type Props = { memberId: string; since: string; title: string; when: string }

/** The middle of a member's page for their advisor: what moved, the figures, the cards (4.13.2). */
export function AdvisedBoard({ memberId, ...since }: Props) {
  useBoardLive()
  return (
    <>
      <ProgressPanel memberId={memberId} {...since} />
      <FiguresPanel memberId={memberId} />
      <CardsPanel memberId={memberId} />
    </>
  )
}
