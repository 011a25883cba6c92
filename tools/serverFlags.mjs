// The flags the server runs with, on `npm start` and wherever it is measured or attacked. No source maps: they cost
// 70 MiB at rest; and no --optimize-for-size: it saves 15 MiB and trebles the CPU of a list
// (docs/decisions/0013-what-a-start-keeps.md).
export const serverFlags = ['--max-semi-space-size=4']

/**
 * What else it runs with: glibc gives pieces as large as a page of the site back as soon as they are free, and keeps two
 * arenas instead of eight a core (docs/decisions/0115-what-rests-in-memory.md).
 */
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_ARENA_MAX: '2' }
