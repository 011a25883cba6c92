import { asc, desc, eq, sql } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { statement } from '#server/platform/db/statement.ts'
import { memberViews } from '../tables.ts'

const ownViews = statement((q) =>
  q
    .select({
      advisorName: sql<string | null>`app_name(member_views.advisor_id)`,
      area: memberViews.area,
      viewedOn: memberViews.viewedOn,
    })
    .from(memberViews)
    .where(eq(memberViews.userId, sql`app_user()`))
    .orderBy(desc(memberViews.viewedOn), asc(memberViews.area), asc(memberViews.advisorId))
    .limit(200),
)

/** Which advisors looked at the reader's rows, newest day first (T-203). */
export const listViews = query(calls.accounts.listViews, {
  read: ({ db }) => ownViews(db, {}),
  present: (views) => ({
    views: views.map((view) => ({ ...view, advisorName: view.advisorName ?? accountUiTexts.somebody })),
  }),
})
