import { loadEarly } from '#web/lib/screen.ts'
import { HomeMobile, loadHome } from '../home/HomeMobile.tsx'

// The open view loads while the server says who is here.
loadEarly(() => loadHome(window.location))

export default function AppHomeRoute() {
  return <HomeMobile />
}
