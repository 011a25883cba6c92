import { subscriberTexts } from '#domain/newsletter/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { saveText } from '#web/lib/page/saveFile.ts'

const refresh = [orpc.newsletter.listSubscribers.key(), orpc.newsletter.countSubscribers.key()]
const step = (success: string) => ({ success, failure: subscriberTexts.failed, refresh, waits: true })

export const suppressAddress = () =>
  mutation(orpc.newsletter.suppressAddress.mutationOptions(), step(subscriberTexts.suppressed))

export const releaseAddress = () =>
  mutation(orpc.newsletter.releaseAddress.mutationOptions(), step(subscriberTexts.released))

/** Subscribers with their topics and state, saved by the browser as a file. */
export const exportSubscribers = () =>
  mutation(orpc.newsletter.exportSubscribers.mutationOptions(), {
    success: ({ csv, count, isWhole }) => {
      saveText('yelmail-subscribers.csv', csv, 'text/csv')
      return isWhole ? `${count} exported` : `The newest ${count} exported`
    },
    failure: subscriberTexts.failed,
    refresh: [],
    waits: true,
  })
