import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

export type LazyScreen<Props> = {
  /** Loads the screen ahead of its need; a second call waits for the first. */
  load: () => Promise<Loaded<Props>>
  Screen: LazyExoticComponent<ComponentType<Props>>
}

/** A screen that is a chunk of its own. Loaded ahead, it shows without its skeleton. */
export function screen<Props = object>(load: () => Promise<Loaded<Props>>): LazyScreen<Props> {
  let loading: Promise<Loaded<Props>> | null = null
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      // The next who needs it tries again.
      loading = null
      throw error
    })
    return loading
  }
  return { load: once, Screen: lazy(once) }
}

/** Starts loading with the module that asks, next to everything else a start waits for. Pages written at build load nothing. */
export function loadEarly(load: () => Promise<unknown>) {
  if (typeof document === 'undefined') return
  // Where it is shown, the screen is asked for again, and a failure is seen there.
  load().catch(() => {})
}
