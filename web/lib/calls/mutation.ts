import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { MutationCache, matchQuery } from '@tanstack/react-query'
import type { ToastKind, ToastOptions } from '../page/toast.ts'
import { toast } from '../page/toast.ts'

/** A text with what goes along with it: an Undo, another kind, a place of its own. */
export type Notice = { text: string; kind?: ToastKind } & ToastOptions

type Words = string | Notice | null

/** What a mutation says and what has to be fetched anew once it has ended, either way. */
export type Outcome<Data, Variables> = {
  /** Shown once the fact is stored; null where the screen says it. */
  success?: string | Notice | ((data: Data, variables: Variables) => Words)
  /** What a refusal says; null where the form says it next to its fields. */
  failure?: string | Notice | ((error: Error, variables: Variables) => Words)
  refresh?: readonly QueryKey[]
  /** Busy until what it refreshes has come, for buttons that must not be pressed again on what is old. */
  waits?: boolean
  /** Drawn before it is stored: the last of several fetches what all of them came to. */
  isDrawnFirst?: boolean
}

type MutationMeta = Outcome<unknown, unknown> & Record<string, unknown>

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}

/** A mutation with its outcome, which `mutationCache` carries out wherever it runs. */
export function mutation<Data, Failure, Variables, Before>(
  options: UseMutationOptions<Data, Failure, Variables, Before>,
  outcome: Outcome<Data, Variables>,
): UseMutationOptions<Data, Failure, Variables, Before> {
  // safe because the cache hands an outcome only what its own mutation was given and answered
  return { ...options, meta: outcome as MutationMeta }
}

/** Every mutation of the tab: says how each has ended, and has fetched anew what it changed. */
export const mutationCache = new MutationCache({
  onSuccess: (data, variables, _before, { meta }) => say('success', wordsFor(meta?.success, data, variables)),
  onError: (error, variables, _before, { meta }) =>
    isCalledOff(error) || say('error', wordsFor(meta?.failure, error, variables)),
  onSettled: (_data, _error, _variables, _before, { meta }, { client }) => {
    if (!meta?.refresh || (meta.isDrawnFirst && drawing(client, meta.refresh) > 1)) return
    const fetched = Promise.all(meta.refresh.map((queryKey) => client.invalidateQueries({ queryKey })))
    if (meta.waits) return fetched
  },
})

/** Whoever was asked to prove who they are and thought better of it knows that nothing was done. */
const isCalledOff = (error: Error & { data?: { reason?: unknown } }) => error.data?.reason === 'proof_needed'

/** How many of the same kind are on their way: the last of them fetches what all have changed. */
const drawing = (client: QueryClient, refresh: unknown) =>
  client.isMutating({
    predicate: ({ meta }) => !!meta?.isDrawnFirst && JSON.stringify(meta.refresh) === JSON.stringify(refresh),
  })

/** Asks anew for all that is shown, but for what is drawn before it is stored: its answer would show what was there before. */
export function askAllAgain(client: QueryClient): Promise<void> {
  const drawn = client
    .getMutationCache()
    .findAll({ status: 'pending', predicate: ({ meta }) => !!meta?.isDrawnFirst })
    .flatMap(({ meta }) => meta?.refresh ?? [])
  return client.invalidateQueries({
    predicate: (query) => !drawn.some((queryKey) => matchQuery({ queryKey }, query)),
  })
}

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
