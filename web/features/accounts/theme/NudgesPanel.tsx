import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { useProfileSwitch } from '../profile/useProfileSwitch.ts'

/** Whether Home shows JUL nudges, on every device (spec 2 §2, T-113). */
export function NudgesPanel() {
  const nudges = useProfileSwitch('nudges')
  return (
    <Panel className="max-w-[760px]" aria-label={settingsTexts.nudges}>
      <PanelBody>
        <Switch {...nudges} label={settingsTexts.nudges} note={settingsTexts.nudgesNote} />
      </PanelBody>
    </Panel>
  )
}
