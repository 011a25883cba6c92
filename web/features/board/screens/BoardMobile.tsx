import { useBoardLive } from '../live.ts'
import { BoardSections } from '../sections/BoardSections.tsx'

/** The board on the phone console: one part of it at a time, and of the cards one column. */
export function BoardMobile() {
  useBoardLive()
  return (
    <div className="min-w-0">
      <BoardSections surface="mobile" />
    </div>
  )
}
