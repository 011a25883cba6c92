import { checkins, companyMetrics, milestoneHistory, milestones } from '#server/board/tables.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { demoCheckins, demoFigures, demoMilestones } from './rules/demoBoard.ts'

const DAY_MS = 86_400_000

/** The board of a demo tenant besides its cards: check-ins, milestones with their history, figures (4.12.5, T-099). */
export async function seedDemoBoard(
  db: Db,
  app: App,
  { userId, advisorId }: { userId: string; advisorId: string },
): Promise<void> {
  const newId = () => app.clock.newId()
  const momentAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS)
  const dayAgo = (days: number) => momentAgo(days).toISOString().slice(0, 10)
  const own = { userId, createdBy: userId }

  await db.insert(checkins).values(
    demoCheckins.map(({ body, ago, byAdvisor }) => ({
      id: newId(),
      userId,
      createdBy: byAdvisor ? advisorId : userId,
      body,
      createdAt: momentAgo(ago),
    })),
  )
  for (const { steps, startsIn, targetIn, ...fields } of demoMilestones) {
    const id = newId()
    await db.insert(milestones).values({
      ...own,
      ...fields,
      id,
      startsOn: dayAgo(-startsIn),
      targetOn: dayAgo(-targetIn),
      version: steps.length + 1,
      createdAt: momentAgo(-startsIn),
    })
    await db.insert(milestoneHistory).values(
      steps.map((step, index) => {
        const after = steps[index + 1] ?? fields
        return {
          ...own,
          id: newId(),
          milestoneId: id,
          fromStatus: step.status,
          toStatus: after.status,
          fromProgress: step.progress,
          toProgress: after.progress,
          createdAt: momentAgo(step.ago),
        }
      }),
    )
  }
  await db.insert(companyMetrics).values(
    demoFigures.map(({ ago, ...figure }) => ({
      ...own,
      ...figure,
      id: newId(),
      asOf: dayAgo(ago),
      createdAt: momentAgo(ago),
    })),
  )
}
