import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

const pageOf = 25

export type PeopleFilter = {
  search: string
  userType: 'founder' | 'investor' | 'advisory' | null
  /** True: only staff and admins; false: only the others; null: everybody. */
  withRole: boolean | null
}

/** The directory by name, page by page. */
export const peopleQuery = ({ search, userType, withRole }: PeopleFilter) =>
  orpc.accounts.listPeople.infiniteOptions({
    input: (cursor: string | null) => ({
      limit: pageOf,
      ...(search ? { search } : {}),
      ...(userType ? { userType } : {}),
      ...(withRole === null ? {} : { withRole }),
      ...pageAt(cursor),
    }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** One person of the directory. */
export const personQuery = (userId: string) => orpc.accounts.getPerson.queryOptions({ input: { userId } })

/** Who advises a member today; without one, whoever is signed in. */
export const advisorsQuery = (memberId?: string) =>
  orpc.accounts.listAdvisors.queryOptions({ input: memberId ? { memberId } : {} })
