import { eq } from 'drizzle-orm'
import { canShowCard } from '#domain/accounts/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { profiles } from '../tables.ts'
import { holdProfile, loadProfile } from './queries.ts'

const SLUG = 20

/** One's own card, whether it is shown or not. */
export const getCard = query(calls.accounts.getCard, {
  read: ({ db }) => loadProfile(db),
  can: canShowCard,
  present: ({ cardSlug }) => ({ slug: cardSlug }),
})

const setSlug = statement((q, p: Args<{ id: string; cardSlug: string | null; updatedAt: Date }>) =>
  q
    .update(profiles)
    .set({ cardSlug: p.cardSlug, updatedAt: p.updatedAt })
    .where(eq(profiles.id, p.id))
    .returning(),
)

/** Shown anew it has a new address: whoever kept the old one sees nothing. */
export const showCard = command(calls.accounts.showCard, {
  load: ({ db }) => holdProfile(db),
  can: canShowCard,
  run: async ({ db, input: { isShown }, loaded, now }) => {
    const { id } = loaded
    if (isShown === (loaded.cardSlug !== null)) return { slug: loaded.cardSlug, event: null }
    const cardSlug = isShown ? newSecret().slice(0, SLUG) : null
    const [profile] = await setSlug(db, { id, cardSlug, updatedAt: now })
    if (!profile) throw new NotFound('profile')
    const details = { card: isShown ? 'shown' : 'hidden' }
    return {
      slug: cardSlug,
      event: { name: 'profile.updated', entity: 'profile', id, memberId: id, details },
    }
  },
  answer: ({ slug }) => ({ slug }),
})

type FoundCard = {
  first_name: string
  last_name: string
  job_title: string
  company: string
  email: string
  phone: string
  website: string
  linkedin_url: string
}
const findCard = sqlStatement<[slug: string], FoundCard>('select * from app_find_card($1)')

/** The card behind an address, for everybody; a visitor reads no table, so one function of the database looks. */
export const openCard = openCall(calls.accounts.openCard, async ({ db, input }) => {
  const [found] = await findCard(db, input.slug)
  if (!found) return { card: null }
  const {
    first_name: firstName,
    last_name: lastName,
    job_title: jobTitle,
    linkedin_url: linkedinUrl,
    ...rest
  } = found
  return { card: { ...rest, firstName, lastName, jobTitle, linkedinUrl } }
})
