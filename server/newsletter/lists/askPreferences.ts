import { joinRates } from '#domain/newsletter/limits.ts'
import type { Trail } from '#server/platform/audit/trailOf.ts'
import { trailOf } from '#server/platform/audit/trailOf.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { addressKey } from '#server/platform/http/rates.ts'
import { preferencesEmail } from './emails.ts'

const askLink = sqlStatement<
  [address: string, mail: string, template: string, network: string, hourly: number, at: Date, ...Trail],
  { became: string }
>('select app_ask_preferences($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11) as became')

/** Mails the link to the preferences; the answer is the same whether anybody subscribes by that address (K15). */
export const askPreferences = openCall(
  calls.newsletter.askPreferences,
  async ({ app, db, origin, now, input }) => {
    const mail = app.clock.newId()
    const { template } = preferencesEmail({ id: mail })
    const network = addressKey(origin.ipAddress)
    const { perNetworkHourly } = joinRates
    const trail = trailOf(origin, {})
    await askLink(db, input.email.trim(), mail, template, network, perNetworkHourly, now, ...trail)
    return {}
  },
)
