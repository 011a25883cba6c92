import { rightsTexts } from '#domain/privacy/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

export const requestExport = () =>
  mutation(orpc.privacy.requestExport.mutationOptions(), {
    success: rightsTexts.exportAsked,
    failure: rightsTexts.failed,
    refresh: [orpc.privacy.listDataRequests.key()],
    waits: true,
  })

/** Nothing is said here: the sign-in is over, and the page of the sign-in comes next and says it. */
export const requestDeletion = () =>
  mutation(orpc.privacy.requestDeletion.mutationOptions(), { failure: rightsTexts.failed })
