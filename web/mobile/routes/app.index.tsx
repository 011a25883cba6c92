import { Navigate } from 'react-router'
import { paths } from '#contract/paths.ts'

export default function AppIndexRoute() {
  return <Navigate to={paths.appHome()} replace />
}
