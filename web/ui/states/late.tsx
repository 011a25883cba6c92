import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { siteTexts } from '#domain/content/texts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { leaveEverything } from '#web/lib/page/unsaved.ts'

type Around = {
  /** In its place while it loads. */
  waiting?: ReactNode
  /** In its place where it could not be loaded; nothing, where none is given. */
  lost?: (retry: () => void) => ReactNode
  /** Of one that a person asked for by a press: puts away that it was asked for, so that the next press asks anew. It is said, too. */
  onLost?: () => void
}

/**
 * A part of a screen that is a chunk of its own, loaded when it is shown, or ahead by `load`. Where that fails only the part is missing: no
 * boundary takes the screen around it away, and what is typed there (0017, T-133). What nobody asked for is asked for once more when the
 * network is back.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Ready: ComponentType<Props> | null = null
  const once = async () => {
    Ready ??= await load()
    return Ready
  }

  function Late({ waiting = null, lost, onLost, ...rest }: Props & Around) {
    // safe because the others are its own
    const props = rest as unknown as Props
    const [Shown, show] = useState(() => Ready)
    const [isLost, setLost] = useState(false)
    const draw = (Part: ComponentType<Props>) => show(() => Part)
    // A browser may keep a failed load for as long as the page lives.
    const retry = () => void once().then(draw, reload)
    // biome-ignore lint/correctness/useExhaustiveDependencies: safe because what it is told when it was asked for is what counts
    useEffect(() => {
      if (Shown) return
      if (isLost) {
        window.addEventListener('online', retry)
        return () => window.removeEventListener('online', retry)
      }
      once().then(draw, () => {
        if (!onLost) return setLost(true)
        onLost()
        toast.error(siteTexts.component, {
          id: 'late',
          action: { label: siteTexts.refresh, onPress: reload },
        })
      })
    }, [Shown, isLost])
    if (Shown) return <Shown {...props} />
    return isLost ? lost?.(retry) : waiting
  }
  // Ahead of its need nothing is asked for without a network: it would be lost for the page.
  Late.load = async () => {
    if (navigator.onLine) await once()
  }
  return Late
}

const reload = () => leaveEverything(() => window.location.reload())
