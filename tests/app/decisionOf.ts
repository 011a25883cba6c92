import type { z } from 'zod'
import type { LineDecisionInput, ReviewLine } from '#contract/minutes.ts'

export type Decision = z.infer<typeof LineDecisionInput>

/** A line as it stands, as somebody would send it back. */
export const decisionOf = (line: ReviewLine): Decision => ({
  id: line.id,
  revision: line.revision,
  state: line.state,
  kind: line.kind,
  text: line.text,
  quote: line.quote,
  speaker: line.speaker,
  moment: line.moment,
  owner: line.owner,
  dueOn: line.dueOn,
})
