import { BoardView } from '../parts/BoardView.tsx'

/** The board on the phone console: one column at a time. */
export function BoardMobile() {
  return <BoardView surface="mobile" />
}
