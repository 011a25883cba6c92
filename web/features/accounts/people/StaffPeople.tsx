import { useInfiniteQuery } from '@tanstack/react-query'
import type { Person } from '#contract/accounts/people.ts'
import { List } from '#web/ui/lists/List.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
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
  return (
    <List
      of={people}
      items={(data) => data.pages.flatMap((page) => page.people)}
      skeleton={<SkeletonLines lines={5} />}
      empty={<Empty title={filter.search ? `No results for ${filter.search}` : emptyTitle} />}
      more={people}
    >
      {(rows) => (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={(person) => person.userId}
          className={people.isPlaceholderData ? 'opacity-60' : ''}
        />
      )}
    </List>
  )
}
