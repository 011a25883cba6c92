import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { listNames, placeTexts } from '#domain/newsletter/texts.ts'
import type { MailList } from '#domain/newsletter/types.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { BackLink } from '#web/ui/buttons/BackLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { ExportButton } from '../ExportButton.tsx'
import { Places } from '../Places.tsx'
import { placeCountsQuery } from '../queries.ts'

/** One mail list: who is on it, and what they agreed to when (K13). */
export function ListStaff({ list }: { list: MailList }) {
  const counts = useQuery(placeCountsQuery()).data?.counts[list]
  useLiveRefresh('newsletter')
  return (
    <>
      <BackLink to={paths.vipRequests()}>Requests</BackLink>
      <PageTitle
        title={listNames[list]}
        lead={counts ? `${placeTexts.standing(counts.held, counts.waiting)}.` : 'Who asked for a place.'}
      >
        <ExportButton list={list} />
      </PageTitle>
      <Places list={list} counts={counts} />
    </>
  )
}
