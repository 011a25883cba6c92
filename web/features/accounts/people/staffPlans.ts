import type { Person } from '#contract/accounts/people.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { desktopPlan, mobilePlan } from '#domain/billing/rules/plans.ts'

/** What each console of a person shows, in words: 'Desktop Pro, Mobile Pro'; unconfirmed people hold nothing. */
export function plansInWords(person: Pick<Person, 'plans'>): string {
  if (person.plans.length === 0) return 'None'
  return `${planCatalogue[desktopPlan(person.plans)].label}, ${planCatalogue[mobilePlan(person.plans)].label}`
}

const kinds = { founder: 'Founder', investor: 'Investor', advisory: 'Advisory' } as const

/** What a person is to the consultancy and what stands against them, on one line. */
export function kindInWords(
  person: Pick<Person, 'roles' | 'userType' | 'isDisabled' | 'isVerified'>,
): string {
  const role = person.roles.includes('admin') ? 'Admin' : person.roles.includes('staff') ? 'Staff' : null
  const kind = person.userType ? kinds[person.userType] : null
  const states = [person.isDisabled ? 'disabled' : null, person.isVerified ? null : 'not confirmed']
  return [role ?? kind ?? 'Member', ...states].filter(Boolean).join(', ')
}
