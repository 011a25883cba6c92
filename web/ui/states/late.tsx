import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'

/**
 * A component that waits outside of the first load: nothing while it is on its way, and `Lost` where it cannot be had. `load` keeps it, so that
 * what was loaded once is there when the network is not.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost?: ComponentType<Props>,
): { load: () => Promise<unknown>; Late: ComponentType<Props> } {
  let Loaded: ComponentType<Props> | undefined
  const once = async () => {
    Loaded ??= await load()
  }
  function Late(props: Props) {
    const [Shown, show] = useState<ComponentType<Props> | undefined>(() => Loaded)
    useEffect(() => {
      if (!Shown)
        once().then(
          () => show(() => Loaded),
          () => show(() => Lost),
        )
    }, [Shown])
    return Shown ? <Shown {...props} /> : null
  }
  return { load: once, Late }
}
