const start: string | null = null

/** A list read page by page: each page says where the next begins. */
export const byCursor = {
  initialPageParam: start,
  getNextPageParam: (page: { next: string | null }) => page.next,
}

/** The part of an input that asks for the page at a cursor; the first has none. */
export const pageAt = (cursor: string | null) => (cursor ? { cursor } : {})
