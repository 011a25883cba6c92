import { paths } from '#contract/paths.ts'
import { SettingsMobile } from '#web/features/accounts/screens/SettingsMobile.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'

export const meta = () => [{ title: 'Settings, JUL Console' }]

export default function AppSettingsRoute() {
  return (
    <MobilePage {...heads.settings} back={{ to: paths.appHome(), label: 'Back to home' }}>
      <SettingsMobile />
    </MobilePage>
  )
}
