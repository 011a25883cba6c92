import { canViewServices } from '#domain/content/permissions.ts'
import type { ServiceName, ServiceState } from '#domain/content/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Config } from '#server/platform/config.ts'
import type { Outside } from '#server/platform/outside/askOutside.ts'
import { breakerOf } from '#server/platform/outside/askOutside.ts'
import { scannerState } from '#server/platform/outside/clamd/scannerState.ts'

/** What each service is configured by, and whose breaker says that it does not answer, on this node (T-220). */
const known: Readonly<
  Record<Exclude<ServiceName, 'scanner'>, { isOn(config: Config): boolean; asks?: Outside }>
> = {
  mail: { isOn: ({ smtpUrl }) => smtpUrl !== null },
  bucket: { isOn: ({ s3 }) => s3 !== null },
  drive: { isOn: ({ google }) => google !== null, asks: 'google' },
  transcription: { isOn: ({ ai }) => Boolean(ai?.transcriptionModel), asks: 'openai' },
  reports: { isOn: ({ ai }) => Boolean(ai?.reportModel), asks: 'openai' },
  calendlyWebhooks: { isOn: ({ calendlySigningKey }) => calendlySigningKey !== null },
  calendlyBookings: { isOn: ({ calendlyApi }) => calendlyApi !== null, asks: 'calendly' },
}

const stateOf = (config: Config, name: keyof typeof known): ServiceState => {
  const { isOn, asks } = known[name]
  if (!isOn(config)) return 'off'
  return asks && breakerOf(config, asks).isOpen ? 'away' : 'on'
}

/** Which services of others this server has, for staff: what is off is said, and so is who does not answer (T-220). */
export const listServices = query(calls.content.listServices, {
  read: async () => null,
  can: canViewServices,
  present: (_none, { app: { config } }) => {
    const line = (name: keyof typeof known) => ({ name, state: stateOf(config, name), version: null })
    return {
      services: [
        line('mail'),
        line('bucket'),
        { name: 'scanner' as const, ...scannerState(config) },
        line('drive'),
        line('transcription'),
        line('reports'),
        line('calendlyWebhooks'),
        line('calendlyBookings'),
      ],
    }
  },
})
