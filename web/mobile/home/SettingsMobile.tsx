import { LogOut } from 'lucide-react'
import { accountTexts } from '#domain/accounts/texts.ts'
import { useMe } from '#web/lib/session.tsx'
import { signOut } from '#web/lib/signOut.ts'
import { setTheme, useTheme } from '#web/lib/theme.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/Panel.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { avatarToneOf } from '#web/ui/UserMenu.tsx'
import { heads } from '../shell/items.tsx'
import { MobilePage } from '../shell/MobilePage.tsx'

/** Who is signed in, how the screens look, and the way out. */
export function SettingsMobile() {
  const me = useMe()
  const theme = useTheme()
  return (
    <MobilePage {...heads.settings} back={{ to: '/app/home', label: 'Back to home' }}>
      <div className="flex items-center gap-3.5 py-2">
        <Avatar name={me.displayName} tone={avatarToneOf(me)} size={52} />
        <div className="min-w-0">
          <p className="title-m truncate">{me.displayName}</p>
          <p className="truncate text-body-s text-ink-2">{me.email}</p>
        </div>
      </div>
      <Panel>
        <PanelHeader title="Appearance" />
        <PanelBody>
          <Segments
            label="Appearance"
            isWide
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </PanelBody>
      </Panel>
      <Button size="large" isBlock icon={LogOut} className="text-danger-text!" onClick={() => void signOut()}>
        {accountTexts.signOutButton}
      </Button>
      <p className="text-center text-caption text-ink-3">{accountTexts.version}</p>
    </MobilePage>
  )
}
