import type { Config } from '#server/platform/config.ts'
import { askVersion } from './askClamd.ts'

/** As far as this node knows; `version` is the scanner's own word for itself. */
export type ScannerState = { state: 'on' | 'off' | 'asking' | 'away'; version: string | null }

const FRESH_MS = 20_000
const states = new WeakMap<Config, { state: ScannerState; askedAt: number }>()

/**
 * Whether the scanner is there. Nobody waits for it, and no transaction does: what was heard last is said, and where that is old it
 * is asked anew for whoever looks next.
 */
export function scannerState(config: Config): ScannerState {
  const { scanner } = config
  if (!scanner) return { state: 'off', version: null }
  const known = states.get(config)
  const now = performance.now()
  if (known && now - known.askedAt < FRESH_MS) return known.state
  const state = known?.state ?? { state: 'asking', version: null }
  states.set(config, { state, askedAt: now })
  const keep = (heard: ScannerState) => void states.set(config, { state: heard, askedAt: now })
  askVersion(scanner).then(
    (version) => keep({ state: 'on', version: version.slice(0, 100) }),
    () => keep({ state: 'away', version: null }),
  )
  return state
}
