import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { siteTexts } from '#domain/content/texts.ts'
import { toast } from '#web/lib/page/toast.ts'

type Around = {
  /** In its place while it loads. */
  waiting?: ReactNode
  /** In its place where it could not be loaded; nothing, where none is given. */
  lost?: (retry: () => void) => ReactNode
}

/**
 * A part of a screen that is a chunk of its own, loaded when it is shown, or ahead by `load`. Where that fails only the part is missing: no
 * boundary takes the screen around it away, and what is typed there (0017, T-133). Back online it is asked for once more; of one that a
 * person asked for by a press it is said.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>, isAskedFor = false) {
  let Ready: ComponentType<Props> | null = null
  const once = async () => {
    Ready ??= await load()
    return Ready
  }

  function Late({ waiting = null, lost, ...props }: Props & Around) {
    const [Shown, show] = useState(() => Ready)
    const [isLost, setLost] = useState(false)
    useEffect(() => {
      if (Shown) return
      const retry = () => setLost(false)
      if (isLost) {
        window.addEventListener('online', retry)
        return () => window.removeEventListener('online', retry)
      }
      once().then(
        (Part) => show(() => Part),
        () => {
          setLost(true)
          const action = { label: siteTexts.retry, onPress: retry }
          if (isAskedFor) toast.error(siteTexts.component, { id: 'late', action })
        },
      )
    }, [Shown, isLost])
    // safe because the others are its own
    if (Shown) return <Shown {...(props as unknown as Props)} />
    return isLost ? lost?.(() => setLost(false)) : waiting
  }
  Late.load = once
  return Late
}
