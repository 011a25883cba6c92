import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { advisorRefusals, peopleTexts, roleRefusals } from '#domain/accounts/texts/people.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOfError } from '#web/lib/calls/refusalWords.ts'
import { askAuth } from '../queries.ts'
import type { RoleStep } from './roleSteps.ts'
import { wordsOfStep } from './roleSteps.ts'

type Taken = { step: RoleStep; userId: string; name: string }

/** One step with a person: a role, a permission, or their account disabled and on. */
export const takeRoleStep = () =>
  mutation(
    {
      mutationFn: async ({ step: { kind, give }, userId }: Taken): Promise<unknown> => {
        if (kind === 'disabled') return api.accounts.setDisabled({ userId, disabled: give })
        if (kind === 'sessions.manage') return api.accounts.setPermission({ userId, name: kind, give })
        return api.accounts.setRole({ userId, role: kind, give })
      },
    },
    {
      success: (_, { step, name }) => wordsOfStep(step, name).done,
      failure: (error) => {
        const { reason, message } = refusalOf(error)
        return reasonWords(roleRefusals, reason) ?? message
      },
      refresh: [orpc.accounts.key()],
      waits: true,
    },
  )

/** The dialog says what is wrong. */
export const resetFactor = () =>
  mutation(orpc.accounts.resetFactor.mutationOptions(), { success: factorTexts.factorResetAsked })

export const viewSignIns = () =>
  mutation(orpc.accounts.viewSignIns.mutationOptions(), { failure: wordsOfError })

export const endSignIns = () =>
  mutation(orpc.accounts.endSignIns.mutationOptions(), {
    success: peopleTexts.endedAll,
    failure: wordsOfError,
  })

export const resendConfirmation = () =>
  mutation(
    { mutationFn: (id: string) => askAuth('people/resend', { id }) },
    { success: peopleTexts.confirmationSent, failure: wordsOfError },
  )

/** What a refused assignment says: the reason in our words, else what the server said. */
export function advisorFailure(error: unknown): string {
  const { reason, message } = refusalOf(error)
  return reasonWords(advisorRefusals, reason) ?? message
}

/** The dialog says what is wrong with an assignment. */
export const assignAdvisor = () =>
  mutation(orpc.accounts.assignAdvisor.mutationOptions(), {
    success: ({ advisor }) => `${advisor.advisorName} now advises this member`,
    refresh: [orpc.accounts.key()],
  })

export const endAdvisor = () =>
  mutation(orpc.accounts.endAdvisor.mutationOptions(), {
    success: ({ advisor }) => `${advisor.advisorName} no longer advises this member`,
    failure: advisorFailure,
    refresh: [orpc.accounts.key()],
    waits: true,
  })
