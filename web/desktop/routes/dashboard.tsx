import { DesktopShell } from '../shell/DesktopShell.tsx'
import { tabOf } from '../shell/tabs.tsx'

export function meta({ location }: { location: { search: string } }) {
  return [{ title: `${tabOf(new URLSearchParams(location.search).get('tab')).label}, JUL Console` }]
}

export default function DashboardRoute() {
  return <DesktopShell />
}
