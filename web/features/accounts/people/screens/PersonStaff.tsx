import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Person } from '#contract/accounts/people.ts'
import { paths } from '#contract/paths.ts'
import { isNoAnswer, refusalOf } from '#web/lib/calls/refusal.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { longDayText } from '#web/lib/time/whenText.ts'
import { BackLink } from '#web/ui/buttons/BackLink.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { personQuery } from '../queries.ts'
import { SignInsPanel } from '../SignInsPanel.tsx'
import { StaffPersonLevel, StaffPersonType, toneOf } from '../StaffPerson.tsx'
import { StaffRoleMenu } from '../StaffRoleMenu.tsx'
import { plansInWords } from '../staffPlans.ts'

type Props = {
  userId: string
  /** What can be done here, next to the name. */
  actions?: (person: Person) => ReactNode
  /** In the narrow column, above what they are. */
  aside?: (person: Person) => ReactNode
  children: (person: Person) => ReactNode
}

/** One member: who they are, then what the features know of them. */
export function PersonStaff({ userId, actions, aside, children }: Props) {
  const me = useMe()
  const person = useQuery(personQuery(userId))
  const { data, error } = person
  if (!data && !error) {
    return (
      <Loading className="pt-2">
        <Skeleton className="h-13 w-80 max-w-full" />
        <Skeleton className="mt-8 h-64 rounded-panel" />
      </Loading>
    )
  }
  // Dialogs with typed words stay while the person cannot be read again.
  if (!data || (error && !isNoAnswer(error))) {
    const { code } = refusalOf(error)
    if (code === 'NOT_FOUND' || code === 'BAD_REQUEST') return <Nobody />
    return <SectionError onRetry={() => void person.refetch()} isRetrying={person.isFetching} />
  }
  const known = data.person
  return (
    <>
      <BackLink to={paths.vipMembers()}>Back to members</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-3 pb-6">
        <Avatar name={known.name} tone={toneOf(known)} size={52} />
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="display-m">{known.name}</h1>
          <p className="mt-1 text-body-l text-ink-2">
            {known.company || 'No company'}
            {known.isAdvised ? <span className="text-ink-3">. You advise them.</span> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {actions?.(known)}
          {me.isAdmin && known.userId !== me.userId ? <StaffRoleMenu person={known} isWorded /> : null}
        </div>
      </div>
      <div className="grid items-start gap-4 min-[1101px]:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-4">{children(known)}</div>
        <div className="grid min-w-0 gap-4">
          {aside?.(known)}
          <Facts person={known} />
          {me.isAdmin && known.userId !== me.userId ? <SignInsPanel person={known} /> : null}
        </div>
      </div>
    </>
  )
}

function Nobody() {
  return (
    <Panel>
      <h1 className="sr-only">Member</h1>
      <Empty
        level={2}
        title="Member not found"
        action={<TextLink to={paths.vipMembers()}>Back to members</TextLink>}
      >
        The address may be mistyped, or the account was deleted.
      </Empty>
    </Panel>
  )
}

function Facts({ person }: { person: Person }) {
  const zone = useZone()
  return (
    <Panel>
      <PanelHeader title="Member" />
      <PanelBody className="pt-2!">
        <dl className="hairlines text-body-s [&_dd]:min-w-0 [&_dd]:text-right [&_dt]:shrink-0 [&_dt]:text-ink-3 [&>div]:flex [&>div]:items-center [&>div]:justify-between [&>div]:gap-4 [&>div]:py-2.5">
          <div>
            <dt>Level</dt>
            <dd>
              <StaffPersonLevel person={person} />
            </dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>
              <StaffPersonType person={person} />
            </dd>
          </div>
          <div>
            <dt>Plans</dt>
            <dd>{plansInWords(person)}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd className="break-all">
              {person.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : 'Visible to advisors'}
            </dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd className="tnum">{longDayText(person.createdAt, zone)}</dd>
          </div>
        </dl>
      </PanelBody>
    </Panel>
  )
}
