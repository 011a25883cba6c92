import { consoleWorkerPath } from '#contract/paths.ts'

const lateMs = 5_000
const started = new Set<string>()
// A document of the site that led to a console forbids it, and would report that it was tried.
const beganAs = consoleOf(new URL(performance.getEntriesByType('navigation')[0]?.name ?? 'none:').pathname)

/** Has the browser keep what this console starts with, once it has nothing better to do (0107). */
export function keepConsole() {
  const scope = consoleOf(window.location.pathname)
  const isOff = document.documentElement.dataset.noWorker !== undefined
  if (!scope || !beganAs || isOff || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (started.has(scope)) return
  started.add(scope)
  window.setTimeout(() => {
    // Private windows and settings may forbid it; then the console opens with a network alone.
    navigator.serviceWorker.register(address(), { scope }).catch(() => undefined)
  }, lateMs)
}

function consoleOf(path: string): string | undefined {
  return /^\/(?:app|dashboard)(?=\/|$)/.exec(path)?.[0]
}

type Policy = { createScriptURL: (input: string) => string }
type Types = { createPolicy: (name: string, rules: Policy) => Policy }
let policy: Policy | undefined

/** The one address that the content policy of the consoles lets a worker have. */
function address(): string {
  // safe because browsers without trusted types have none, and TypeScript does not know them yet
  const types = Reflect.get(window, 'trustedTypes') as Types | undefined
  policy ??= types?.createPolicy('console-worker', { createScriptURL: () => consoleWorkerPath })
  return policy?.createScriptURL('') ?? consoleWorkerPath
}
