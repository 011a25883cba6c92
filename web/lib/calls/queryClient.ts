import type { MutationOptions } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { mutationCache } from './mutation.ts'

/** One cache per tab. Live events say when something changed, so data stays fresh without polling. */
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      // Refusals are answers; only a broken connection or an overloaded server is worth another try, and no network is not.
      retry: (failures, error) => failures < 2 && navigator.onLine && !isRefusal(error),
      refetchOnWindowFocus: true,
    },
    // Without a connection a change fails at once and its words stay in their form; kept for later, a reload would lose it.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What its sender does once the server has answered, before anything is fetched anew. */
export type Told = { stored?: (() => void) | undefined; refused?: (() => void) | undefined }

/** Runs a mutation that no component waits for: what was drawn before it is stored, or an Undo in a notice. */
export function send<Data, Failure, Variables, Before>(
  options: MutationOptions<Data, Failure, Variables, Before>,
  variables: Variables,
  { stored, refused }: Told = {},
): void {
  mutationCache
    .build(queryClient, {
      ...queryClient.defaultMutationOptions(options),
      onSuccess: () => stored?.(),
      onError: () => refused?.(),
    })
    .execute(variables)
    // A refusal has been said by then.
    .catch(() => {})
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
