import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { ChangePasswordPanel } from '../passwords/ChangePasswordPanel.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { LockPanel } from './LockPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'

/** What guards an account: passkeys, second factor, password (spec 1 §2, K25). */
export function SecurityParts() {
  const me = useMe()
  if (me.isDemo) {
    return (
      <Panel>
        <Empty level={2} title="Nothing to guard here">
          A demo has no password and ends by itself.
        </Empty>
      </Panel>
    )
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        <PasskeysPanel />
        <SecondFactorPanel />
      </div>
      <div className="grid min-w-0 gap-4">
        <SafetyPanel />
        <AddressPanel />
        <ChangePasswordPanel />
        <LockPanel />
      </div>
    </div>
  )
}
