import { useSearchParams } from 'react-router'
import { OwnData } from '#web/features/privacy/screens/OwnData.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import type { Tab } from '#web/ui/layout/Tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { DevicesPanel } from '../factors/DevicesPanel.tsx'
import { SecurityParts } from '../factors/SecurityParts.tsx'
import { LegalPanel } from '../profile/LegalPanel.tsx'
import { PlanPanel } from '../profile/PlanPanel.tsx'
import { ProfileLoadFailure } from '../profile/ProfileLoadFailure.tsx'
import { ProfilePanel } from '../profile/ProfilePanel.tsx'
import { ViewsPanel } from '../profile/ViewsPanel.tsx'
import { AppearancePanel } from '../theme/AppearancePanel.tsx'
import { CurrencyPanel } from '../theme/CurrencyPanel.tsx'
import { NudgesPanel } from '../theme/NudgesPanel.tsx'
import { ViewAsPanel } from '../views/ViewAsPanel.tsx'

type Part = 'profile' | 'security' | 'devices' | 'appearance' | 'privacy' | 'legal'

const parts: readonly Tab<Part>[] = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'devices', label: 'Devices' },
  { value: 'appearance', label: 'Preferences' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'legal', label: 'Legal' },
]

/** Profile, security, devices, preferences, privacy, legal; which one is open stands in the address as `part`. */
export function SettingsDesktop() {
  const [query, setQuery] = useSearchParams()
  const open = parts.find((part) => part.value === query.get('part'))?.value ?? 'profile'

  function show(part: Part) {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (part === 'profile') after.delete('part')
        else after.set('part', part)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <>
      <PageTitle title="Settings" lead="Make it yours" />
      <Tabs tabs={parts} value={open} onChange={show} label="Settings">
        <TabPanel value="profile" className="pt-5">
          <ProfileLoadFailure />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
            <ProfilePanel />
            <div className="grid min-w-0 gap-4">
              <PlanPanel surface="desktop" />
              <ViewAsPanel />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="security" className="pt-5">
          <SecurityParts />
        </TabPanel>
        <TabPanel value="devices" className="pt-5">
          <div className="max-w-[760px]">
            <DevicesPanel />
          </div>
        </TabPanel>
        <TabPanel value="appearance" className="grid gap-4 pt-5">
          <AppearancePanel />
          <CurrencyPanel />
          <NudgesPanel />
        </TabPanel>
        <TabPanel value="privacy" className="pt-5">
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OwnData />
            <ViewsPanel />
          </div>
        </TabPanel>
        <TabPanel value="legal" className="pt-5">
          <LegalPanel />
        </TabPanel>
      </Tabs>
    </>
  )
}
