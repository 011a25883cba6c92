import { profileTexts } from '#domain/accounts/texts/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { rememberProfile } from '../queries.ts'

/**
 * What the server stored of a profile is what every screen knows at once. One after the other, so that of two quick choices the later
 * one is kept, and shown.
 */
const remembered = () => ({
  ...orpc.accounts.editProfile.mutationOptions({ onSuccess: ({ profile }) => rememberProfile(profile) }),
  scope: { id: 'accounts.profile' },
})

/** The form says what is wrong with a profile. */
export const editProfile = () => mutation(remembered(), { success: accountUiTexts.profileSaved })

/** Asked once, on the way in: nothing is said but what went wrong, and the form says that. */
export const welcomeProfile = () => mutation(remembered(), {})

/** One press on a card that has no room for words of its own. */
export const chooseUserType = () =>
  mutation(remembered(), {
    success: accountUiTexts.profileSaved,
    failure: profileTexts.profileUpdateFailed,
  })

/** A switch shows by itself what was stored. */
export const saveSwitch = () => mutation(remembered(), { failure: profileTexts.profileUpdateFailed })

/** Shown at once, so a success says nothing. */
export const chooseTheme = () => mutation(remembered(), { failure: profileTexts.profileUpdateFailed })

/** The page of a card comes or goes with its switch, so a success says nothing. */
export const showCard = () =>
  mutation(orpc.accounts.showCard.mutationOptions(), {
    failure: 'Failed to change who sees the card. Please try again.',
    refresh: [orpc.accounts.getCard.key()],
    waits: true,
  })
