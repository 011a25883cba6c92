import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Day, Id, Instant, Line, Text } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { milestoneStatuses } from '#domain/board/types.ts'
import { ById, OfMember, readOf, readOne, write, writeOne } from './access.ts'

/** Where a milestone stands (T-101). */
export const MilestoneStatus = z.enum(milestoneStatuses)

/** A change of a milestone's status or progress, with who made it and when. Progress in percent. */
export const MilestoneChange = z.object({
  id: Id,
  fromStatus: MilestoneStatus,
  toStatus: MilestoneStatus,
  fromProgress: z.number().int(),
  toProgress: z.number().int(),
  byName: z.string(),
  at: Instant,
})

/** The writable fields of a milestone; progress in percent, 0 to 100. `objective` and `owner` are the member's own words. */
export const MilestoneFields = z.strictObject({
  title: Line(boardLimits.titleLength, 1),
  description: Text(boardLimits.milestoneDescriptionLength),
  objective: Line(boardLimits.milestoneWordLength),
  owner: Line(boardLimits.milestoneWordLength),
  status: MilestoneStatus,
  progress: z.number().int().min(0).max(100),
  startsOn: Day.nullable(),
  targetOn: Day.nullable(),
})
export type MilestoneFields = z.infer<typeof MilestoneFields>

/** A milestone with the latest of its history, newest first; a status nobody knows reads as at risk (T-101). */
export const Milestone = z.object({
  id: Id,
  ...MilestoneFields.shape,
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  history: z.array(MilestoneChange),
})
export type Milestone = z.infer<typeof Milestone>

/** A new milestone; its id is made by the sender. */
export const CreateMilestoneInput = z.strictObject({
  id: Id,
  ...MilestoneFields.partial().required({ title: true }).shape,
})

/** An edit of a milestone: what the person saw when they began, and what they changed (K93). */
export const UpdateMilestoneInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: MilestoneFields.partial(),
  changes: MilestoneFields.partial(),
})

/** Calls about milestones. */
export const milestoneCalls = {
  listMilestones: call(
    readOf,
    'GET /board/milestones',
    'List milestones by target date, each with its latest changes',
  )
    .input(OfMember.extend({ archived: z.boolean().optional() }))
    .output(z.object({ milestones: z.array(Milestone) })),
  getMilestone: call(readOne, 'GET /board/milestones/{id}', 'Get a milestone with its full history')
    .input(ById)
    .output(z.object({ milestone: Milestone })),
  createMilestone: call(write, 'POST /board/milestones', 'Create a milestone')
    .input(CreateMilestoneInput)
    .output(z.object({ milestone: Milestone })),
  editMilestone: call(
    writeOne,
    'PATCH /board/milestones/{id}',
    'Edit a milestone; conflicting edits are refused',
  )
    .input(UpdateMilestoneInput)
    .output(z.object({ milestone: Milestone })),
  archiveMilestone: call(writeOne, 'POST /board/milestones/{id}/archive', 'Archive a milestone')
    .input(ById)
    .output(z.object({ milestone: Milestone })),
  restoreMilestone: call(writeOne, 'POST /board/milestones/{id}/restore', 'Restore an archived milestone')
    .input(ById)
    .output(z.object({ milestone: Milestone })),
}
