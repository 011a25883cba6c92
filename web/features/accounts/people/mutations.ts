import { roleRefusals } from '#domain/accounts/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
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
