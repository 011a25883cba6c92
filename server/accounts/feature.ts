import type { Feature } from '#server/platform/calls/feature.ts'
import { assignAdvisor, endAdvisor } from './advisors/commands.ts'
import { listAdvisors, listViews } from './advisors/queries.ts'
import { endSignIns, viewSignIns } from './devices/commands.ts'
import { listSignIns } from './devices/queries.ts'
import { resetFactor } from './factors/commands.ts'
import { getDraftKey } from './lock/getDraftKey.ts'
import { getSecurity } from './passkeys/queries.ts'
import { listUndelivered } from './people/listUndelivered.ts'
import { agreeTexts } from './profile/agreeTexts.ts'
import { editProfile } from './profile/commands.ts'
import { dismissNudge } from './profile/dismissNudge.ts'
import { getMe } from './profile/queries.ts'
import { getCard, openCard, showCard } from './profile/showCard.ts'
import { touchSignIn } from './signIn/touchSignIn.ts'

type People = 'listPeople' | 'getPerson' | 'setRole' | 'setPermission' | 'setDisabled'

export const accounts: Feature<'accounts', People> = {
  calls: {
    getMe,
    touchSignIn,
    getDraftKey,
    editProfile,
    agreeTexts,
    getCard,
    showCard,
    openCard,
    dismissNudge,
    listViews,
    listUndelivered,
    getSecurity,
    listSignIns,
    viewSignIns,
    endSignIns,
    resetFactor,
    listAdvisors,
    assignAdvisor,
    endAdvisor,
  },
  // What changes about a person is heard by that person alone.
  audience: (event, { actor }) => event.memberId === actor.userId,
}
