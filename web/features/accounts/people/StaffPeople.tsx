import { useInfiniteQuery } from '@tanstack/react-query'
import type { Person } from '#contract/accounts/people.ts'
import { PanelBody } from '#web/ui/layout/Panel.tsx'
import { MorePages } from '#web/ui/lists/MorePages.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import type { PeopleFilter } from './queries.ts'
import { peopleQuery } from './queries.ts'

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
    return <Empty title={filter.search ? `Nobody called ${filter.search}` : emptyTitle} />
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
