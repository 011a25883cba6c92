import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { useProfileSwitch } from '../profile/useProfileSwitch.ts'

/** The two clocks of a screen that is left alone: the lock, which can be off, and the sign-out, which cannot (T-014, T-015). */
export function LockPanel() {
  const autoLock = useProfileSwitch('autoLock')
  return (
    <Panel aria-label={lockTexts.autoLock}>
      <PanelRows>
        <li className="px-4 py-3 md:px-5">
          <Switch {...autoLock} label={lockTexts.autoLock} note={lockTexts.autoLockNote} />
        </li>
        <li className="px-4 py-3 md:px-5">
          <p className="font-[540]">{lockTexts.signOutAfter}</p>
          <p className="text-caption text-ink-3">{lockTexts.signOutNote}</p>
        </li>
      </PanelRows>
    </Panel>
  )
}
