import { DesktopShell } from '../shell/DesktopShell.tsx'
import { tabOf } from '../shell/tabs.tsx'

// The open drawer loads while the server says who is here.
if (typeof window !== 'undefined') tabOf(new URLSearchParams(window.location.search).get('tab')).loadEarly()

export function meta({ location }: { location: { search: string } }) {
  return [{ title: `${tabOf(new URLSearchParams(location.search).get('tab')).label}, JUL Console` }]
}

export default function DashboardRoute() {
  return <DesktopShell />
}
