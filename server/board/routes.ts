import { boardLimits } from '#domain/board/limits.ts'
import { findNames } from '#server/accounts/findNames.ts'
import { recordView } from '#server/accounts/recordView.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { addCheckin } from './addCheckin.ts'
import { archiveMilestone } from './archiveMilestone.ts'
import { createMilestone } from './createMilestone.ts'
import { deleteCheckin } from './deleteCheckin.ts'
import { deleteMetricEntry } from './deleteMetricEntry.ts'
import { enterMetric } from './enterMetric.ts'
import { listChanges } from './listChanges.ts'
import { listCheckins } from './listCheckins.ts'
import { listMetrics } from './listMetrics.ts'
import { getMilestone, listMilestones } from './listMilestones.ts'
import { presentChange, presentNote } from './present.ts'
import { presentMilestone, presentMilestones } from './presentMilestones.ts'
import { presentTile, presentTiles } from './presentTiles.ts'
import { readBoard } from './readBoard.ts'
import { restoreMilestone } from './restoreMilestone.ts'
import { updateMilestone } from './updateMilestone.ts'

export const boardRoutes = {
  listCheckins: calls.board.listCheckins.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const limit = input.limit ?? boardLimits.shortPage
    const query = { after: momentOf(input.cursor), limit }
    const { rows } = await readBoard(ctx, input.memberId, (userId) => listCheckins(ctx.db, userId, query))
    const names = await findNames(
      ctx.db,
      rows.map((row) => row.createdBy),
    )
    const checkins = rows.slice(0, limit).map((row) => presentNote(row, names, ctx.actor.userId))
    return { checkins, next: nextOf(rows, limit) }
  }),

  addCheckin: calls.board.addCheckin.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { checkin } = await addCheckin(ctx, input)
    return {
      checkin: presentNote(checkin, await findNames(ctx.db, [checkin.createdBy]), ctx.actor.userId),
    }
  }),

  deleteCheckin: calls.board.deleteCheckin.handler(async ({ context, input }) => {
    await deleteCheckin(callContextOf(context), input)
    return { deleted: true }
  }),

  listMilestones: calls.board.listMilestones.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const list = (userId: string) => listMilestones(ctx.db, userId, input.archived ?? false)
    const { rows } = await readBoard(ctx, input.memberId, list)
    return { milestones: await presentMilestones(ctx.db, rows, boardLimits.milestoneHistory) }
  }),

  getMilestone: calls.board.getMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const row = await getMilestone(ctx.db, input.id)
    await recordView(ctx.db, ctx.actor, row.userId, 'board')
    return await presentMilestone(ctx, row, boardLimits.milestoneHistoryWhole)
  }),

  createMilestone: calls.board.createMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await createMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  editMilestone: calls.board.editMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await updateMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  archiveMilestone: calls.board.archiveMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await archiveMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  restoreMilestone: calls.board.restoreMilestone.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentMilestone(
      ctx,
      (await restoreMilestone(ctx, input)).milestone,
      boardLimits.milestoneHistory,
    )
  }),

  listMetrics: calls.board.listMetrics.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { userId, rows } = await readBoard(ctx, input.memberId, (id) => listMetrics(ctx.db, id))
    return { metrics: await presentTiles(ctx, userId, rows) }
  }),

  enterMetric: calls.board.enterMetric.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentTile(ctx, (await enterMetric(ctx, input)).entry)
  }),

  deleteMetricEntry: calls.board.deleteMetricEntry.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    return await presentTile(ctx, (await deleteMetricEntry(ctx, input)).entry)
  }),

  listChanges: calls.board.listChanges.handler(async ({ context, input }) => {
    const ctx = callContextOf(context)
    const { rows } = await readBoard(ctx, input.memberId, (userId) => listChanges(ctx.db, userId))
    const names = await findNames(
      ctx.db,
      rows.map((row) => row.by),
    )
    return { changes: rows.map((row) => presentChange(row, names)) }
  }),
}
