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
          label: 'Switch off account',
          title: `Switch off ${name}'s account?`,
          text: 'Every sign-in ends at once. Their rows stay.',
          confirm: 'Switch off',
          done: 'Account switched off',
          isDanger: true,
        }
      : {
          label: 'Switch on account',
          title: `Switch ${name}'s account on again?`,
          text: 'They can sign in again, with everything they had.',
          confirm: 'Switch on',
          done: 'Account switched on',
          isDanger: false,
        }
  }
  const what = { staff: 'staff', admin: 'admin', 'sessions.manage': 'sessions manager' }[kind]
  const gives = {
    staff: 'Staff see the directory, requests, and the sessions of the members they advise.',
    admin: 'Admins give and take roles, and switch accounts off.',
    'sessions.manage': 'They see and manage the sessions of every member.',
  }[kind]
  return give
    ? {
        label: `Make ${what}`,
        title: `Make ${name} ${what}?`,
        text: gives,
        confirm: `Make ${what}`,
        done: `${name} is ${what} now`,
        isDanger: false,
      }
    : {
        label: `Take ${what} away`,
        title: `Take ${what} away from ${name}?`,
        text: 'It counts at once. Their sign-ins end, and they sign in again as what they are then.',
        confirm: 'Take away',
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
