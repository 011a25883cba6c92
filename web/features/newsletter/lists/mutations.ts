import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { wordsOfError } from '#web/lib/calls/refusalWords.ts'
import { saveText } from '#web/lib/page/saveFile.ts'

/** The confirmed addresses of a list, saved by the browser as a file. */
export const exportList = (name: string) =>
  mutation(orpc.newsletter.exportList.mutationOptions(), {
    success: ({ csv, count, isWhole }) => {
      saveText(`${name}.csv`, csv, 'text/csv')
      return isWhole ? `${count} exported` : `The newest ${count} exported`
    },
    failure: wordsOfError,
    refresh: [],
    waits: true,
  })
