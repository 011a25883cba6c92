/** Every cache of the worker's begins so; those of earlier builds go. */
export const cacheStart = 'jul.console'
/** Which document starts a console: one answers all their addresses, and nobody's data is in it. */
export const shellAddress = '/app/home'

/** How long a document may take before the kept one stands in for it. */
export const patienceMs = 4_000

/** How a request of a console's page is answered: `file` from what is kept, `page` by the network first, the rest by the network alone. */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string) {
  const { origin: from, pathname } = new URL(request.url)
  if (request.method !== 'GET' || from !== origin) return 'network'
  if (request.mode === 'navigate') return /^\/(?:app|dashboard)(?:\/|$)/.test(pathname) ? 'page' : 'network'
  // Their names carry a hash of what is in them, so what was kept once stays right.
  if (pathname.startsWith('/assets/')) return 'file'
  return unhashed.includes(pathname) ? 'page' : 'network'
}

/** What the document of the consoles asks for besides, whose names stay as their words change. */
export const unhashed = ['/theme.js', '/empty-root.js']

/** What is kept of a file, else the network's, which is kept from then on. */
export async function fileFirst(request: Request, name: string): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  // A full disk keeps nothing, and what came is answered all the same.
  if (answer.status === 200) await keep(request, answer.clone(), name).catch(() => undefined)
  return answer
}

async function keep(request: Request, copy: Response, name: string): Promise<void> {
  // A worker of an earlier build may still run once its cache is gone.
  if (await caches.has(name)) await (await caches.open(name)).put(request, copy)
}

/** What the network answers, whatever it is; where it does not, or not in time, what is kept at `address`. */
export async function networkFirst(asked: Promise<Response>, address: string): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const answer = await Promise.race([asked, late]).catch(() => null)
  return answer ?? (await caches.match(address, { ignoreVary: true })) ?? asked
}

/**
 * Everything a console starts with, whole or not at all: `files` from an earlier build where they are the same, and the document, which has to be
 * the one that belongs to them. `shell` is its version.
 */
export async function keepStart(name: string, files: readonly string[], shell: string): Promise<void> {
  const fresh = (address: string) => fetch(address, { cache: 'no-cache', credentials: 'omit' })
  const document = await fresh(shellAddress)
  const version = document.headers.get('etag')?.replace(/^W\//, '')
  if (!document.ok || document.redirected || (version && version !== shell))
    throw new Error('the document of the consoles is of another build')
  const had = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
  const cache = await caches.open(name)
  await Promise.all([
    cache.addAll(unhashed.map((file) => new Request(file, { cache: 'no-cache', credentials: 'omit' }))),
    cache.addAll(files.filter((_, at) => !had[at])),
    ...files.map((file, at) => had[at] && cache.put(file, had[at])),
  ])
  await cache.put(shellAddress, document)
}

/** Leaves nothing of other builds; without a name nothing at all. */
export async function dropKept(name?: string): Promise<void> {
  const names = (await caches.keys()).filter((each) => each.startsWith(cacheStart) && each !== name)
  await Promise.all(names.map((each) => caches.delete(each)))
}
