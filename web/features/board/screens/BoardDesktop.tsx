import { useQuery } from '@tanstack/react-query'
import { useMe } from '#web/lib/session.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { BoardView } from '../parts/BoardView.tsx'
import { countsQuery } from '../queries.ts'

/** The board on the desktop console. */
export function BoardDesktop() {
  const me = useMe()
  const { data } = useQuery(countsQuery())
  const cards = data ? data.backlog + data.inProgress + data.completed : 0
  const words =
    data && cards > 0
      ? `${data.inProgress} in progress, ${data.backlog} waiting, ${data.completed} done.`
      : 'Every action from a session becomes a card here.'
  return (
    <>
      <PageTitle title="JUL Board" lead={me.profile.company ? `${me.profile.company}. ${words}` : words} />
      <BoardView surface="desktop" />
    </>
  )
}
