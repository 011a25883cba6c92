import type { ReactNode } from 'react'
import type { Asked, WaitingProps } from './Loaded.tsx'
import { Loaded } from './Loaded.tsx'
import type { Pages } from './MorePages.tsx'
import { MorePages } from './MorePages.tsx'

type Props<Data, Item> = {
  of: Asked<Data>
  /** What is listed, read off the answer. */
  items: (data: Data) => readonly Item[]
  empty: ReactNode
  /** The pages still to come, where the list ends in a button for them. */
  more?: Pages
  children: (items: readonly Item[], data: Data) => ReactNode
} & WaitingProps

/** Every list: blocks while it loads, a failure with its retry, the word that there is nothing, or its rows. */
export function List<Data, Item>({ items, empty, more, children, ...loaded }: Props<Data, Item>) {
  return (
    <>
      <Loaded {...loaded}>
        {(data) => {
          const all = items(data)
          return all.length === 0 ? empty : children(all, data)
        }}
      </Loaded>
      {more ? <MorePages of={more} /> : null}
    </>
  )
}
