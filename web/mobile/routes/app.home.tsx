import { HomeMobile, loadHomeEarly } from '../home/HomeMobile.tsx'

// The open view loads while the server says who is here.
loadHomeEarly()

export default function AppHomeRoute() {
  return <HomeMobile />
}
