import { siteTexts } from '#domain/content/texts.ts'
import { Button } from '../buttons/Button.tsx'

/** What a list read page by page says about its next page. */
export type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The foot of a list that is read page by page: the way to its next page, and a retry where that did not come. */
export function MorePages({ of: pages, label = 'Show more' }: { of: Pages; label?: string }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="border-t border-line p-3 text-center">
      {pages.isFetchNextPageError ? (
        <p role="alert" className="pb-2 text-caption text-ink-2">
          {siteTexts.component}
        </p>
      ) : null}
      <Button
        variant="quiet"
        isBusy={pages.isFetchingNextPage}
        busyLabel="Loading"
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchNextPageError ? siteTexts.retry : label}
      </Button>
    </div>
  )
}
