import { useInfiniteQuery } from '@tanstack/react-query'
import type { Person } from '#contract/accounts/people.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { MorePages } from '#web/ui/MorePages.tsx'
import { PanelBody } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/Skeleton.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { Table } from '#web/ui/Table.tsx'
import type { PeopleFilter } from './staffQueries.ts'
import { peopleQuery } from './staffQueries.ts'

type Props = {
  caption: string
  filter: PeopleFilter
  columns: readonly Column<Person>[]
  emptyTitle: string
}

/** The directory as a table, page by page. */
export function StaffPeople({ caption, filter, columns, emptyTitle }: Props) {
  const people = useInfiniteQuery(peopleQuery(filter))
  if (people.isPending) {
    return (
      <PanelBody>
        <Loading>
          <SkeletonLines lines={5} />
        </Loading>
      </PanelBody>
    )
  }
  if (people.isError) {
    return (
      <PanelBody>
        <SectionError onRetry={() => void people.refetch()} isRetrying={people.isFetching} />
      </PanelBody>
    )
  }
  const rows = people.data.pages.flatMap((page) => page.people)
  if (rows.length === 0)
    return <Empty title={filter.search ? `No results for ${filter.search}` : emptyTitle} />
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(person) => person.userId}
        className={people.isPlaceholderData ? 'opacity-60' : ''}
      />
      <MorePages of={people} />
    </>
  )
}
