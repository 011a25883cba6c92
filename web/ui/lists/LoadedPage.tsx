import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { howItEnded } from '#web/lib/calls/howItEnded.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useFailureToast } from '#web/lib/page/useFailureToast.ts'
import { Panel, PanelBody } from '../layout/Panel.tsx'
import { SectionError } from '../states/SectionError.tsx'
import type { Asked } from './Loaded.tsx'
import { Loaded } from './Loaded.tsx'

type Props<Data> = {
  of: Asked<Data> & { error: Error | null }
  /** False where the address can be no thing's; nothing was asked then. */
  isPossible?: boolean
  /** What it is, for the notices about it: one notice at a time. */
  name: string
  gone: string
  /** Where the list of its kind is. */
  backTo: string
  /** A question of our own took it away, so nothing needs to be said. */
  isLeft?: boolean
  failed: string
  /** Comfort about a failure; a notice says it too where this is given. */
  hint?: string
  label: string
  skeleton: ReactNode
  className?: string
  children: (data: Data) => ReactNode
}

/** The page of one thing: the thing, blocks while it loads, a failure with its retry, or the way back where it is gone. */
export function LoadedPage<Data>(props: Props<Data>) {
  const {
    of: asked,
    isPossible,
    name,
    gone,
    backTo,
    isLeft = false,
    failed,
    hint,
    children,
    ...waiting
  } = props
  const navigate = useNavigate()
  const { isGone, hasFailed } = howItEnded(asked, isPossible)
  useEffect(() => {
    if (!isGone || isLeft) return
    toast.error(gone, { id: `${name}.gone` })
    navigate(backTo, { replace: true })
  }, [isGone, isLeft, gone, name, navigate, backTo])
  useFailureToast(hasFailed && hint !== undefined, failed, `${name}.load`)
  if (!hasFailed)
    return (
      <Loaded of={isGone ? { ...asked, isError: false } : asked} {...waiting}>
        {children}
      </Loaded>
    )
  return (
    <Panel>
      <PanelBody>
        <SectionError title={failed} onRetry={() => void asked.refetch()} isRetrying={asked.isFetching}>
          {hint}
        </SectionError>
      </PanelBody>
    </Panel>
  )
}
