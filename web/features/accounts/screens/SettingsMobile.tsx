import { ChevronRight, LogOut, Monitor, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shortName } from '#domain/accounts/rules/displayName.ts'
import { profileLabels } from '#domain/accounts/texts/profile.ts'
import { accountTexts, accountUiTexts } from '#domain/accounts/texts.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { OwnData } from '#web/features/privacy/screens/OwnData.tsx'
import { chooseSurface } from '#web/lib/page/surface.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { signOut } from '#web/lib/signIn/signOut.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { avatarToneOf } from '#web/ui/overlays/UserMenu.tsx'
import { PlanPanel } from '../profile/PlanPanel.tsx'
import { userTypeNames } from '../profile/UserTypeChoice.tsx'
import { themeOptions, useThemeChoice } from '../theme/useThemeChoice.ts'

/** The phone's settings: who is signed in, the plan, the profile to read (it is edited in one place, T-113), the way out. */
export function SettingsMobile() {
  const me = useMe()
  const [theme, choose] = useThemeChoice()
  return (
    <>
      <div className="flex items-center gap-3.5 py-2">
        <Avatar name={me.displayName} tone={avatarToneOf(me)} size={52} />
        <div className="min-w-0 flex-1">
          <p className="title-m truncate">{shortName(me.email)}</p>
          <p className="truncate text-body-s text-ink-2">{me.email}</p>
        </div>
        <Badge className="uppercase">{planCatalogue[me.mobilePlan].shortLabel}</Badge>
      </div>
      <PlanPanel surface="mobile" />
      <ProfileToRead />
      <Panel>
        <PanelHeader title="Appearance" />
        <PanelBody className="pt-3!">
          <Segments label="Appearance" isWide value={theme} onChange={choose} options={themeOptions} />
        </PanelBody>
      </Panel>
      <Panel>
        <PanelRows>
          <li>
            <Link
              to={paths.dashboard('settings', { part: 'privacy' })}
              className="flex min-h-[52px] items-center gap-3.5 rounded-panel px-4 font-[540] focus-visible:-outline-offset-2"
            >
              <Shield size={20} aria-hidden="true" />
              <span className="flex-1">Privacy & Security</span>
              <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
            </Link>
          </li>
          <li>
            <Link
              to={paths.dashboard()}
              onClick={() => chooseSurface('desktop')}
              className="flex min-h-[52px] items-center gap-3.5 rounded-panel px-4 font-[540] focus-visible:-outline-offset-2"
            >
              <Monitor size={20} aria-hidden="true" />
              <span className="flex-1">Desktop console</span>
              <ChevronRight size={18} aria-hidden="true" className="text-ink-3" />
            </Link>
          </li>
        </PanelRows>
      </Panel>
      <OwnData />
      <Button size="large" isBlock icon={LogOut} className="text-danger-text!" onClick={signOut}>
        {accountTexts.signOutButton}
      </Button>
      <p className="pt-1 text-center text-caption text-ink-3">
        {accountTexts.version(import.meta.env.VITE_VERSION)}
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
