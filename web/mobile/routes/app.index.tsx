import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { chooseSurface } from '#web/lib/page/surface.ts'

/** The phone's console begins at its home. `?mobile` on any address leads here, and the choice is kept (T-167). */
export default function AppIndexRoute() {
  const [search] = useSearchParams()
  const isChosen = search.has('mobile')
  useEffect(() => {
    if (isChosen) chooseSurface('mobile')
  }, [isChosen])
  const settings = search.get('settings') === '1'
  return (
    <Navigate to={settings ? paths.appSettings(search.get('tab') ?? undefined) : paths.appHome()} replace />
  )
}
