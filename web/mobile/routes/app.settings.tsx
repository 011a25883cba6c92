import { Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'

const settings = screen(() =>
  import('#web/features/accounts/screens/SettingsMobile.tsx').then((module) => ({
    default: module.SettingsMobile,
  })),
)
settings.loadEarly()

export const meta = () => [{ title: 'Settings, JUL Console' }]

export default function AppSettingsRoute() {
  return (
    <MobilePage {...heads.settings} back={{ to: paths.appHome(), label: 'Back to home' }}>
      <Suspense fallback={<ScreenSkeleton />}>
        <settings.Screen waiting={<ScreenSkeleton />} />
      </Suspense>
    </MobilePage>
  )
}
