import { retentionTexts } from '#domain/privacy/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

/** One choice, shown once the server has it. */
export const shortenPeriod = () =>
  mutation(orpc.privacy.shortenPeriod.mutationOptions(), {
    success: retentionTexts.saved,
    failure: retentionTexts.failed,
    refresh: [orpc.privacy.listPeriods.key()],
    waits: true,
  })
