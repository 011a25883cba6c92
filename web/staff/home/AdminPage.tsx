import { useSearchParams } from 'react-router'
import { auditTexts } from '#domain/audit/texts.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import { errorListTexts, pageCountTexts } from '#domain/content/texts/lists.ts'
import { serviceTexts } from '#domain/content/texts/services.ts'
import { gridTexts } from '#domain/content/texts/siteTexts.ts'
import { retentionTexts } from '#domain/privacy/texts.ts'
import { RolesStaff } from '#web/features/accounts/people/screens/RolesStaff.tsx'
import { AuditTrailStaff } from '#web/features/audit/screens/AuditTrailStaff.tsx'
import { ErrorsStaff } from '#web/features/content/screens/ErrorsStaff.tsx'
import { PageCountsStaff } from '#web/features/content/screens/PageCountsStaff.tsx'
import { ServicesStaff } from '#web/features/content/screens/ServicesStaff.tsx'
import { RetentionStaff } from '#web/features/privacy/retention/screens/RetentionStaff.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx'

const parts = [
  { value: 'people', label: 'People', Screen: RolesStaff },
  { value: 'trail', label: auditTexts.title, Screen: AuditTrailStaff },
  { value: 'errors', label: errorListTexts.title, Screen: ErrorsStaff },
  { value: 'pages', label: pageCountTexts.title, Screen: PageCountsStaff },
  { value: 'retention', label: retentionTexts.admin, Screen: RetentionStaff },
  { value: 'services', label: serviceTexts.title, Screen: ServicesStaff },
] as const

/** For admins: who may what, what was done, and what went wrong. `?show=trail` opens a part. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams()
  const shown = parts.find((part) => part.value === search.get('show'))?.value ?? 'people'
  return (
    <>
      <PageTitle title="Admin" lead="People and their roles. Every change is in the audit trail.">
        <TextLink to={staffPages.gridUpload}>{gridTexts.title}</TextLink>
      </PageTitle>
      <Tabs
        label="Parts of the admin area"
        value={shown}
        onChange={(show) => setSearch(show === 'people' ? {} : { show }, { replace: true })}
        className="mb-5"
        tabs={parts}
      >
        {parts.map(({ value, Screen }) => (
          <TabPanel key={value} value={value}>
            <Screen />
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
