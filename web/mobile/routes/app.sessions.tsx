import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'

/** The address of sessions on the phone is a view of Home (T-079). */
export default function AppSessionsRoute() {
  return <Navigate to={paths.appHome('sessions')} replace />
}
