import { Button } from '../buttons/Button.tsx'

/** What a list read page by page says about its next page. */
type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The foot of a list that is read page by page; nothing at its end. */
export function MorePages({ of: pages }: { of: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="border-t border-line p-3 text-center">
      <Button
        variant="quiet"
        isBusy={pages.isFetchingNextPage}
        busyLabel="Loading"
        onClick={() => void pages.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  )
}
