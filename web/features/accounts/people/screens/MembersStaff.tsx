import type { Person } from '#contract/accounts/people.ts'
import { useKeptChoice } from '#web/lib/lists/useKeptChoice.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { dayText } from '#web/lib/time/whenText.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { StaffPeople } from '../StaffPeople.tsx'
import { StaffPerson, StaffPersonLevel, StaffPersonType } from '../StaffPerson.tsx'
import { kindInWords, plansInWords } from '../staffPlans.ts'
import { useStaffSearch } from '../useStaffSearch.tsx'

const kinds = ['all', 'founder', 'investor', 'advisory', 'staff'] as const

const columns: readonly Column<Person>[] = [
  { key: 'person', head: 'Member', cell: (person) => <StaffPerson person={person} /> },
  {
    key: 'level',
    head: 'Level',
    cell: (person) => <StaffPersonLevel person={person} />,
    className: 'max-md:justify-self-end',
  },
  { key: 'type', head: 'Role', cell: (person) => <StaffPersonType person={person} />, isWideOnly: true },
  {
    key: 'plans',
    head: 'Plans',
    cell: (person) => (
      <span className="text-ink-2">
        {/* The column of kinds is left out on a phone, so this line says it. */}
        <span className="md:hidden">{`${kindInWords(person)}, `}</span>
        {plansInWords(person)}
      </span>
    ),
    className: 'max-md:col-span-2 max-md:text-caption',
  },
  {
    key: 'credits',
    head: 'Credits',
    cell: ({ credits }) =>
      credits === 0 ? (
        <span className="text-ink-3 max-md:hidden">None</span>
      ) : (
        <span className="tnum">
          {credits}
          <span className="md:hidden">{credits === 1 ? ' credit' : ' credits'}</span>
        </span>
      ),
    className: 'max-md:col-span-2 max-md:text-caption',
  },
  {
    key: 'since',
    head: 'Member since',
    cell: (person) => <JoinedOn at={person.createdAt} />,
    isWideOnly: true,
    align: 'right',
  },
]

/** The directory: everybody's name, company and plans, found by name or kind (T-022, 4.12.3). */
export function MembersStaff() {
  const { search, field } = useStaffSearch()
  const [kind, setKind] = useKeptChoice('kind', 'all', kinds)
  return (
    <>
      <PageTitle title="Members" lead="Name, company and plan.">
        {field}
      </PageTitle>
      <Panel className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-2 md:px-5">
          <h2 className="title-s">Directory</h2>
          <Segments
            label="Kind of member"
            className="max-sm:w-full"
            options={[
              { value: 'all', label: 'All' },
              { value: 'founder', label: 'Founders' },
              { value: 'investor', label: 'Investors' },
              { value: 'advisory', label: 'Advisory' },
              { value: 'staff', label: 'Staff' },
            ]}
            value={kind}
            onChange={setKind}
          />
        </div>
        <StaffPeople
          caption="Members by name"
          filter={{
            search,
            userType: kind === 'all' || kind === 'staff' ? null : kind,
            withRole: kind === 'staff',
          }}
          columns={columns}
          emptyTitle="No members yet"
        />
      </Panel>
    </>
  )
}

const JoinedOn = ({ at }: { at: string }) => <span className="tnum">{dayText(at, useZone())}</span>
