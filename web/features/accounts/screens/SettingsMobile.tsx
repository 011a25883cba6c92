import { Lock, LogOut, Shield, Smartphone, User } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shortName } from '#domain/accounts/rules/displayName.ts'
import { profileLabels } from '#domain/accounts/texts/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { OwnData } from '#web/features/privacy/screens/OwnData.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { signOut } from '#web/lib/signIn/signOut.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import type { Tab } from '#web/ui/layout/Tabs.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { avatarToneOf } from '#web/ui/overlays/UserMenu.tsx'
import { DevicesPanel } from '../factors/DevicesPanel.tsx'
import { SecurityParts } from '../factors/SecurityParts.tsx'
import { AccountButtons, AccountRows } from '../profile/AccountRows.tsx'
import { LegalPanel } from '../profile/LegalPanel.tsx'
import { PlanPanel } from '../profile/PlanPanel.tsx'
import { ProfileLoadFailure } from '../profile/ProfileLoadFailure.tsx'
import { userTypeNames } from '../profile/UserTypeChoice.tsx'
import { ViewsPanel } from '../profile/ViewsPanel.tsx'
import { CurrencyPanel } from '../theme/CurrencyPanel.tsx'
import { NudgesPanel } from '../theme/NudgesPanel.tsx'
import { themeOptions, useThemeChoice } from '../theme/useThemeChoice.ts'
import { ViewAsPanel } from '../views/ViewAsPanel.tsx'

type Part = 'account' | 'security' | 'devices' | 'privacy'

const parts: readonly Tab<Part>[] = [
  { value: 'account', label: 'Account', icon: User },
  { value: 'security', label: 'Security', icon: Shield },
  { value: 'devices', label: 'Devices', icon: Smartphone },
  { value: 'privacy', label: 'Privacy', icon: Lock },
]

/** The phone's settings, the same panels and the same store as the desktop's (T-113); `tab` says which part is open (spec 3 §2). */
export function SettingsMobile() {
  const [query, setQuery] = useSearchParams()
  const open = parts.find((part) => part.value === query.get('tab'))?.value ?? 'account'
  return (
    <Tabs
      tabs={parts}
      value={open}
      onChange={(part) =>
        setQuery(part === 'account' ? {} : { tab: part }, { replace: true, preventScrollReset: true })
      }
      label="Settings"
      isStacked
    >
      <TabPanel value="account" className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
        <Account />
      </TabPanel>
      <TabPanel value="security" className="pt-4">
        <SecurityParts />
      </TabPanel>
      <TabPanel value="devices" className="pt-4">
        <DevicesPanel />
      </TabPanel>
      <TabPanel value="privacy" className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-4">
        <OwnData />
        <ViewsPanel />
      </TabPanel>
    </Tabs>
  )
}

/** Who is signed in, the plan, the profile to read (it is edited in one place), how it looks, the way out. */
function Account() {
  const me = useMe()
  const [theme, choose] = useThemeChoice()
  return (
    <>
      <ProfileLoadFailure />
      <div className="flex items-center gap-3.5 py-2">
        <Avatar name={me.displayName} tone={avatarToneOf(me)} size={52} />
        <div className="min-w-0 flex-1">
          <p className="title-m truncate">{shortName(me.email)}</p>
          <p className="truncate text-body-s text-ink-2">{me.email}</p>
        </div>
        <Badge className="uppercase">{planCatalogue[me.mobilePlan].shortLabel}</Badge>
      </div>
      <AccountButtons />
      <PlanPanel surface="mobile" />
      <ViewAsPanel />
      <ProfileToRead />
      <Panel>
        <PanelHeader title="Appearance" />
        <PanelBody className="pt-3!">
          <Segments label="Appearance" isWide value={theme} onChange={choose} options={themeOptions} />
        </PanelBody>
      </Panel>
      <CurrencyPanel />
      <NudgesPanel />
      <LegalPanel />
      <AccountRows />
      <Button size="large" isBlock icon={LogOut} className="text-danger-text!" onClick={signOut}>
        {settingsTexts.signOut}
      </Button>
      <p className="pt-1 text-center text-caption text-ink-3">
        {settingsTexts.version(import.meta.env.VITE_VERSION)}
      </p>
    </>
  )
}

function ProfileToRead() {
  const { displayName, profile } = useMe()
  const type = userTypeNames.find((each) => each.value === profile.userType)?.label
  const rows = [
    { label: 'Name', text: displayName },
    { label: 'I am', text: type ?? accountUiTexts.askUserType, isMissing: !type },
    { label: profileLabels.company, text: profile.company },
    { label: profileLabels.jobTitle, text: profile.jobTitle },
    { label: profileLabels.phone, text: profile.phone },
    { label: profileLabels.timeZone, text: profile.timeZone.replaceAll('_', ' ') },
  ]
  return (
    <Panel>
      <PanelHeader
        title="Profile"
        aside={
          <TextLink to={paths.dashboard('settings')} look="arrow">
            Edit profile
          </TextLink>
        }
      />
      <dl className="hairlines mt-2 text-body-s">
        {rows
          .filter((row) => row.text !== '')
          .map((row) => (
            <div key={row.label} className="flex items-baseline justify-between gap-4 px-4 py-2.5">
              <dt className="shrink-0 text-ink-2">{row.label}</dt>
              <dd className={row.isMissing ? 'text-right text-ink-3' : 'truncate font-semibold'}>
                {row.text}
              </dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}
