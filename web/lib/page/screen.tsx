import type { ComponentType, ReactNode } from 'react'
import { lazy, useEffect, useState } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

export type LazyScreen<Props> = {
  /** Loads the screen ahead of its need; a second call waits for the first. */
  load: () => Promise<unknown>
  /** Starts with the module that calls it, next to everything else a start waits for. Pages written at build load nothing. */
  loadEarly: () => void
  /** For inside a `Suspense`. `waiting` is its fallback, which also stands in for a screen that a start still loads. */
  Screen: ComponentType<Props & { waiting: ReactNode }>
}

/** A screen that is a chunk of its own. One that is already loaded shows without its skeleton. */
export function screen<Props extends object = object>(load: () => Promise<Loaded<Props>>): LazyScreen<Props> {
  let loading: Promise<Loaded<Props>> | null = null
  let Ready: ComponentType<Props> | null = null
  let isStart = false

  const once = () => {
    loading ??= load().then(
      (module) => {
        Ready = module.default
        return module
      },
      (error: unknown) => {
        // The next who needs it tries again.
        loading = null
        throw error
      },
    )
    return loading
  }
  const Late: ComponentType<Props> = lazy(once)

  function Screen(props: Props & { waiting: ReactNode }) {
    // React holds what was suspended back for 300 ms after its fallback; at a start nothing may wait for that.
    const [Shown, show] = useState<ComponentType<Props> | null>(() => Ready ?? (isStart ? null : Late))
    useEffect(() => {
      if (Shown) return
      once().then(
        (module) => show(() => module.default),
        () => show(() => Late),
      )
    }, [Shown])
    return Shown ? <Shown {...props} /> : props.waiting
  }

  function loadEarly() {
    if (typeof document === 'undefined') return
    isStart = true
    const end = () => {
      isStart = false
    }
    // A failure is seen where the screen is shown, which asks once more.
    ahead().then(end, end)
  }

  // A browser keeps the failed load of a module for as long as the page lives, so what is not needed yet waits for a network.
  const ahead = async () => (navigator.onLine === false ? null : once())

  return { load: ahead, loadEarly, Screen }
}
