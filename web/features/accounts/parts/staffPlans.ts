import type { Person } from '#contract/accounts.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { desktopPlan, mobilePlan } from '#domain/billing/rules/plans.ts'

/** What each console of a person shows, in words: 'Desktop Pro, Mobile Pro'; unconfirmed people hold nothing. */
export function plansInWords(person: Pick<Person, 'plans'>): string {
  if (person.plans.length === 0) return 'None'
  return `${planCatalogue[desktopPlan(person.plans)].label}, ${planCatalogue[mobilePlan(person.plans)].label}`
}
