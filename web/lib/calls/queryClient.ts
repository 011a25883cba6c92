import type { MutationOptions } from '@tanstack/react-query'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '../page/toast.ts'
import type { MutationMeta, Notice } from './mutation.ts'

const mutationCache = new MutationCache({
  onSuccess: (data, variables, _before, { meta }) => say('success', wordsFor(meta?.success, data, variables)),
  onError: (error, variables, _before, { meta }) => say('error', wordsFor(meta?.failure, error, variables)),
  onSettled: (_data, _error, _variables, _before, { meta }) => {
    if (!meta?.refresh || (meta.isDrawnFirst && isDrawing() > 1)) return
    const fetched = Promise.all(meta.refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    if (meta.waits) return fetched
  },
})

/** One cache per tab. Live events say when something changed, so data stays fresh without polling. */
export const queryClient = new QueryClient({
  mutationCache,
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

const isDrawing = () => queryClient.isMutating({ predicate: ({ meta }) => meta?.isDrawnFirst === true })

type Said = MutationMeta['success'] | MutationMeta['failure']

function wordsFor(said: Said, about: unknown, variables: unknown): string | Notice | null | undefined {
  // safe because each of the two is handed what it was written for
  return typeof said === 'function' ? said(about as Error, variables) : said
}

function say(kind: 'success' | 'error', words: string | Notice | null | undefined) {
  if (!words) return
  const notice = typeof words === 'string' ? { text: words } : words
  const { text, kind: own = kind, ...options } = notice
  toast[own](text, options)
}

function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
