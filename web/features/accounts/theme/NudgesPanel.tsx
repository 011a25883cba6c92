import { useMutation } from '@tanstack/react-query'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { saveSwitch } from '../profile/mutations.ts'

/** Whether Home shows JUL nudges, on every device (spec 2 §2, T-113). */
export function NudgesPanel() {
  const { profile } = useMe()
  const save = useMutation(saveSwitch())
  const isOn = save.isPending ? (save.variables.nudges ?? profile.nudges) : profile.nudges
  return (
    <Panel className="max-w-[760px]" aria-label={settingsTexts.nudges}>
      <PanelBody>
        <Switch
          isOn={isOn}
          onChange={(nudges) => save.mutate({ nudges })}
          label={settingsTexts.nudges}
          note={settingsTexts.nudgesNote}
        />
      </PanelBody>
    </Panel>
  )
}
