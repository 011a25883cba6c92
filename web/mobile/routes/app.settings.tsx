import { SettingsMobile } from '../home/SettingsMobile.tsx'

export const meta = () => [{ title: 'Settings, JUL Console' }]

export default function AppSettingsRoute() {
  return <SettingsMobile />
}
