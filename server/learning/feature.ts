import type { Feature } from '#server/platform/calls/feature.ts'
import { setLessonDone } from './commands.ts'
import { listDoneLessons } from './queries.ts'

export const learning: Feature<'learning'> = {
  calls: { listDoneLessons, setLessonDone },
  // What somebody has done is theirs alone.
  audience: (event, { actor }) => event.memberId === actor.userId,
}
