import { useSearchParams } from 'react-router'
import { OwnData } from '#web/features/privacy/screens/OwnData.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import type { Tab } from '#web/ui/layout/Tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { SecurityParts } from '../factors/SecurityParts.tsx'
import { PlanPanel } from '../profile/PlanPanel.tsx'
import { ProfilePanel } from '../profile/ProfilePanel.tsx'
import { ViewsPanel } from '../profile/ViewsPanel.tsx'
import { AppearancePanel } from '../theme/AppearancePanel.tsx'

type Part = 'profile' | 'security' | 'appearance' | 'privacy'

const parts: readonly Tab<Part>[] = [
  { value: 'profile', label: 'Profile' },
  { value: 'security', label: 'Security' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'privacy', label: 'Privacy' },
]

/** Profile, appearance, privacy; which one is open stands in the address as `part`. */
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
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
            <ProfilePanel />
            <PlanPanel surface="desktop" />
          </div>
        </TabPanel>
        <TabPanel value="security" className="pt-5">
          <SecurityParts />
        </TabPanel>
        <TabPanel value="appearance" className="pt-5">
          <AppearancePanel />
        </TabPanel>
        <TabPanel value="privacy" className="pt-5">
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <OwnData />
            <ViewsPanel />
          </div>
        </TabPanel>
      </Tabs>
    </>
  )
}
