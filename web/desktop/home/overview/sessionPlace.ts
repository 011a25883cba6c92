import { paths } from '#contract/paths.ts'

/** Where the desktop console shows one session. */
export const sessionPlace = (sessionId: string): string => paths.dashboard('sessions', { session: sessionId })
