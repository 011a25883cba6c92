import { Link } from 'react-router'
import type { Person } from '#contract/accounts/people.ts'
import { paths } from '#contract/paths.ts'
import type { AvatarTone } from '#web/ui/marks/Avatar.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TierBadge } from '#web/ui/marks/TierBadge.tsx'

const types = {
  founder: { label: 'Founder', tone: 'founders' },
  investor: { label: 'Investor', tone: 'investors' },
  advisory: { label: 'Advisory', tone: 'advisory' },
} as const

/** The colour of a person: staff in the brand's, members in that of what they said they are. */
export function toneOf(person: Pick<Person, 'roles' | 'userType'>): AvatarTone {
  if (person.roles.length > 0) return 'vip'
  return person.userType ? types[person.userType].tone : 'neutral'
}

/** Face, name and company; the name leads to their page. Where the address has a column of its own it stands there alone. */
export function StaffPerson({
  person,
  hasEmailColumn = false,
}: {
  person: Person
  hasEmailColumn?: boolean
}) {
  // Whoever has given no name is called by their address, and it stands once.
  const isNamed = person.email !== person.name
  const address = isNamed && person.email ? person.email : 'No company'
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name} tone={toneOf(person)} />
      <span className="min-w-0">
        <Link
          to={paths.vipMember(person.userId)}
          className="block font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline max-md:-my-1.5 max-md:py-1.5"
        >
          {person.name}
        </Link>
        <span className="block text-caption text-ink-3 [overflow-wrap:anywhere]">
          {person.company ||
            (hasEmailColumn ? (
              <>
                <span className="md:hidden">{address}</span>
                <span className="max-md:hidden">No company</span>
              </>
            ) : (
              address
            ))}
        </span>
      </span>
    </span>
  )
}

/** What a person is to the consultancy: staff, or what they said they are; null until they have said (T-024). */
export function StaffPersonType({
  person,
}: {
  person: Pick<Person, 'roles' | 'userType' | 'isDisabled' | 'isVerified'>
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.roles.includes('admin') ? (
        <Badge tone="heat">Admin</Badge>
      ) : person.roles.includes('staff') ? (
        <Badge tone="heat">Staff</Badge>
      ) : null}
      {person.userType ? (
        <Badge tone={types[person.userType].tone}>{types[person.userType].label}</Badge>
      ) : person.roles.length === 0 ? (
        <span className="text-body-s text-ink-3">Not set</span>
      ) : null}
      {person.isDisabled ? <Badge tone="danger">Disabled</Badge> : null}
      {person.isVerified ? null : <Badge tone="warning">Not confirmed</Badge>}
    </span>
  )
}

/** The level of the membership card, which follows the plans that were given (4.12.1). */
export function StaffPersonLevel({ person }: { person: Pick<Person, 'cardLevel'> }) {
  return <TierBadge level={person.cardLevel} />
}
