import type { Person } from '#contract/accounts/people.ts'

/** One change an admin can make to a person, with the words that ask for it and say it is done. */
export type RoleStep = {
  kind: 'staff' | 'admin' | 'sessions.manage' | 'disabled'
  /** Give or take; for `disabled`, switch off or on. */
  give: boolean
}

type Words = { label: string; title: string; text: string; confirm: string; done: string; isDanger: boolean }

/** What the dialog of a step says about a person. */
export function wordsOfStep({ kind, give }: RoleStep, name: string): Words {
  if (kind === 'disabled') {
    return give
      ? {
          label: 'Disable account',
          title: `Disable ${name}'s account?`,
          text: "They'll be signed out on all devices. Their data is kept.",
          confirm: 'Disable',
          done: 'Account disabled',
          isDanger: true,
        }
      : {
          label: 'Enable account',
          title: `Enable ${name}'s account?`,
          text: 'They can sign in again. Their data is unchanged.',
          confirm: 'Enable',
          done: 'Account enabled',
          isDanger: false,
        }
  }
  const what = { staff: 'staff', admin: 'admin', 'sessions.manage': 'sessions manager' }[kind]
  const gives = {
    staff: 'Staff can see the directory, requests, and the sessions of the members they advise.',
    admin: 'Admins can change roles and disable accounts.',
    'sessions.manage': "They can see and manage every member's sessions.",
  }[kind]
  return give
    ? {
        label: `Make ${what}`,
        title: `Make ${name} ${what}?`,
        text: gives,
        confirm: `Make ${what}`,
        done: `${name} is now ${what}`,
        isDanger: false,
      }
    : {
        label: `Remove ${what}`,
        title: `Remove ${what} from ${name}?`,
        text: 'This takes effect immediately and signs them out on all devices.',
        confirm: 'Remove',
        done: `${name} is no longer ${what}`,
        isDanger: true,
      }
}

/** The steps that make sense for a person as they are; the server decides whether each may be done. */
export function stepsFor(person: Person): readonly RoleStep[] {
  const isStaff = person.roles.length > 0
  const isAdmin = person.roles.includes('admin')
  const steps: RoleStep[] = [
    { kind: 'staff', give: !person.roles.includes('staff') },
    { kind: 'admin', give: !isAdmin },
  ]
  if (isStaff) steps.push({ kind: 'sessions.manage', give: !person.permissions.includes('sessions.manage') })
  return [...steps, { kind: 'disabled', give: !person.isDisabled }]
}
