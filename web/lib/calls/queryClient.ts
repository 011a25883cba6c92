import { QueryClient } from '@tanstack/react-query'

/** One cache per tab. Live events say when something changed, so data stays fresh without polling. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // Refusals are answers; only a broken connection or an overloaded server is worth another try.
      retry: (failures, error) => failures < 2 && !isRefusal(error),
      refetchOnWindowFocus: true,
    },
    // Without a connection a change fails at once and its words stay in their form; kept for later, a reload would lose it.
    mutations: { retry: false, networkMode: 'always' },
  },
})

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
