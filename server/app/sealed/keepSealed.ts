import type { Logger } from 'pino'
import { everyMs } from '#server/platform/jobs/routine.ts'
import { currentId, secretIds } from '#server/platform/keyRing.ts'
import type { Sealed, Sealers } from './sealAnew.ts'
import { sealAnew } from './sealAnew.ts'

const EVERY_MS = 600_000

/** What a round means for whoever runs the server, a sentence each; worse things are `error`. */
export function wordsOf({ anew, missing, codesOfEarlier, codesOfMissing }: Sealed): {
  error: string | null
  info: string | null
} {
  const rows = [...missing].map(([id, count]) =>
    id === '' ? `${count} without a name of theirs` : `${count} under the secret ${id}`,
  )
  const lost = [
    ...(rows.length > 0 ? [`sealed texts cannot be opened: ${rows.join(', ')}`] : []),
    ...(codesOfMissing > 0 ? [`recovery codes of ${codesOfMissing} people are under one that is gone`] : []),
  ]
  const earlier = secretIds().length - 1
  const done = [
    ...(anew > 0 ? [`${anew} sealed texts were written anew under the secret ${currentId()}`] : []),
    ...(earlier > 0 && missing.size === 0
      ? [
          'no sealed text needs AUTH_SECRETS_EARLIER any more',
          ...(codesOfEarlier > 0 ? [`recovery codes of ${codesOfEarlier} people still do`] : []),
        ]
      : []),
  ]
  return {
    error:
      lost.length === 0
        ? null
        : `${lost.join('; ')}. Put the secret that is missing into AUTH_SECRETS_EARLIER, or what it sealed is set up anew.`,
    info: done.length === 0 ? null : `${done.join('; ')}.`,
  }
}

/**
 * Seals anew from the start on until nothing is left of earlier secrets, and says so: at once, then every ten minutes while there are
 * earlier ones, for a node that has not changed over yet goes on sealing under them.
 */
export function keepSealed(pools: Sealers, log: Logger): () => Promise<void> {
  let isStopping = false
  let said = ''
  const round = async () => {
    const { error, info } = wordsOf(await sealAnew(pools, () => isStopping))
    const words = `${error ?? ''}${info ?? ''}`
    if (isStopping || words === said) return
    said = words
    if (error) log.error(error)
    if (info) log.info(info)
  }
  const first = round().catch((error: unknown) =>
    log.warn({ err: error, routine: 'sealed' }, 'routine failed'),
  )
  const stop = secretIds().length > 1 ? everyMs('sealed', EVERY_MS, log, round) : async () => undefined
  return async () => {
    isStopping = true
    await first
    await stop()
  }
}
