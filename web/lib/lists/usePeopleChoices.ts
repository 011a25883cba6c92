import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'

const restMs = 200
const shown = 20

/** People found by how their name or company begins, as a Combobox takes them; who was chosen stays, whatever is typed afterwards. */
export function usePeopleChoices({
  withRole,
  advised,
  chosenId,
  offers = () => true,
}: {
  withRole?: boolean
  advised?: true
  chosenId: string | null
  offers?: (person: Person) => boolean
}) {
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim(), restMs)
  const people = useQuery(
    orpc.accounts.listPeople.queryOptions({
      input: {
        limit: shown,
        ...(search ? { search } : {}),
        ...(withRole === undefined ? {} : { withRole }),
        ...(advised ? { advised } : {}),
      },
      placeholderData: keepPreviousData,
    }),
  )
  const chosen = useQuery({
    ...orpc.accounts.getPerson.queryOptions({ input: { userId: chosenId ?? '' } }),
    enabled: chosenId !== null,
  })
  const found = (people.data?.people ?? []).filter(offers)
  const own = chosen.data?.person
  const all = own && !found.some((person) => person.userId === own.userId) ? [own, ...found] : found
  return {
    choices: all.map(({ userId, name, company, email }) => ({
      value: userId,
      label: name,
      note: company || email || '',
    })),
    onSearch: setWords,
    isFetching: people.isFetching,
  }
}
