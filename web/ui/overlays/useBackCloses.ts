import { useEffect, useEffectEvent } from 'react'

/** How to close each overlay that was opened over a page, the last one on top. Our own: the router knows addresses, not overlays. */
const layers: (() => void)[] = []

/** How to close what lies on top; null where nothing does. */
export const topLayer = () => layers.at(-1) ?? null

/**
 * Has Back close an overlay before it leaves the page, as people close a sheet on a phone. One that the address opens says
 * false: Back takes it away by itself.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const layer = () => close()
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [isOpen])
}
