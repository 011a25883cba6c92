import { MobileShell } from '../shell/MobileShell.tsx'

export const meta = () => [{ title: 'JUL Console' }]

export default function AppRoute() {
  return <MobileShell />
}
