import { entryRefusals } from './entryRefusals.ts'
import { viewingRefusal } from './views.ts'

/** Why a native form of the site changed nothing of whoever is signed in: by the reason of a refusal, in words that name the way out. */
export const formRefusals: Readonly<Record<string, string>> = {
  locked: 'Your console has locked itself. Unlock it in its own tab, then press again.',
  not_verified: entryRefusals.not_verified,
  viewing: viewingRefusal,
}

/** What has no reason of its own: nobody meant it. */
export const formFault = 'Something went wrong on our side. Please send it again.'
