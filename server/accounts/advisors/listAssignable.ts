import { sqlStatement } from '#server/platform/db/statement.ts'

/** Who the card of a member (the reader, where it is null) may be given to: the member first, then their advisors (T-215). */
export const listAssignable = sqlStatement<[memberId: string | null], { id: string; name: string }>(
  'select id, name from app_assignable(coalesce($1::uuid, app_user()))',
)
