import { useMutation } from '@tanstack/react-query'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { saveSwitch } from '../profile/mutations.ts'

/** The two clocks of a screen that is left alone: the lock, which can be off, and the sign-out, which cannot (T-014, T-015). */
export function LockPanel() {
  const { profile } = useMe()
  const save = useMutation(saveSwitch())
  const isOn = save.isPending ? (save.variables.autoLock ?? profile.autoLock) : profile.autoLock
  return (
    <Panel aria-label={lockTexts.autoLock}>
      <PanelRows>
        <li className="px-4 py-3 md:px-5">
          <Switch
            isOn={isOn}
            onChange={(autoLock) => save.mutate({ autoLock })}
            label={lockTexts.autoLock}
            note={lockTexts.autoLockNote}
          />
        </li>
        <li className="px-4 py-3 md:px-5">
          <p className="font-[540]">{lockTexts.signOutAfter}</p>
          <p className="text-caption text-ink-3">{lockTexts.signOutNote}</p>
        </li>
      </PanelRows>
    </Panel>
  )
}
