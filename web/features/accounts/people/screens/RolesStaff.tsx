import type { Person } from '#contract/accounts/people.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import type { Column } from '#web/ui/lists/Table.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { StaffPeople } from '../StaffPeople.tsx'
import { StaffPerson } from '../StaffPerson.tsx'
import { StaffRoleMenu } from '../StaffRoleMenu.tsx'
import { useStaffSearch } from '../useStaffSearch.tsx'

/** Who is staff and admin, and who may become it (T-005, 4.12.4). */
export function RolesStaff() {
  const me = useMe()
  const { search, field } = useStaffSearch()
  const columns: readonly Column<Person>[] = [
    { key: 'person', head: 'Person', cell: (person) => <StaffPerson person={person} hasEmailColumn /> },
    { key: 'email', head: 'Email', cell: (person) => person.email ?? 'Hidden', isWideOnly: true },
    {
      key: 'roles',
      head: 'Roles',
      cell: (person) => <Roles person={person} />,
      className: 'max-md:order-last max-md:col-span-2',
    },
    {
      key: 'menu',
      head: <span className="sr-only">Change roles</span>,
      align: 'right',
      // Nobody takes their own roles or switches themselves off.
      cell: (person) =>
        person.userId === me.userId ? (
          <span className="text-caption text-ink-3">You</span>
        ) : (
          <StaffRoleMenu person={person} />
        ),
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-5">
        <div>
          <h2 className="title-s">{search ? 'Search results' : 'People with a role'}</h2>
          {search ? null : <p className="text-caption text-ink-3">Search for people to give them a role</p>}
        </div>
        {field}
      </header>
      <StaffPeople
        caption="People and their roles"
        filter={{ search, userType: null, withRole: search === '' ? true : null }}
        columns={columns}
        emptyTitle="No one has a role yet"
      />
    </Panel>
  )
}

function Roles({ person }: { person: Person }) {
  const isPlain = person.roles.length === 0
  return (
    <span className="flex flex-wrap gap-1.5">
      {isPlain ? <span className="text-ink-3">Member</span> : null}
      {person.roles.includes('staff') ? <Badge>Staff</Badge> : null}
      {person.roles.includes('admin') ? <Badge tone="heat">Admin</Badge> : null}
      {person.permissions.includes('sessions.manage') ? <Badge tone="info">Manages sessions</Badge> : null}
      {person.isDisabled ? <Badge tone="danger">Disabled</Badge> : null}
      {person.isVerified ? null : <Badge tone="warning">Not confirmed</Badge>}
    </span>
  )
}
