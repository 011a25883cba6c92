import { keepPreviousData } from '@tanstack/react-query'
import type { MailList, PlaceState } from '#domain/newsletter/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

export type Which = { list: MailList; state: PlaceState | 'all'; search: string }

/** Who is on a list, page by page, whoever asked last first. */
export const placesQuery = ({ list, state, search }: Which) =>
  orpc.newsletter.listPlaces.infiniteOptions({
    input: (cursor: string | null) => ({
      list,
      ...(state === 'all' ? {} : { state }),
      ...(search ? { search } : {}),
      ...pageAt(cursor),
    }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** How many places of each list wait, are held and were left. */
export const placeCountsQuery = () => orpc.newsletter.countPlaces.queryOptions()
