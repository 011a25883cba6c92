import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { yes } from '#domain/decision.ts'
import type * as commands from '#server/platform/calls/command.ts'
import { pathOf } from '#tests/app/testApp.ts'
import type { Call } from '#tests/matrix/contractCalls.ts'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import { runCall } from '#tests/matrix/runCall.ts'
import type { Stage } from '#tests/matrix/stage.ts'
import { openStage } from '#tests/matrix/stage.ts'

// By their calls: commands whose guard is held open, every command that there is, and those that ran.
const guards = vi.hoisted(() => ({
  open: '',
  all: new Set<object>(),
  ran: new Set<object>(),
  nameOf: (_call: object): string => '',
}))

vi.mock('#server/platform/calls/command.ts', async (original) => {
  const real = await original<typeof commands>()
  const command: typeof real.command = (call, steps) => {
    guards.all.add(call)
    const can: typeof steps.can = (...asked) => {
      guards.ran.add(call)
      return guards.open === guards.nameOf(call) ? yes : steps.can(...asked)
    }
    return real.command(call, { ...steps, can })
  }
  return { ...real, command }
})

let stage: Stage
beforeAll(async () => {
  guards.nameOf = (call) => pathOf(call as Parameters<typeof pathOf>[0]).join('.') // safe because only calls are handed in
  stage = await openStage()
})
afterAll(() => stage?.close())

/** Commands whose guard repeats what the access of the call, the row rules or the plan have said already: nothing is left to notice. */
const repeats: readonly string[] = [
  // The access of the call: everybody of a console, or all staff, may.
  'accounts.dismissNudge',
  'accounts.editProfile',
  'accounts.showCard',
  'audit.exportTrail',
  'billing.createServiceCard',
  'billing.editServiceCard',
  'billing.moveServiceCard',
  'booking.holdSlot',
  'booking.makeBookingLink',
  'content.addPicture',
  'content.createSiteText',
  'content.publishSiteText',
  'content.restoreSiteText',
  'content.saveSiteText',
  'content.withdrawSiteText',
  'inquiries.exportInquiries',
  'learning.setLessonDone',
  'minutes.openMinutes',
  'newsletter.createIssue',
  'newsletter.exportList',
  'newsletter.exportSubscribers',
  'newsletter.suppressAddress',
  'newsletter.testIssue',
  'privacy.requestExport',
  'privacy.shortenPeriod',
  // The row rules: what is not one's own, or needs a permission, is not there or cannot be written.
  'booking.assignCalendly',
  'booking.setAvailability',
  'booking.setException',
  'booking.unassignCalendly',
  'inquiries.withdrawInquiry',
  'minutes.confirmMatch',
  'minutes.dismissMatch',
  'minutes.retryMatch',
  'minutes.listenToMatch',
  'minutes.undoMatch',
  'sessions.deleteSessionNote',
  'sessions.editSessionNote',
  'sessions.linkSessionNote',
  'sessions.restoreSessionNote',
  'sessions.unlinkSessionNote',
].sort()

describe('the permission matrix (T-MTX)', () => {
  it('notices every guard of a command that is held open', async () => {
    const callsOf = new Map<string, Call[]>()
    for (const call of contractCalls.filter((each) => each.meta.bucket !== 'read')) {
      guards.ran.clear()
      expect((await runCall(stage, call)).wrong).toEqual([])
      for (const ran of guards.ran) {
        const name = guards.nameOf(ran)
        callsOf.set(name, [...(callsOf.get(name) ?? []), call])
      }
    }
    const missed: string[] = []
    for (const name of [...guards.all].map(guards.nameOf).sort()) {
      guards.open = name
      let wrong = 0
      for (const call of callsOf.get(name) ?? []) wrong += (await runCall(stage, call)).wrong.length
      if (wrong === 0) missed.push(name)
    }
    process.stdout.write(
      `guard mutation: ${guards.all.size - missed.length} of ${guards.all.size} open guards noticed\n`,
    )
    expect(missed).toEqual(repeats)
  })
})
