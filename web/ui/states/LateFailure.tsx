import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { siteTexts } from '#domain/content/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { FailureProps } from './Failure.tsx'

let Loaded: ComponentType<FailureProps> | null = null

/** Loads the screens of failures; once something is on the screen, so that they are there when the network is not. */
export async function loadFailure(): Promise<ComponentType<FailureProps>> {
  const { Failure } = await import('./Failure.tsx')
  Loaded = Failure
  return Failure
}

/** Shows a failure; where its screen cannot be loaded either, what went wrong in three words and a way on. */
export function LateFailure(props: FailureProps) {
  const [Shown, show] = useState(() => Loaded)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!Shown)
      loadFailure().then(
        (Failure) => show(() => Failure),
        () => setLost(true),
      )
  }, [Shown])
  if (Shown) return <Shown {...props} />
  if (!isLost) return null
  return (
    <div role="alert" className="grid max-w-[30rem] gap-3 py-12">
      <h1 className="display-m">{siteTexts.wholeAppTitle}</h1>
      <div>
        <Button variant="solid" onClick={() => window.location.reload()}>
          {siteTexts.refresh}
        </Button>
      </div>
    </div>
  )
}
