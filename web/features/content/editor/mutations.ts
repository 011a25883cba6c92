import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'

const refresh = [orpc.content.listSiteTexts.key(), orpc.content.getSiteText.key()]

/** Problems of fields are said next to them. */
const failure = (error: Error) => {
  const { problems, reason } = refusalOf(error)
  if (reason === 'site_text_changed') return siteTextTexts.changed
  if (reason === 'too_many_pages') return siteTextTexts.full
  if (reason === 'site_text_fixed') return siteTextTexts.fixed
  return problems.length > 0 ? null : siteTextTexts.failed
}

export const createSiteText = () =>
  mutation(orpc.content.createSiteText.mutationOptions(), {
    success: siteTextTexts.created,
    failure,
    refresh,
    waits: true,
  })
/** One of several: the screen says how many were stored. */
export const createTile = () =>
  mutation(orpc.content.createSiteText.mutationOptions(), { failure, refresh, waits: true })
export const saveSiteText = () =>
  mutation(orpc.content.saveSiteText.mutationOptions(), {
    success: siteTextTexts.saved,
    failure,
    refresh,
    waits: true,
  })
export const publishSiteText = () =>
  mutation(orpc.content.publishSiteText.mutationOptions(), {
    success: ({ text }) => (text.state === 'scheduled' ? siteTextTexts.scheduled : siteTextTexts.published),
    failure,
    refresh,
    waits: true,
  })
export const withdrawSiteText = () =>
  mutation(orpc.content.withdrawSiteText.mutationOptions(), {
    success: siteTextTexts.withdrawn,
    failure,
    refresh,
    waits: true,
  })
export const restoreSiteText = () =>
  mutation(orpc.content.restoreSiteText.mutationOptions(), {
    success: siteTextTexts.restored,
    // Its only field is the address, which another page may have by now; the form shows the draft, not the version.
    failure: (error) => refusalOf(error).problems[0]?.message ?? failure(error),
    refresh,
    waits: true,
  })
