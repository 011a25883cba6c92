import type { ErrorLevel } from '#domain/content/types.ts'

/** Has an error stored; what sends it is loaded with the first one. */
export function reportLater(error: unknown, level: ErrorLevel) {
  import('./reportError.ts').then(
    ({ reportError }) => reportError(error, level),
    // Where the reporter cannot be loaded, a report would not have reached the server either.
    () => {},
  )
}

/** Errors that no boundary saw; refusals of the server and a lost network are answers and no errors. */
export function watchErrors() {
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) reportLater(error, 'global')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isAnswer =
      reason instanceof Error &&
      ('code' in reason || /^(AbortError|TypeError: .*fetch)/i.test(`${reason.name}: ${reason.message}`))
    if (reason instanceof Error && !isAnswer) reportLater(reason, 'global')
  })
}
