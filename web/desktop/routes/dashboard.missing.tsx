import { paths } from '#contract/paths.ts'
import { NothingHere } from '#web/ui/states/NothingHere.tsx'
import { DesktopShell } from '../shell/DesktopShell.tsx'

export const meta = () => [{ title: 'Not found, JUL Console' }]

export default function DashboardMissingRoute() {
  return (
    <DesktopShell>
      <NothingHere to={paths.dashboard()} label="Go to home" />
    </DesktopShell>
  )
}
