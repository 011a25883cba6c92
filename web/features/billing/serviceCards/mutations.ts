import { profileTexts } from '#domain/accounts/texts/profile.ts'
import { serviceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { editFailure } from '#web/lib/edits/theirs.ts'

const refresh = [
  orpc.billing.listServiceCards.key(),
  orpc.billing.listAllServiceCards.key(),
  orpc.billing.listServiceCardVersions.key(),
]

/** Shown at once, so a success says nothing. */
export const chooseCurrency = () =>
  mutation(orpc.accounts.editProfile.mutationOptions(), {
    failure: profileTexts.profileUpdateFailed,
    refresh: [orpc.accounts.getMe.key()],
  })

/** Problems of its fields are said next to them. */
export const createServiceCard = () =>
  mutation(orpc.billing.createServiceCard.mutationOptions(), {
    success: serviceCardTexts.created,
    failure: (error) => {
      const { problems, reason } = refusalOf(error)
      if (reason === 'too_many_cards') return serviceCardTexts.full
      return problems.length === 0 ? serviceCardTexts.failed : null
    },
    refresh,
  })

const clashOr = editFailure(serviceCardTexts.failed, serviceCardFields)
/** A clash is asked about. */
export const editServiceCard = () =>
  mutation(orpc.billing.editServiceCard.mutationOptions(), {
    success: serviceCardTexts.updated,
    failure: (error) => (refusalOf(error).problems.length > 0 ? null : clashOr(error)),
    refresh,
    waits: true,
  })

export const moveServiceCard = () =>
  mutation(orpc.billing.moveServiceCard.mutationOptions(), {
    success: serviceCardTexts.moved,
    failure: serviceCardTexts.failed,
    refresh,
    waits: true,
  })
