import { Navigate, useParams } from 'react-router'
import { placeOn, usualSurface } from '#web/lib/page/surface.ts'

/** An address of an email: opens its thing on the console that was chosen or that fits the window (4.13.3). */
export default function GoRoute() {
  const { thing = '', id = '' } = useParams()
  return <Navigate to={placeOn(usualSurface(), thing, id)} replace />
}
