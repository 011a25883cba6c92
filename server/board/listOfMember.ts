import { recordView } from '#server/accounts/recordView.ts'
import type { Step } from '#server/platform/db/batch.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { readCardPage } from './listCardsStep.ts'

/** A member's board for their advisor: the row rules show nothing of any other, and the member can see who looked (T-203). */
export async function listOfMember({ db, actor }: Context, step: Step, memberId: string): Promise<string> {
  const { rows } = await db.client.query<(string | null)[]>({
    ...step,
    values: [...step.values],
    rowMode: 'array',
  })
  const page = readCardPage(rows)
  if (!page.isEmpty) await recordView(db, actor, memberId, 'board')
  return page.text
}
