import { HomeMobile } from '../home/HomeMobile.tsx'

export default function AppHomeRoute() {
  return <HomeMobile />
}
